import { LANGUAGES } from '@lanna/rules/local-text';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { maskName } from '../../../people/members/mask.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { checkContracts } from '../check-contracts.ts';
import { contractFixture, DAY_MS, salaryAt } from '../contracts.factory.ts';
import { contractFlags } from '../signing/contract-flags.ts';
import { writeText } from '../signing/write-text.ts';
import { listOwnContracts } from './list-own-contracts.ts';
import { listWaiting } from './list-waiting.ts';
import { showOwnContract } from './show-own-contract.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely);

const READ = {
  brand,
  language: 'EN',
  now: new Date('2026-11-23T05:00:00Z'),
  pageNo: 1,
  pageSize: 20,
} as const;

/** The brand, an agent at its top, an agent below that, and one below this. */
async function line() {
  const fixture = contractFixture(db, brand);
  const top = await createMember(db, brand, { type: 2 });
  const middle = await createMember(db, brand, { type: 1, agentId: top.memberId, language: 'EN' });
  const low = await createMember(db, brand, { type: 41, agentId: middle.memberId });
  const withBrand = { memberId: top.memberId, uplineId: null };
  const below = { memberId: middle.memberId, uplineId: top.memberId };
  const lowest = { memberId: low.memberId, uplineId: middle.memberId };
  return { ...fixture, top, middle, low, withBrand, below, lowest };
}

describe('from a proposal to its first day', () => {
  test('an offer is signed by both and begins with the next period', async () => {
    const { agree, read, withBrand } = await line();
    const id = await agree(withBrand, salaryAt(300));
    expect(await read(id)).toMatchObject({ state: 'effective', fromDay: '2026-11-24', lastDay: null });
    const signatures = await db.kysely
      .selectFrom('contracts.signature')
      .select(['side', 'operator', 'sha256'])
      .where('contract_id', '=', id)
      .orderBy('side')
      .execute();
    expect(signatures.map(({ side, operator }) => [side, operator])).toEqual([
      ['member', null],
      ['upline', 'nok'],
    ]);
    expect(new Set(signatures.map(({ sha256 }) => sha256)).size).toBe(1);
  });

  test('what a child asks for is signed as it is, or answered by an offer that takes its place', async () => {
    const { agree, propose, move, read, withBrand, below } = await line();
    await agree(withBrand, salaryAt(300));
    const asked = await propose('member', below, salaryAt(250));
    const offered = await propose('upline', below, salaryAt(200));
    expect(await read(asked)).toMatchObject({ state: 'invalid', closing: 'superseded' });
    await move(offered, 'member', 'deny');
    const again = await propose('member', below, salaryAt(200));
    await move(again, 'upline', 'sign');
    expect(await read(again)).toMatchObject({ state: 'effective' });
  });

  test('an agent gives no more than it has, also when it signs what it was asked for', async () => {
    const { agree, propose, move, withBrand, below } = await line();
    await expect(propose('upline', below, salaryAt(100))).rejects.toMatchObject({
      code: 'contract_above_own',
    });
    await agree(withBrand, salaryAt(300));
    await expect(propose('upline', below, salaryAt(301))).rejects.toMatchObject({
      code: 'contract_above_own',
    });
    await expect(propose('upline', below, salaryAt(300, 999))).rejects.toMatchObject({
      code: 'contract_above_own',
      facts: { reason: 'easier_than_own' },
    });
    const asked = await propose('member', below, salaryAt(400));
    await expect(move(asked, 'upline', 'sign')).rejects.toMatchObject({ code: 'contract_above_own' });
  });

  test('only to an agent directly below, and one proposal at a time', async () => {
    const { agree, propose, withBrand, below, top, low } = await line();
    await agree(withBrand, salaryAt(300));
    const far = { memberId: low.memberId, uplineId: top.memberId };
    await expect(propose('upline', far, salaryAt(100))).rejects.toMatchObject({ code: 'contract_not_below' });
    const player = await createMember(db, brand, { agentId: top.memberId });
    const toPlayer = { memberId: player.memberId, uplineId: top.memberId };
    await expect(propose('upline', toPlayer, salaryAt(100))).rejects.toMatchObject({
      code: 'contract_not_below',
    });
    await propose('upline', below, salaryAt(100));
    await expect(propose('upline', below, salaryAt(200))).rejects.toMatchObject({ code: 'contract_waits' });
    await expect(propose('member', below, salaryAt(200))).rejects.toMatchObject({ code: 'contract_waits' });
  });

  test('two devices that sign at once: one signs, the other gets what stands; who denies beside it is answered that it moved on', async () => {
    const { propose, move, read, withBrand } = await line();
    const id = await propose('upline', withBrand, salaryAt(300));
    const answers = await Promise.all([1, 2, 3].map(() => move(id, 'member', 'sign')));
    expect(answers.toSorted()).toEqual(['signed', 'stands', 'stands']);
    expect(await read(id)).toMatchObject({ state: 'effective' });
    await expect(move(id, 'member', 'deny')).rejects.toMatchObject({
      code: 'contract_moved_on',
      facts: { state: 'effective' },
    });
  });

  test('a new one takes the place of what is in force on its first day', async () => {
    const { agree, read, clock, withBrand } = await line();
    const old = await agree(withBrand, salaryAt(300));
    clock.advance(3 * DAY_MS);
    const fresh = await agree(withBrand, salaryAt(500));
    expect(await read(old)).toMatchObject({ state: 'ended', closing: 'replaced', lastDay: '2026-11-26' });
    expect(await read(fresh)).toMatchObject({ state: 'effective', fromDay: '2026-11-27' });
  });

  test('an agent whom the brand pays is not paid by the brand a second time through its upline', async () => {
    const { agree, propose, withBrand, below, middle } = await line();
    await agree(withBrand, salaryAt(300));
    await agree({ memberId: middle.memberId, uplineId: null }, salaryAt(200));
    await expect(propose('upline', below, salaryAt(100))).rejects.toMatchObject({
      code: 'contract_brand_pays',
    });
    await propose('upline', below, salaryAt(100), 'upline');
  });
});

