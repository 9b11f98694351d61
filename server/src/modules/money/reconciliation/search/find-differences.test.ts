import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../../platform/sql/database.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { reversePosting } from '../../../books/ledger/keeping/reverse-posting.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { matchConfirmation } from '../../payments/confirmation.ts';
import { clearingFixture } from '../reconciliation.factory.ts';
import { showClearing } from '../sums/show-clearing.ts';
import { findDifferences } from './find-differences.ts';
import { keepBrokenRules } from './keep-broken-rules.ts';

const { db, url } = await testDatabase();
const clock = fixedClock();
const MINUTES = 60_000;

async function fixture() {
  return clearingFixture(db, clock, await createBrand(db.kysely));
}
const check = () => findDifferences({ db, clock });
/** Long enough for anything to be a case. */
const wait = () => clock.advance(61 * MINUTES);

test('a book that fits opens no case, money in and out alike', async () => {
  const { brand, book, confirm, cases } = await fixture();
  const [deposit, payout] = [randomUUID(), randomUUID()];
  await book(deposit, 500_000n);
  await confirm(500_000n, { subject: deposit });
  await book(payout, -200_000n);
  await confirm(-200_000n, { subject: payout });
  await confirm(300_000n, { outcome: 'failed' });
  wait();
  await check();
  expect(await cases()).toEqual([]);
  const { channels } = await showClearing({ db, clock }, [brand]);
  expect(channels.find(({ code }) => code === 'BANK')).toMatchObject({
    booked: '3.00',
    matched: { in: '5.00', out: '2.00', net: '3.00' },
    waiting: { count: 0, net: '0.00' },
    difference: '0.00',
    fresh: '0.00',
  });
});

test('what is on its way is no case until it has taken too long', async () => {
  const { brand, book, confirm, cases } = await fixture();
  await book(randomUUID(), 500_000n);
  await confirm(100_000n);
  await check();
  expect(await cases()).toEqual([]);
  const { channels } = await showClearing({ db, clock }, [brand]);
  expect(channels.find(({ code }) => code === 'BANK')).toMatchObject({ difference: '-4.00', fresh: '-4.00' });
  clock.advance(11 * MINUTES);
  await check();
  expect(await cases()).toMatchObject([{ kind: 'posted_not_confirmed' }]);
  clock.advance(20 * MINUTES);
  await check();
  expect((await cases()).map(({ kind }) => kind)).toEqual(['posted_not_confirmed', 'confirmed_not_posted']);
});

test('each kind of difference of a clearing account opens one case with its facts, and all of them explain the whole', async () => {
  const { brand, book, confirm, cases } = await fixture();
  const [unconfirmed, unposted, other, twice, out] = Array.from({ length: 5 }, () => randomUUID());
  if (!unconfirmed || !unposted || !other || !twice || !out) throw new Error('five ids');
  await book(unconfirmed, 500_000n);
  const ofNoMember = await confirm(70_000n);
  await confirm(80_000n, { subject: unposted });
  await book(other, 100_000n);
  await confirm(90_000n, { subject: other });
  await book(twice, 40_000n);
  await confirm(40_000n, { subject: twice, reference: twice });
  const second = await confirm(40_000n, { reference: twice });
  await book(out, -30_000n);
  wait();
  await check();
  const found = await cases();
  expect(found).toHaveLength(6);
  expect(found).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'posted_not_confirmed',
        subject: unconfirmed,
        booked: 500_000n,
        told: null,
      }),
      expect.objectContaining({
        kind: 'confirmed_not_posted',
        confirmation: ofNoMember,
        booked: null,
        told: 70_000n,
      }),
      expect.objectContaining({
        kind: 'confirmed_not_posted',
        subject: unposted,
        booked: null,
        told: 80_000n,
      }),
      expect.objectContaining({ kind: 'other_amount', subject: other, booked: 100_000n, told: 90_000n }),
      expect.objectContaining({ kind: 'confirmed_twice', confirmation: second, told: 40_000n }),
      expect.objectContaining({ kind: 'posted_not_confirmed', subject: out, way: 'out', booked: -30_000n }),
    ]),
  );
  const { channels } = await showClearing({ db, clock }, [brand]);
  expect(channels.find(({ code }) => code === 'BANK')).toMatchObject({
    booked: '6.10',
    difference: '-2.90',
    cases: { open: 6, openNet: '-2.90', decidedNet: '0.00' },
    fresh: '0.00',
  });
  // Found again, they are the same.
  wait();
  expect(await check()).toMatchObject({ opened: 0, mended: 0 });
  expect(await cases()).toEqual(found);
});

