import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { findBrands } from '../../../house/brands/find-brand.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { createGame, createVendor } from '../../catalogue/catalogue.factory.ts';
import { gatherWins } from './gather-wins.ts';
import { listWins } from './list-wins.ts';

const UNIT = 100_000n;
/** One in the morning in Bangkok. */
const NOW = new Date('2026-11-21T18:00:00Z');
const EVENING = new Date('2026-11-21T16:00:00Z');
const { db, url } = await testDatabase();
const clock = fixedClock(NOW.toISOString());
const river = await createBrand(db.kysely, { code: 'RIVER', hosts: ['river.test'] });
const hill = await createBrand(db.kysely, { code: 'HILL', hosts: ['hill.test'] });
const vendor = await createVendor(db.kysely, { code: 'HOUSE', brands: [river, hill] });
await createGame(db.kysely, { vendor, code: 'naga', name: { EN: 'Naga', TH: 'นาค' } });
const somchai = await createMember(db, river, { username: 'somchai' });
const malee = await createMember(db, river, { username: 'malee99' });
const owner = new Client({ connectionString: url });
await owner.connect();
afterAll(() => owner.end());

/** A bet that was placed and settled at a moment, as its source would write it; answers its id. */
async function won(member: typeof somchai, payout: bigint, at: Date, stake = UNIT): Promise<string> {
  const { rows } = await owner.query('select id from ledger.account where owner_id = $1 limit 1', [
    member.memberId,
  ]);
  const bet = {
    bet_id: newId(),
    source: 'HOUSE',
    source_id: vendor.id,
    reference: newId(),
    merchant_id: member.merchantId,
    member_id: member.memberId,
    account_id: String(rows[0]?.id),
    currency: 'THB',
    game_code: 'naga',
    category: 'RNG',
    stake: String(stake),
    free_stake: '0',
    payout: String(payout),
    stakes: 1,
    payouts: payout > 0n ? 1 : 0,
    closes: true,
    flags: false,
  };
  await owner.query('select bets.record($1, array[jsonb_populate_record(null::bets.change, $2)])', [
    at,
    JSON.stringify(bet),
  ]);
  return bet.bet_id;
}

/** Its source pays so much more, or takes so much back. */
async function changed(bet_id: string, payout: bigint): Promise<void> {
  const change = {
    bet_id,
    stake: '0',
    free_stake: '0',
    payout: String(payout),
    stakes: 0,
    payouts: 0,
    closes: true,
    flags: false,
  };
  await owner.query('select bets.record($1, array[jsonb_populate_record(null::bets.change, $2)])', [
    NOW,
    JSON.stringify(change),
  ]);
}

async function board(of: 'latest' | 'day' | 'week', host = 'river.test') {
  const brand = await findBrands(db.kysely, clock).findByHost(host);
  if (!brand) throw new Error('no such brand');
  const { list } = await listWins(db.kysely, { brand, language: 'EN' }, of, NOW);
  return list.map(({ name, payout }) => `${name} ${payout}`);
}

test('wins stand on the boards masked, the newest or the largest first, those of yesterday not among today’s', async () => {
  await won(somchai, 500n * UNIT, EVENING);
  await won(malee, 200n * UNIT, NOW);
  await gatherWins(db, NOW);
  expect(await board('latest')).toEqual(['ma***99 200.00', 'so***ai 500.00']);
  expect(await board('week')).toEqual(['so***ai 500.00', 'ma***99 200.00']);
  expect(await board('day')).toEqual(['ma***99 200.00']);
  expect(await board('week', 'hill.test')).toEqual([]);
});

test('less than the brand shows, and what gave back no more than the stake, is no win', async () => {
  await won(malee, 99n * UNIT, NOW);
  await won(malee, 300n * UNIT, NOW, 300n * UNIT);
  await gatherWins(db, NOW);
  expect(await board('latest')).toHaveLength(2);
});

test('each win stands once, however often it is looked for', async () => {
  await gatherWins(db, NOW);
  await gatherWins(db, NOW);
  expect(await board('latest')).toHaveLength(2);
});

test('a win that is lowered or raised moves, and one that is taken back leaves', async () => {
  const bet = await won(malee, 900n * UNIT, NOW);
  await gatherWins(db, NOW);
  expect((await board('week'))[0]).toBe('ma***99 900.00');
  await changed(bet, -600n * UNIT);
  await gatherWins(db, NOW);
  expect(await board('week')).toEqual(['so***ai 500.00', 'ma***99 300.00', 'ma***99 200.00']);
  await changed(bet, 400n * UNIT);
  await gatherWins(db, NOW);
  expect((await board('week'))[0]).toBe('ma***99 700.00');
  await changed(bet, -700n * UNIT);
  await gatherWins(db, NOW);
  expect(await board('week')).toEqual(['so***ai 500.00', 'ma***99 200.00']);
});

test('a locked or self-excluded member is on no board', async () => {
  await db.kysely
    .updateTable('members.member')
    .set({ status: 'self_excluded' })
    .where('id', '=', malee.memberId)
    .execute();
  expect(await board('latest')).toEqual(['so***ai 500.00']);
});

test('a member the demo plays itself is marked, and can be at no brand that plays for real money', async () => {
  await owner.query('insert into members.demo_player values ($1, now())', [somchai.memberId]);
  const brand = await findBrands(db.kysely, clock).findByHost('river.test');
  if (!brand) throw new Error('no such brand');
  const { list } = await listWins(db.kysely, { brand, language: 'TH' }, 'latest', NOW);
  expect(list).toMatchObject([{ demoPlayer: true, gameName: 'นาค' }]);
  await db.kysely
    .updateTable('brands.merchant')
    .set({ settings: JSON.stringify({ demo: false }) })
    .where('id', '=', river.id)
    .execute();
  await expect(
    owner.query('insert into members.demo_player values ($1, now())', [malee.memberId]),
  ).rejects.toThrow('play money');
});

test('a brand that turns its boards off shows no winner', async () => {
  await db.kysely
    .updateTable('brands.merchant')
    .set({ settings: JSON.stringify({ winners: { shown: false } }) })
    .where('id', '=', river.id)
    .execute();
  expect(await board('week')).toEqual([]);
});

test('wins older than any board are let go', async () => {
  await gatherWins(db, new Date(NOW.getTime() + 9 * 24 * 60 * 60_000));
  expect(await db.kysely.selectFrom('winners.win').select('bet_id').execute()).toEqual([]);
});