describe('the end', () => {
  test('agreed, it comes with the running period; without an answer, with the one after the next', async () => {
    const { agree, move, read, clock, settle, withBrand } = await line();
    const id = await agree(withBrand, salaryAt(300));
    clock.advance(5 * DAY_MS);
    await move(id, 'member', 'terminate');
    await move(id, 'upline', 'refuse');
    expect(await read(id)).toMatchObject({ state: 'effective', refusedSides: ['member'] });
    await move(id, 'member', 'terminate');
    await expect(move(id, 'upline', 'refuse')).rejects.toMatchObject({ code: 'contract_moved_on' });
    clock.advance(2 * DAY_MS);
    await settle();
    expect(await read(id)).toMatchObject({ state: 'termination_asked', noticeDay: '2026-11-30' });
    clock.advance(DAY_MS);
    await expect(move(id, 'member', 'keep')).rejects.toMatchObject({ code: 'contract_moved_on' });
    await settle();
    expect(await read(id)).toMatchObject({ state: 'ended', closing: 'notice', lastDay: '2026-11-30' });
    const other = await agree(withBrand, salaryAt(100));
    expect(await read(other)).toMatchObject({ fromDay: '2026-12-02' });
    clock.advance(3 * DAY_MS);
    await move(other, 'upline', 'terminate');
    await move(other, 'member', 'consent');
    expect(await read(other)).toMatchObject({ state: 'ended', closing: 'agreed', lastDay: '2026-12-04' });
  });

  test('what an upline gave at the brand’s cost ends with what it has, all the way down; what it pays itself goes on', async () => {
    const { agree, read, move, clock, withBrand, below, lowest } = await line();
    const above = await agree(withBrand, salaryAt(300));
    const given = await agree(below, salaryAt(200));
    const deep = await agree(lowest, salaryAt(100));
    clock.advance(2 * DAY_MS);
    await agree(withBrand, salaryAt(250));
    expect(await read(given)).toMatchObject({ state: 'effective' });
    clock.advance(2 * DAY_MS);
    await agree(withBrand, salaryAt(150));
    for (const id of [given, deep])
      expect(await read(id)).toMatchObject({
        state: 'ended',
        closing: 'upline_ended',
        lastDay: '2026-11-27',
      });
    const own = await agree(below, salaryAt(150), 'upline');
    clock.advance(2 * DAY_MS);
    await move((await listFor(withBrand.memberId)).own[0]?.id ?? above, 'member', 'terminate');
    await move((await listFor(withBrand.memberId)).own[0]?.id ?? above, 'upline', 'consent');
    expect(await read(own)).toMatchObject({ state: 'effective' });

    function listFor(memberId: string) {
      const page = { pageNo: 1, pageSize: 20, language: 'EN' as const };
      return listOwnContracts(db.kysely, 'daily_salary', { brand, memberId, now: clock.now(), ...page });
    }
  });

  test('who is moved leaves the contracts with the upline of before, and keeps those made since', async () => {
    const { agree, propose, read, settle, moveTo, clock, withBrand, below, middle } = await line();
    const other = await createMember(db, brand, { type: 2 });
    await agree(withBrand, salaryAt(300));
    await agree({ memberId: other.memberId, uplineId: null }, salaryAt(300));
    const before = await agree(below, salaryAt(200));
    const proposed = await propose('upline', below, salaryAt(250));
    clock.advance(DAY_MS);
    await moveTo(middle.memberId, other.memberId);
    const since = await agree(
      { memberId: middle.memberId, uplineId: other.memberId },
      salaryAt(100),
      'upline',
    );
    await settle();
    await settle();
    expect(await read(before)).toMatchObject({ state: 'ended', closing: 'moved', lastDay: '2026-11-24' });
    expect(await read(proposed)).toMatchObject({ state: 'invalid', closing: 'moved' });
    expect(await read(since)).toMatchObject({ state: 'effective' });
  });

  test('a proposal without an answer expires, and cannot be signed from that moment on', async () => {
    const { propose, move, read, settle, clock, withBrand } = await line();
    const id = await propose('upline', withBrand, salaryAt(300));
    clock.advance(3 * DAY_MS);
    await expect(move(id, 'member', 'sign')).rejects.toMatchObject({ facts: { state: 'expired' } });
    await settle();
    expect(await read(id)).toMatchObject({ state: 'expired' });
  });
});

