import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSize } from '../../../../platform/testing/test-size.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { checkPromotionInvariants } from '../check-promotion-invariants.ts';
import { decideApplication } from '../desk/decide-application.ts';
import { issueReward } from '../desk/issue-reward.ts';
import { claimDeps, createPromotion } from '../promotion.factory.ts';
import { applyForPromotion } from './apply-for-promotion.ts';
import { claimPromotion } from './claim-promotion.ts';

const { db } = await testDatabase();
const TEN = 1_000_000n;
const DAY_MS = 86_400_000;
const MEMBERS = 4;

/** What happens at one moment: all of it in parallel, as different people press at once. */
const press = fc.oneof(
  fc.record({
    what: fc.constant('claim' as const),
    who: fc.nat(MEMBERS - 1),
    times: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    what: fc.constant('apply' as const),
    who: fc.nat(MEMBERS - 1),
    times: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    what: fc.constant('review' as const),
    who: fc.nat(MEMBERS - 1),
    times: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({
    what: fc.constant('issue' as const),
    who: fc.nat(MEMBERS - 1),
    times: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    what: fc.constant('reject' as const),
    who: fc.nat(MEMBERS - 1),
    times: fc.integer({ min: 1, max: 2 }),
  }),
);
const moment = fc.record({
  nextDay: fc.boolean(),
  presses: fc.uniqueArray(press, {
    maxLength: 6,
    selector: ({ what, who }) => `${what === 'claim' ? 'claim' : 'desk'} ${who}`,
  }),
});
type Press = typeof press extends fc.Arbitrary<infer One> ? One : never;

/** The rules in their plainest form. */
interface Model {
  balances: bigint[];
  claimedToday: Set<number>;
  claimBudgetDay: bigint;
  deskBudget: bigint;
  applications: { state: 'none' | 'applying' | 'processing' | 'issued' | 'rejected'; count: number }[];
}

test('whichever members press at once and however often: none is paid twice, no budget is exceeded, and the books fit', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { minLength: 3, maxLength: 12 }), async (moments) => {
      const story = await begin();
      for (const { nextDay, presses } of moments) {
        if (nextDay) story.nextDay();
        await story.happens(presses);
        await story.compare();
      }
    }),
    { numRuns: testSize(160) },
  );
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkPromotionInvariants(db.kysely)).toEqual([]);
}, 300_000);

