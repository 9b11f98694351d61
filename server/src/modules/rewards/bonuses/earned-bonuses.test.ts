import { sql } from 'kysely';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openDatabase } from '../../../platform/sql/database.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { bonusTerms, publishedOffer } from './bonus.fixture.ts';
import { checkBonusInvariants } from './check-bonus-invariants.ts';
import { earningFixture } from './earning.fixture.ts';
import { countProgress } from './life/run-life.ts';
import { listBonusBets } from './reading/list-bonus-bets.ts';
import { showMine } from './reading/show-mine.ts';

const { db, url } = await testDatabase();
const brand = await createBrand(db.kysely);
/** Noon in Bangkok on a Friday. */
const clock = fixedClock('2026-11-20T05:00:00Z');
const { baht, play, offer, join, take, earned, arePerson } = await earningFixture({ db, url }, brand, clock);
const owned = openDatabase({ url, role: null, maxConnections: 1 });
afterAll(() => owned.close());
const DAY_MS = 24 * 3_600_000;
const LOSS_BACK = bonusTerms({
  kind: 'loss_back',
  amount: null,
  loss: { percent: 10, most: '300.00', least: '100.00', period: 'day' },
});

afterEach(async () => {
  expect(await checkBonusInvariants(db.kysely)).toEqual([]);
  expect(await checkInvariants(db.kysely)).toEqual([]);
});

test('a part of yesterday’s net loss is given back once, from the day after on and on no later one', async () => {
  const [memberId, wanted] = [await join(), await offer(LOSS_BACK)];
  await play(memberId, '1000.00');
  await play(memberId, '500.00', '900.00');
  // The day is not over.
  await expect(take(memberId, wanted)).rejects.toMatchObject({ code: 'bonus_not_earned' });
  clock.advance(DAY_MS);
  expect(await earned(memberId, wanted)).toEqual({ amount: '60.00', until: '2026-11-21' });
  const taken = await Promise.allSettled([1, 2, 3].map(() => take(memberId, wanted)));
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await showMine(db.kysely, { brand, memberId }, clock.now())).active?.amount).toBe('60.00');
  expect(await earned(memberId, wanted)).toBeNull();
  clock.advance(DAY_MS);
  await expect(take(memberId, wanted)).rejects.toMatchObject({ code: 'bonus_not_earned' });
});

test('a budget ends with what losses are given back as with anything else', async () => {
  const [one, other] = [await join(), await join()];
  const wanted = await offer(LOSS_BACK, { budget: baht('150.00') });
  for (const memberId of [one, other]) await play(memberId, '1000.00');
  clock.advance(DAY_MS);
  const taken = await Promise.allSettled([take(one, wanted), take(other, wanted)]);
  expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  for (const refused of taken)
    if (refused.status === 'rejected') expect(refused.reason).toMatchObject({ code: 'bonus_budget_spent' });
});

test('what is for a person is taken by one account of a chain of them, whichever comes first', async () => {
  const wanted = await offer({ once: 'person' });
  const [first, second, third, stranger] = [await join(), await join(), await join(), await join()];
  await arePerson(first, second, ['mobile']);
  await arePerson(third, second, ['bank_account']);
  const taken = await Promise.allSettled([first, second, third].map((memberId) => take(memberId, wanted)));
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of taken)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'bonus_had' });
  await take(stranger, wanted);
});

test('a fixed amount of each day is taken once a day', async () => {
  const [memberId, wanted] = [await join(), await offer({ once: 'day' })];
  await take(memberId, wanted);
  await expect(take(memberId, wanted)).rejects.toMatchObject({ code: 'bonus_had' });
  clock.advance(DAY_MS);
  await take(memberId, wanted);
});