describe('what is shown', () => {
  test('each side reads its own language; the agent above reads the whole name of the one directly below, who reads a masked one; flags follow the life', async () => {
    const { agree, propose, move, clock, withBrand, below, top, middle } = await line();
    await agree(withBrand, salaryAt(300));
    const id = await propose('upline', below, salaryAt(200), 'upline');
    const read = (memberId: string) => showOwnContract(db.kysely, brand, { id, memberId, language: 'EN' });
    const child = await read(middle.memberId);
    const above = await read(top.memberId);
    const words = (document: typeof child) => JSON.stringify(document);
    expect([child.text.language, above.text.language]).toEqual(['en', 'th']);
    expect(words(child)).toContain(middle.username);
    expect(words(child)).not.toContain(top.username);
    expect(above.text.clauses.some(({ text }) => text.includes(middle.username))).toBe(true);
    expect(above.contract.other.name).toBe(middle.username);
    const flag = async () =>
      (await contractFlags(db.kysely, brand, { ...middle, type: 1, now: clock.now() })).dailysalreqtype;
    expect(await flag()).toBe(1);
    await move(id, 'member', 'sign');
    expect(await flag()).toBe(2);
    await move(id, 'upline', 'terminate');
    expect(await flag()).toBe(3);
    expect(await contractFlags(db.kysely, brand, { ...middle, type: 0, now: clock.now() })).toMatchObject({
      dailysalreqtype: 0,
    });
  });

  test('once the child is moved away, its name is masked to the agent it was below', async () => {
    const { agree, moveTo, withBrand, below, lowest, top, middle, low } = await line();
    await agree(withBrand, salaryAt(300));
    await agree(below, salaryAt(200));
    await agree(lowest, salaryAt(100));
    await moveTo(low.memberId, top.memberId);
    const listOf = async (memberId: string) =>
      (await listOwnContracts(db.kysely, 'daily_salary', { ...READ, memberId })).line.map(
        ({ other }) => other.name,
      );
    expect(await listOf(middle.memberId)).toEqual([maskName(low.username)]);
    expect(await listOf(top.memberId)).toEqual([middle.username]);
  });

  test('what waits for a signature is shown to whom it waits for, on either side, until it is answered or too late', async () => {
    const { agree, propose, move, clock, withBrand, below, top, middle, low } = await line();
    await agree(withBrand, salaryAt(300));
    const waiting = async ({ memberId }: { memberId: string }) =>
      (await listWaiting(db.kysely, brand, { memberId, language: 'EN', now: clock.now() })).list.map(
        ({ id, other }) => [id, other.name],
      );
    const offered = await propose('upline', below, salaryAt(100));
    expect(await waiting(middle)).toEqual([[offered, maskName(top.username)]]);
    expect(await waiting(top)).toEqual([]);
    expect(await waiting(low)).toEqual([]);
    await move(offered, 'member', 'sign');
    expect(await waiting(middle)).toEqual([]);
    const asked = await propose('member', below, salaryAt(200));
    expect(await waiting(top)).toEqual([[asked, middle.username]]);
    await move(offered, 'member', 'terminate');
    expect((await waiting(top)).map(([id]) => id).sort()).toEqual([asked, offered].sort());
    clock.advance(4 * DAY_MS);
    expect((await waiting(top)).map(([id]) => id)).toEqual([offered]);
  });

  test('an agent directly under the brand asks the brand, and the brand alone pays', async () => {
    const { propose, move, read, withBrand } = await line();
    await expect(propose('member', withBrand, salaryAt(200), 'upline')).rejects.toMatchObject({
      code: 'contract_no_upline',
    });
    const asked = await propose('member', withBrand, salaryAt(200));
    expect(await read(asked)).toMatchObject({ state: 'asked', uplineId: null });
    await move(asked, 'upline', 'sign');
    expect(await read(asked)).toMatchObject({ state: 'effective' });
  });

  test.each(LANGUAGES)('all kinds are written in %s with nothing left unsaid', (language) => {
    for (const terms of [
      salaryAt(300),
      { kind: 'real_time_salary', rate: 300 },
      { kind: 'hourly_salary', tiers: [{ minTurnover: 0n, rate: 10 }] },
      {
        kind: 'dividend',
        period: 'half_month',
        tiers: [
          { rate: 10_000 },
          { minNetLoss: 10_000_000n, minTurnover: 5n, minActiveMembers: 3, rate: 20_000 },
        ],
        carriesNegatives: true,
        feeRate: 5000,
        collection: { by: 'automatic' },
      },
    ] as const)
      for (const payer of ['platform', 'upline'] as const) {
        const text = writeText(
          {
            terms,
            payer,
            names: { member: 'aa***bb', upline: 'cc***dd', brand: 'River' },
            withBrand: false,
            expiresAt: new Date('2026-11-25T05:00:00Z'),
            currencySymbol: '฿',
            timeZone: 'Asia/Bangkok',
          },
          language,
        );
        expect(JSON.stringify(text.clauses)).not.toMatch(/undefined|NaN|\{\w+\}/);
        expect(text.clauses.length).toBeGreaterThan(8);
      }
  });
});

test('the check finds a contract whose text was changed, and nothing while all is as it was signed', async () => {
  const { agree, withBrand } = await line();
  await agree(withBrand, salaryAt(300));
  expect(await checkContracts(db.kysely)).toEqual([]);
});