test('two confirmations that were matched to one deposit are a payment confirmed twice', async () => {
  const { book, confirm, cases } = await fixture();
  const deposit = randomUUID();
  await book(deposit, 40_000n);
  await confirm(40_000n, { subject: deposit });
  await confirm(40_000n, { subject: deposit });
  wait();
  await check();
  expect(await cases()).toMatchObject([{ kind: 'confirmed_twice', booked: 40_000n, told: 80_000n }]);
});

test('a case closes by itself when the facts fit again, and is the same case when they part again', async () => {
  const { book, confirm, cases } = await fixture();
  const deposit = randomUUID();
  const waiting = await confirm(70_000n);
  wait();
  await check();
  await db.transaction((tx) => matchConfirmation(tx, waiting, deposit, clock.now()));
  await book(deposit, 70_000n);
  expect(await check()).toMatchObject({ mended: 1 });
  expect(await cases()).toMatchObject([{ kind: 'confirmed_not_posted', state: 'mended' }]);
  // The deposit's posting is taken back: now its confirmation has nothing.
  await db.transaction((tx) =>
    reversePosting(tx, { reference: randomUUID(), posting: deposit, now: clock.now() }),
  );
  wait();
  await check();
  expect((await cases()).map(({ state }) => state).sort()).toEqual(['mended', 'open']);
  const late = randomUUID();
  await book(late, 10_000n);
  wait();
  await check();
  const [gone] = (await cases()).filter(({ subject }) => subject === late);
  await confirm(10_000n, { subject: late });
  await check();
  expect((await cases()).find(({ id }) => id === gone?.id)).toMatchObject({ state: 'mended' });
  const events = await db.kysely
    .selectFrom('reconciliation.case_event')
    .select('what')
    .where('case_id', '=', gone?.id ?? '')
    .orderBy('at')
    .orderBy('id')
    .execute();
  expect(events.map(({ what }) => what)).toEqual(['opened', 'mended']);
  await db.transaction((tx) =>
    reversePosting(tx, { reference: randomUUID(), posting: late, now: clock.now() }),
  );
  wait();
  await check();
  const again = (await cases()).filter(({ subject }) => subject === late);
  expect(again).toMatchObject([{ id: gone?.id, state: 'open', kind: 'confirmed_not_posted' }]);
});

test('looks at the same moment, in two processes, open no case twice', async () => {
  const { book, confirm, cases } = await fixture();
  const other = openDatabase({ url, maxConnections: 4 });
  await book(randomUUID(), 10_000n);
  await confirm(20_000n);
  wait();
  const variants = await Promise.all(
    [db, other, db, other, db, other].map((process) => findDifferences({ db: process, clock })),
  );
  await other.close();
  expect(variants.reduce((sum, { opened }) => sum + opened, 0)).toBe(2);
  expect(await cases()).toHaveLength(2);
});

test('what is older than some days is found by the whole look, and a case stays one however old it is', async () => {
  const { book, cases } = await fixture();
  const deposit = randomUUID();
  await book(deposit, 10_000n);
  clock.advance(5 * 24 * 60 * MINUTES);
  await check();
  expect(await cases()).toEqual([]);
  await findDifferences({ db, clock }, { whole: true });
  expect(await cases()).toMatchObject([{ kind: 'posted_not_confirmed', state: 'open' }]);
  await check();
  expect(await cases()).toMatchObject([{ state: 'open' }]);
});

test('a rule of the books that is found broken is a case of the house, until it holds', async () => {
  const rule = 'an inline balance is the sum of its transfers';
  const broken = () => keepBrokenRules(db, [{ rule, row: { account: 7n, balance: 1n } }], clock.now());
  await broken();
  await broken();
  const kept = () =>
    db.kysely
      .selectFrom('reconciliation.money_case')
      .selectAll()
      .where('kind', '=', 'books_broken')
      .execute();
  expect(await kept()).toMatchObject([
    { state: 'open', merchant_id: null, facts: { rule, account: '7', balance: '1' } },
  ]);
  await keepBrokenRules(db, [], clock.now());
  expect(await kept()).toMatchObject([{ state: 'mended' }]);
});

test('none of it moves money', async () => {
  expect(await checkInvariants(db.kysely)).toEqual([]);
});
