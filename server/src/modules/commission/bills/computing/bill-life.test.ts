import type { DailySalaryContract } from '@lanna/rules/commission/contracts/terms';
import { expect, test } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { baht, billFixture } from '../bill.fixture.ts';
import { decideBill } from '../paying/decide-bill.ts';
import { collectBill } from './collect-bill.ts';

const { db, url } = await testDatabase();
const fixture = await billFixture(url, db);
const { merchantId } = fixture;
const at = (local: string) => new Date(`${local}+07:00`);

const byHand: DailySalaryContract = {
  kind: 'daily_salary',
  tiers: [{ minTurnover: 0n, rate: 1000 }],
  collection: { by: 'hand', withinDays: 7 },
};

/** An agent under another, whose member plays for 50 000 on a day: 500 are earned. */
async function earner(day: string, options: { payer?: 'platform' | 'upline'; uplineHas?: number } = {}) {
  const upline = await fixture.join(undefined, at('2026-08-01T10:00'), 1);
  const agent = await fixture.join(upline, at('2026-08-01T10:00'), 1);
  const member = await fixture.join(agent, at('2026-08-01T10:00'));
  await fixture.deposit(member, baht(50_000), at(`${day}T08:00`));
  if (options.uplineHas) await fixture.deposit(upline, baht(options.uplineHas), at(`${day}T08:00`));
  const { payer = 'platform' } = options;
  const contract = await fixture.contract({
    memberId: agent,
    uplineId: upline,
    payer,
    terms: byHand,
    fromDay: day,
  });
  await fixture.play(member, baht(50_000), 0n, at(`${day}T12:00`));
  const bill = async () => (await fixture.lastBill(contract)).id;
  const collect = async (now: string, by = agent) =>
    collectBill(db, { merchantId, memberId: by }, await bill(), at(now));
  return { upline, agent, member, contract, bill, collect };
}

test('is collected by hand, once however often it is pressed, and by no other agent', async () => {
  const { agent, upline, contract, collect } = await earner('2026-09-01');
  await fixture.run(at('2026-09-02T00:01'));
  expect(await fixture.bills(contract)).toEqual(['2026-09-01 uncollected 500.00']);
  await expect(collect('2026-09-02T09:00', upline)).rejects.toMatchObject({ code: 'bill_unknown' });
  const answers = await Promise.all([1, 2, 3].map(() => collect('2026-09-02T09:00')));
  expect(answers.map(({ amount }) => amount).sort()).toEqual(['0.00', '0.00', '500.00']);
  expect(answers.every(({ state }) => state === 'paid')).toBe(true);
  expect(await fixture.wallet(agent)).toBe('500.00');
  expect(await fixture.booksFit()).toEqual([]);
});

test('not collected in time it expires; what the upline had put aside goes back', async () => {
  const { upline, contract, collect } = await earner('2026-09-01', { payer: 'upline', uplineHas: 800 });
  await fixture.run(at('2026-09-02T00:01'));
  expect(await fixture.wallet(upline)).toBe('300.00');
  await fixture.run(at('2026-09-09T00:00'));
  expect((await fixture.bills(contract))[0]).toBe('2026-09-01 uncollected 500.00');
  await expect(collect('2026-09-09T00:01')).rejects.toMatchObject({ code: 'bill_not_collectable' });
  await fixture.run(at('2026-09-09T00:01'));
  expect((await fixture.bills(contract))[0]).toBe('2026-09-01 expired 500.00');
  expect(await fixture.wallet(upline)).toBe('800.00');
  await expect(collect('2026-09-09T00:02')).rejects.toMatchObject({ code: 'bill_not_collectable' });
  expect(await fixture.booksFit()).toEqual([]);
});

test('an upline short of money pays what it has; the rest follows when it has more, wherever the branch is by then', async () => {
  const { upline, agent, contract, collect } = await earner('2026-09-01', {
    payer: 'upline',
    uplineHas: 120,
  });
  await fixture.run(at('2026-09-02T00:01'));
  expect(await fixture.bills(contract)).toEqual(['2026-09-01 insufficient 500.00']);
  expect(await fixture.wallet(upline)).toBe('0.00');
  expect(await collect('2026-09-02T09:00')).toMatchObject({
    state: 'part_collected',
    amount: '120.00',
    missing: '380.00',
  });
  expect(await collect('2026-09-02T09:01')).toMatchObject({ state: 'part_collected', amount: '0.00' });
  await fixture.move(agent, null, at('2026-09-02T10:00'));
  await fixture.deposit(upline, baht(1000), at('2026-09-02T11:00'));
  await fixture.run(at('2026-09-02T11:01'));
  expect(await collect('2026-09-02T12:00')).toMatchObject({
    state: 'paid',
    amount: '380.00',
    missing: '0.00',
  });
  expect([await fixture.wallet(agent), await fixture.wallet(upline)]).toEqual(['500.00', '620.00']);
  expect(await fixture.booksFit()).toEqual([]);
});

