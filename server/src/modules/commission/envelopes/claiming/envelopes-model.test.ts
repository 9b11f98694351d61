import { MONEY_SCALE, type Money, parseMoney } from '@lanna/rules/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Database } from '../../../../platform/sql/database.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSize } from '../../../../platform/testing/test-size.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { checkEnvelopeInvariants } from '../check-envelope-invariants.ts';
import { envelopeFixture } from '../envelope.fixture.ts';
import { expireEnvelopes } from '../giving/expire-envelopes.ts';
import { claimEnvelope } from './claim-envelope.ts';

const { db, url } = await testDatabase();
const settings = { envelopes: { max: '1000.00', day: '1000000.00', hours: 24 } };
const brand = await createBrand(db.kysely, { settings });
const fixture = envelopeFixture(db, brand, url);
const SEQUENCES = testSize(400);
const MEMBERS = 4;
const START = 5000;

/** A process that dies when all is done and nothing is committed. */
const dying: Database = {
  ...db,
  transaction: (work) =>
    db.transaction(async (tx) => {
      await work(tx);
      throw new Error('killed');
    }),
};

const envelope = fc.nat({ max: 2 });
const steps = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('give' as const),
      coins: fc.integer({ min: 1, max: 60_000 }),
      shares: fc.integer({ min: 1, max: 5 }),
      split: fc.constantFrom('equal' as const, 'random' as const),
    }),
    fc.record({
      do: fc.constant('claim' as const),
      envelope,
      by: fc.array(fc.nat({ max: MEMBERS - 1 }), { minLength: 1, maxLength: 6 }),
    }),
    fc.record({ do: fc.constant('killed claim' as const), envelope, by: fc.nat({ max: MEMBERS - 1 }) }),
    fc.record({ do: fc.constant('cancel' as const), envelope }),
    fc.record({
      do: fc.constant('wait' as const),
      hours: fc.integer({ min: 1, max: 20 }),
      killed: fc.boolean(),
    }),
  ),
  { minLength: 12, maxLength: 12 },
);

interface Model {
  id: string;
  amount: Money;
  shares: number;
  claimed: Map<number, Money>;
  hoursLeft: number;
  open: boolean;
}

test('random lives of envelopes, claimed at once, taken back, out of time and killed, leave every wallet as a plain model of them', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const agent = await fixture.agent({ balance: START });
      const members: string[] = [];
      for (let at = 0; at < MEMBERS; at += 1) members.push((await fixture.below(agent.memberId)).memberId);
      let left = BigInt(START) * MONEY_SCALE;
      const given: Model[] = [];
      const wallets = new Map(members.map((memberId) => [memberId, 0n]));

      for (const step of sequence) {
        if (step.do === 'give') {
          const amount = (BigInt(step.coins) * MONEY_SCALE) / 100n;
          const fits = step.coins >= step.shares && amount <= left;
          const made = await fixture
            .give(agent, { amount: text(amount), shares: step.shares, split: step.split })
            .catch(() => undefined);
          expect(made !== undefined, `give ${step.coins} of ${left}`).toBe(fits);
          if (!made) continue;
          left -= amount;
          given.push({
            id: made.envelope.id,
            amount,
            shares: step.shares,
            claimed: new Map(),
            hoursLeft: 24,
            open: true,
          });
          continue;
        }
        if (step.do === 'wait') {
          fixture.wait(step.hours);
          if (step.killed) await expireEnvelopes(dying, fixture.clock.now()).catch(() => undefined);
          await Promise.all([fixture.expire(), fixture.expire()]);
          for (const one of given) {
            one.hoursLeft -= step.hours;
            if (one.open && one.hoursLeft <= 0) left += end(one);
          }
          continue;
        }
        const one = given.at(-1 - step.envelope);
        if (!one) continue;
        if (step.do === 'cancel') {
          const done = await fixture.cancel(one.id, agent.memberId).then(
            ({ envelope: shown }) => shown.state === 'cancelled',
            () => false,
          );
          if (one.open) {
            expect(done).toBe(true);
            left += end(one);
          }
          continue;
        }
        if (step.do === 'killed claim') {
          const claimant = { brand, memberId: members[step.by] ?? '' };
          if (!one.claimed.has(step.by))
            await expect(
              claimEnvelope({ db: dying, clock: fixture.clock }, one.id, claimant),
            ).rejects.toThrow();
          continue;
        }
        const answers = await Promise.all(
          step.by.map((by) =>
            fixture.claim(one.id, members[by] ?? '').then(
              (share) => ({ by, amount: parseMoney(share.amount) ?? 0n }),
              () => undefined,
            ),
          ),
        );
        for (const answer of answers) {
          if (!answer || one.claimed.has(answer.by)) {
            if (answer) expect(answer.amount).toBe(one.claimed.get(answer.by));
            continue;
          }
          expect(one.open).toBe(true);
          one.claimed.set(answer.by, answer.amount);
          const memberId = members[answer.by] ?? '';
          wallets.set(memberId, (wallets.get(memberId) ?? 0n) + answer.amount);
        }
        if (one.open) {
          const wanted = new Set([...step.by, ...one.claimed.keys()]).size;
          expect(one.claimed.size).toBe(Math.min(one.shares, wanted));
          one.open = one.claimed.size < one.shares;
          if (!one.open) expect(sum(one)).toBe(one.amount);
        }
      }

      expect(await fixture.walletOf(agent)).toBe(left);
      for (const [memberId, amount] of wallets) expect(await fixture.walletOf({ memberId })).toBe(amount);
    }),
    { numRuns: Math.max(1, Math.round(SEQUENCES / 4)) },
  );
  expect(await checkEnvelopeInvariants(db.kysely)).toEqual([]);
  expect(await checkInvariants(db.kysely)).toEqual([]);
}, 600_000);

function end(one: Model): Money {
  one.open = false;
  return one.amount - sum(one);
}
function sum({ claimed }: Model): Money {
  return [...claimed.values()].reduce((all, amount) => all + amount, 0n);
}
function text(amount: Money): string {
  const coins = (amount * 100n) / MONEY_SCALE;
  return `${coins / 100n}.${String(coins % 100n).padStart(2, '0')}`;
}