test('gifts are for who has the level, the contact and the birthday, which an approved identity shows', async () => {
  const memberId = await join();
  const rank = await offer({ kind: 'rank', level: 3 });
  const contact = await offer({ kind: 'contact', contact: 'mobile' });
  const birthday = await offer({ kind: 'birthday' });
  for (const wanted of [rank, contact, birthday])
    await expect(take(memberId, wanted)).rejects.toMatchObject({ code: 'bonus_not_earned' });
  const today = clock.now().toISOString().slice(5, 10);
  await sql`update members.member set rank_level = 3, mobile = '+66812345678', mobile_verified_at = ${clock.now()} where id = ${memberId}`.execute(
    db.kysely,
  );
  await sql`insert into members.profile (merchant_id, member_id, birthday) values (${brand.id}, ${memberId}, ${`1990-${today}`}::date)
    on conflict (member_id) do update set birthday = excluded.birthday`.execute(db.kysely);
  for (const wanted of [rank, contact]) await take(memberId, wanted);
  // Only typed, it could be any day.
  await expect(take(memberId, birthday)).rejects.toMatchObject({ code: 'bonus_not_earned' });
});

test('an offer for some is offered to them alone, and is unknown to everybody else', async () => {
  const [chosen, other] = [await join(), await join()];
  await sql`update members.member set labels = '{RIVER CUP}' where id = ${chosen}`.execute(db.kysely);
  const wanted = await db.transaction((tx) =>
    publishedOffer(tx, brand, { terms: bonusTerms(), audience: { label: 'RIVER CUP' }, now: clock.now() }),
  );
  const seenBy = async (memberId: string) =>
    (await showMine(db.kysely, { brand, memberId }, clock.now())).offers.map(({ id }) => id);
  expect(await seenBy(chosen)).toContain(wanted.id);
  expect(await seenBy(other)).not.toContain(wanted.id);
  await expect(take(other, wanted)).rejects.toMatchObject({ code: 'bonus_unknown' });
  await take(chosen, wanted);
});

test('a bet of sports counts from the least price of the terms on; one whose price is not known counts', async () => {
  const memberId = await join();
  const terms = {
    contributions: { SPORTS: 100 },
    leastOdds: '1.50',
    stake: { percent: 100, most: '500.00' },
  };
  await take(memberId, await offer(terms));
  clock.advance(1000);
  const progress = async () => (await showMine(db.kysely, { brand, memberId }, clock.now())).active?.progress;
  for (const [odds, counted] of [
    [1499, '0.00'],
    [1500, '50.00'],
    [undefined, '100.00'],
  ] as const) {
    await play(memberId, '50.00', '0.00', 'SPORTS');
    if (odds !== undefined)
      await sql`insert into bets.bet_odds select id, ${odds} from bets.bet where member_id = ${memberId} order by placed_at desc, id desc limit 1`.execute(
        owned.kysely,
      );
    await countProgress(db.kysely);
    clock.advance(1000);
    expect(await progress()).toBe(counted);
  }
});

test('a bonus opens into the bets that counted towards it, page by page, for its own member alone', async () => {
  const [memberId, stranger] = [await join(), await join()];
  await play(memberId, '5.00');
  await take(memberId, await offer({}));
  const id = (await showMine(db.kysely, { brand, memberId }, clock.now())).active?.id ?? '';
  for (const stake of ['10.00', '20.00', '30.00']) {
    clock.advance(1000);
    await play(memberId, stake);
  }
  await countProgress(db.kysely);
  const source = {
    owns: () => true,
    nameBets: async (bets: readonly unknown[]) =>
      bets.map(() => ({ sourceName: 'House', gameName: 'Slot', provable: false })),
    readReceipt: () => Promise.reject(new Error('no receipt is read')),
  };
  const bets = (of: string, after?: string) =>
    listBonusBets(
      { db: db.kysely, sources: () => [source] },
      { merchantId: brand.id, memberId: of },
      { id, language: 'EN', after, pageSize: 2 },
    );
  const first = await bets(memberId);
  expect(first.bets.map(({ stake, counts }) => [stake, counts])).toEqual([
    ['30.00', '30.00'],
    ['20.00', '20.00'],
  ]);
  const second = await bets(memberId, first.next ?? undefined);
  expect([second.bets.map(({ stake }) => stake), second.next]).toEqual([['10.00'], null]);
  await expect(bets(stranger)).rejects.toMatchObject({ code: 'bonus_unknown' });
});