test('waits for approval where the brand says so; a no pays nothing, and neither is said twice', async () => {
  const operator = { name: 'desk' } as never;
  const records: unknown[] = [];
  const call = {
    operator,
    brandIds: [merchantId],
    record: async (_: unknown, entry: unknown) => void records.push(entry),
    mustBeProposed: async () => false,
    propose: async () => newId(),
  };
  await db.kysely
    .insertInto('bills.setting')
    .values({ merchant_id: merchantId, needs_approval: true })
    .execute();
  const [yes, no] = [await earner('2026-09-03'), await earner('2026-09-03')];
  await fixture.run(at('2026-09-04T00:01'));
  await db.kysely
    .updateTable('bills.setting')
    .set({ needs_approval: false })
    .where('merchant_id', '=', merchantId)
    .execute();
  expect(await fixture.bills(yes.contract)).toEqual(['2026-09-03 unapproved 500.00']);
  await expect(yes.collect('2026-09-04T09:00')).rejects.toMatchObject({ code: 'bill_not_collectable' });
  const say = async (earnerOf: typeof yes, decision: 'approve' | 'deny') => {
    const { version } = await db.kysely
      .selectFrom('bills.bill')
      .select('version')
      .where('id', '=', await earnerOf.bill())
      .executeTakeFirstOrThrow();
    return decideBill(
      db,
      call,
      await earnerOf.bill(),
      { decision, version, reason: 'looked through' },
      at('2026-09-04T10:00'),
    );
  };
  await say(yes, 'approve');
  await say(no, 'deny');
  await expect(say(no, 'approve')).rejects.toMatchObject({ code: 'bill_decided' });
  await expect(say(yes, 'approve')).rejects.toMatchObject({ code: 'bill_decided' });
  expect(await yes.collect('2026-09-04T11:00')).toMatchObject({ state: 'paid', amount: '500.00' });
  await expect(no.collect('2026-09-04T11:00')).rejects.toMatchObject({ code: 'bill_not_collectable' });
  expect(await fixture.wallet(no.agent)).toBe('0.00');
  expect(records).toHaveLength(2);
  expect(await fixture.booksFit()).toEqual([]);
});

test('a frozen agent is paid nothing until the freeze is lifted, and loses nothing meanwhile', async () => {
  const { agent, contract, collect } = await earner('2026-09-05');
  const freeze = { merchant_id: merchantId, member_id: agent, reason: 'looked at', frozen_by: 'desk' };
  await db.kysely
    .insertInto('agents.freeze')
    .values({ id: newId(), ...freeze, frozen_at: at('2026-09-05T13:00') })
    .execute();
  await fixture.run(at('2026-09-06T00:01'));
  await expect(collect('2026-09-06T09:00')).rejects.toMatchObject({ code: 'agent_frozen' });
  await fixture.run(at('2026-09-20T00:01'));
  expect((await fixture.bills(contract))[0]).toBe('2026-09-05 uncollected 500.00');
  expect(await fixture.wallet(agent)).toBe('0.00');
});

test('corrected to less than was paid, later days make up for it; corrected to more, the next one pays it', async () => {
  const { agent, member, contract, upline } = await earner('2026-09-10');
  await fixture.deposit(member, baht(50_000), at('2026-09-10T13:00'));
  const line = await fixture.play(member, baht(20_000), 0n, at('2026-09-10T14:00'));
  await fixture.run(at('2026-09-11T00:01'));
  expect(await fixture.bills(contract)).toEqual(['2026-09-10 uncollected 700.00']);
  await fixture.rollBack(member, line, at('2026-09-11T10:00'));
  await fixture.play(member, baht(5000), 0n, at('2026-09-11T11:00'));
  await fixture.run(at('2026-09-12T00:01'));
  expect((await fixture.lastBill(contract)).owed_after).toBe(baht(-150));
  await fixture.play(member, baht(30_000), 0n, at('2026-09-12T11:00'));
  await fixture.run(at('2026-09-13T00:01'));
  expect(await fixture.bills(contract)).toEqual([
    '2026-09-10 uncollected 700.00',
    '2026-09-11 not_reached 0.00',
    '2026-09-12 uncollected 150.00',
  ]);
  expect([agent, upline]).not.toContain('');
  expect(await fixture.booksFit()).toEqual([]);
});