async function begin() {
  const clock = fixedClock('2026-11-20T12:00:00Z');
  const brand = await createBrand(db.kysely);
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => createMember(db, brand)));
  const claimId = await createPromotion(db, brand, { kind: 'claim', budget_day: 2n * TEN });
  const deskId = await createPromotion(db, brand, {
    applications_max: 2,
    reward_amount: 5n * TEN,
    budget_total: 12n * TEN,
  });
  const model: Model = {
    balances: Array.from({ length: MEMBERS }, () => 0n),
    claimedToday: new Set(),
    claimBudgetDay: 2n * TEN,
    deskBudget: 12n * TEN,
    applications: Array.from({ length: MEMBERS }, () => ({ state: 'none', count: 0 })),
  };
  const call = {
    brands: [brand],
    brandIds: [brand.id],
    operator: { id: newId(), name: 'clerk', sessionId: newId() },
    record: async () => {},
    mustBeProposed: async () => false,
    propose: async () => newId(),
  };
  const memberOf = (who: number) => {
    const member = members[who];
    if (!member) throw new Error('a story has four members');
    return member;
  };
  const person = (who: number) => ({
    brand,
    language: 'EN' as const,
    memberId: memberOf(who).memberId,
    idempotencyKey: newId(),
  });
  const latest = (who: number) =>
    db.kysely
      .selectFrom('promotions.application')
      .select(['id', 'version', 'state'])
      .where('promotion_id', '=', deskId)
      .where('member_id', '=', memberOf(who).memberId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst();

  /** Whether one press of it went through. */
  async function go({ what, who }: Press): Promise<boolean> {
    if (what === 'claim')
      return done(claimPromotion(claimDeps({ db, clock }), { promotionId: claimId }, person(who)));
    if (what === 'apply')
      return done(
        applyForPromotion({ db, clock }, { promotionId: deskId, remark: '', pictures: [] }, person(who)),
      );
    const application = await latest(who);
    if (!application) return false;
    const { id, version } = application;
    const now = clock.now();
    return done(
      db.transaction((tx) => {
        if (what === 'issue') return issueReward(tx, call, { id, version, amount: '50.00', words: '' }, now);
        const to = what === 'review' ? 'processing' : 'rejected';
        return decideApplication(tx, call, { id, version, to, words: 'as it is' }, now);
      }),
    );
  }

  return {
    nextDay() {
      clock.advance(DAY_MS);
      model.claimedToday.clear();
      model.claimBudgetDay = 2n * TEN;
    },
    async happens(presses: readonly Press[]) {
      clock.advance(1000);
      const outcomes = await Promise.all(
        presses.map(async (one) => {
          const went = await Promise.all(Array.from({ length: one.times }, () => go(one)));
          return { ...one, went: went.filter(Boolean).length };
        }),
      );
      claimsOf(outcomes);
      for (const one of outcomes) if (one.what !== 'claim' && one.what !== 'issue') deskMove(one);
      issuesOf(outcomes.filter(({ what }) => what === 'issue'));
    },
    async compare() {
      for (const [who, balance] of model.balances.entries())
        expect(await walletBalance(db.kysely, memberOf(who)), `member ${who}`).toBe(balance);
      for (const [who, { state, count }] of model.applications.entries()) {
        expect((await latest(who))?.state ?? 'none').toBe(state);
        expect(count).toBeLessThanOrEqual(2);
      }
    },
  };

  /** Which of several members get the last of a day's money is luck; how many is not. */
  function claimsOf(outcomes: readonly (Press & { went: number })[]) {
    const eligible = outcomes.filter(({ what, who }) => what === 'claim' && !model.claimedToday.has(who));
    for (const { what, who, went } of outcomes)
      if (what === 'claim' && model.claimedToday.has(who)) expect(went).toBe(0);
    const affordable = Number(model.claimBudgetDay / TEN);
    expect(eligible.filter(({ went }) => went > 0)).toHaveLength(Math.min(affordable, eligible.length));
    for (const { who, went } of eligible) {
      if (went === 0) continue;
      expect(went).toBe(1);
      model.claimedToday.add(who);
      model.claimBudgetDay -= TEN;
      model.balances[who] = (model.balances[who] ?? 0n) + TEN;
    }
  }

  function deskMove({ what, who, went }: Press & { went: number }) {
    const application = model.applications[who];
    if (!application) throw new Error('a story has four members');
    const { state, count } = application;
    const isOpen = state === 'applying' || state === 'processing';
    const may = {
      apply: !isOpen && count < 2,
      review: state === 'applying',
      reject: isOpen,
      issue: false,
      claim: false,
    }[what];
    expect(went, `${what} of ${state}`).toBe(may ? 1 : 0);
    if (!may) return;
    if (what === 'apply') model.applications[who] = { state: 'applying', count: count + 1 };
    else application.state = what === 'review' ? 'processing' : 'rejected';
  }

  function issuesOf(outcomes: readonly (Press & { went: number })[]) {
    const ready = outcomes.filter(({ who }) => model.applications[who]?.state === 'processing');
    for (const { who, went } of outcomes)
      if (model.applications[who]?.state !== 'processing') expect(went).toBe(0);
    const affordable = Number(model.deskBudget / (5n * TEN));
    expect(ready.filter(({ went }) => went > 0)).toHaveLength(Math.min(affordable, ready.length));
    for (const { who, went } of ready) {
      const application = model.applications[who];
      if (went === 0 || !application) continue;
      expect(went).toBe(1);
      application.state = 'issued';
      model.deskBudget -= 5n * TEN;
      model.balances[who] = (model.balances[who] ?? 0n) + 5n * TEN;
    }
  }
}

/** Whether it went through; a refusal is an answer, anything else fails the story. */
async function done(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && 'facts' in error) return false;
    throw error;
  }
}
