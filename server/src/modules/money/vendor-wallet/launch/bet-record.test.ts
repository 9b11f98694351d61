import { listBets as endpoint, exportBets as exportEndpoint } from '@lanna/contract/play/bets/bets';
import { expect, test } from 'vitest';
import { openLog } from '../../../../platform/process/log.ts';
import { openDatabase } from '../../../../platform/sql/database.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { ANYWHERE } from '../../../../platform/testing/test-reach.ts';
import { testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { exportBets } from '../../../play/bets/desk/export-bets.ts';
import { listBets } from '../../../play/bets/list-bets.ts';
import { createGame } from '../../../play/catalogue/catalogue.factory.ts';
import { keepRoundQuestions } from '../internal/round-questions.ts';
import { vendorClient } from '../vendor-client.ts';
import { walletFixture } from '../wallet.fixture.ts';
import { vendorBets } from './vendor-bets.ts';

const { db, url } = await testDatabase();
const fixture = await walletFixture(db, {
  brand: { code: 'RIVER' },
  vendor: { code: 'HUBX', groups: ['RNG', 'FISH'] },
});
const { brand, clock } = fixture;
const fishing = await createGame(db.kysely, {
  vendor: fixture.vendor,
  gameType: 'FISH',
  name: { EN: '=2+3,"Fish"', TH: 'ตกปลา' },
});
const client = vendorClient({
  reach: ANYWHERE,
  db: db.kysely,
  secrets: testSecrets(),
  log: openLog('silent'),
});
const questions = keepRoundQuestions({ db: db.kysely, clock: fixedClock(), log: openLog('silent') });
const record = { db: db.kysely, sources: () => [vendorBets({ db: db.kysely, client, questions })] };
const STEP_MS = 600_000;
const BANGKOK_OFFSET_MS = 7 * 3_600_000;
type Player = Awaited<ReturnType<typeof fixture.player>>;

/** A round every ten minutes, oldest first: won 30, lost 10, refunded 5, open 7 on fish. */
async function fourRounds(player: Player) {
  const won = player.bet({ amount: 1_000_000 });
  await fixture.bet(won);
  await fixture.win(player.win(won, { amount: 3_000_000 }));
  clock.advance(STEP_MS);
  const lost = player.bet({ amount: 1_000_000, round_closed: true });
  await fixture.bet(lost);
  clock.advance(STEP_MS);
  const refunded = player.bet({ amount: 500_000 });
  await fixture.bet(refunded);
  await fixture.rollback(player.rollback(refunded));
  clock.advance(STEP_MS);
  const open = player.bet({ amount: 700_000, game_code: fishing.code });
  await fixture.bet(open);
  clock.advance(STEP_MS);
  return [open, refunded, lost, won].map((message) => message['round']);
}

const list = (player: Player, query: object = {}, language: 'TH' | 'EN' = 'TH', owner = brand) =>
  listBets(
    record,
    { merchantId: owner.id, memberId: player.memberId },
    endpoint.query.parse(query),
    language,
  );

test('the record shows each round once, newest first, with what was staked and paid', async () => {
  const startedAt = clock.now();
  const player = await fixture.player({ balance: 10_000_000n });
  const rounds = await fourRounds(player);
  const record = await list(player);
  expect(record.list.map((bet) => bet.round)).toEqual(rounds);
  expect(record.list.map(({ status, stake, returned, payout }) => [status, stake, returned, payout])).toEqual(
    [
      ['open', '7.00', '0.00', '0.00'],
      ['refunded', '0.00', '5.00', '0.00'],
      ['lost', '10.00', '0.00', '0.00'],
      ['won', '10.00', '0.00', '30.00'],
    ],
  );
  expect(record.list[0]).toMatchObject({
    vendor: 'HUBX',
    category: 'FISH',
    gameName: 'ตกปลา',
    settledAt: null,
  });
  expect(record.list[3]).toMatchObject({
    placedAt: startedAt.toISOString(),
    settledAt: startedAt.toISOString(),
  });
});

test('totals cover the whole filter, not the page', async () => {
  const player = await fixture.player({ balance: 10_000_000n });
  await fourRounds(player);
  const page = await list(player, { pageNo: 2, pageSize: 3 });
  expect(page).toMatchObject({ pageNum: 2, totalPages: 2, total: 4 });
  expect(page.list.map((bet) => bet.status)).toEqual(['won']);
  expect(page.totals).toMatchObject({ stake: '27.00', payout: '30.00', net: '3.00' });
});

test('a player without bets has an empty record with totals of zero', async () => {
  const player = await fixture.player();
  expect(await list(player)).toEqual({
    list: [],
    pageNum: 1,
    totalPages: 0,
    total: 0,
    totals: {
      ...{ stake: '0.00', payout: '0.00', net: '0.00' },
      open: { slips: { bets: 0, stake: '0.00' }, rounds: { bets: 0, stake: '0.00' } },
    },
  });
});

test('the record can be narrowed by time, category, vendor and status', async () => {
  const player = await fixture.player({ balance: 10_000_000n });
  const startedMs = clock.now().getTime();
  await fourRounds(player);
  const step = (n: number) => new Date(startedMs + n * STEP_MS).toISOString();
  const statuses = async (query: object) => (await list(player, query)).list.map((bet) => bet.status);
  expect(await statuses({ from: step(1) })).toEqual(['open', 'refunded', 'lost']);
  expect(await statuses({ to: step(1) })).toEqual(['won']);
  expect(await statuses({ from: step(1).replace('Z', '+00:00'), to: step(2) })).toEqual(['lost']);
  expect(await statuses({ category: 'FISH' })).toEqual(['open']);
  expect(await statuses({ vendor: 'HUBX', status: 'won' })).toEqual(['won']);
  expect(await statuses({ vendor: 'OTHER' })).toEqual([]);
});

test('a record is its player’s alone, and of the brand it was played at', async () => {
  const player = await fixture.player({ balance: 10_000_000n });
  await fourRounds(player);
  const other = await fixture.player();
  const hill = await createBrand(db.kysely);
  expect((await list(other)).total).toBe(0);
  expect((await list(player, {}, 'TH', hill)).total).toBe(0);
});

test('a game that has left the catalogue keeps its place in the record', async () => {
  const player = await fixture.player({ balance: 10_000_000n });
  const gone = await createGame(db.kysely, { vendor: fixture.vendor, code: 'gone' });
  await fixture.bet(player.bet({ game_code: 'gone', round_closed: true }));
  await db.kysely.updateTable('catalogue.game').set({ code: 'renamed' }).where('id', '=', gone.id).execute();
  expect((await list(player)).list).toMatchObject([{ gameCode: 'gone', gameName: 'gone' }]);
});

test('the file says what the record says, in the brand’s time, and runs nothing in a spreadsheet', async () => {
  const player = await fixture.player({ balance: 10_000_000n });
  const startedAt = clock.now();
  await fourRounds(player);
  await fixture.bet(player.bet({ amount: 1, round: '@cmd', round_closed: true }));
  const exported = await exportBets(
    record,
    { brand, memberId: player.memberId, language: 'EN', now: clock.now() },
    exportEndpoint.query.parse({}),
  );
  const lines = exported.csv.split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFFPlaced at,Settled at,Provider,Game,Category,Round,Stake,Returned,Payout,Net,Currency,Status,Bet id,Details',
  );
  expect(lines).toHaveLength(1 + 5 + 1);
  expect(lines[1]).toContain(",RNG,'@cmd,0.00001,0.00,0.00,-0.00001,THB,Lost,");
  expect(lines[2]).toContain(`,"'=2+3,""Fish""",FISH,`);
  expect(lines[2]).toContain(',7.00,0.00,0.00,-7.00,THB,Open,');
  const bangkok = new Date(startedAt.getTime() + BANGKOK_OFFSET_MS)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');
  expect(lines[5]?.startsWith(`${bangkok},${bangkok},`)).toBe(true);
  expect(exported.fileName).toMatch(/^bets-river-\d{4}-\d\d-\d\d\.csv$/);
  expect(exported.truncated).toBe(false);
});

test.each([
  ['TH', 'เวลาเดิมพัน', ',ตกปลา,FISH,', ',รอผล,'],
  ['CN', '投注时间', ',FISH,', ',未结算,'],
  ['ID', 'Waktu taruhan', ',FISH,', ',Terbuka,'],
] as const)('the exported file is in the reader’s language, %s', async (language, ...parts) => {
  const player = await fixture.player({ balance: 10_000_000n });
  await fourRounds(player);
  const reader = { brand, memberId: player.memberId, language, now: clock.now() } as const;
  const { csv } = await exportBets(record, reader, exportEndpoint.query.parse({ status: 'open' }));
  for (const part of parts) expect(csv).toContain(part);
});

test('a long file holds every bet once, in order, however many share a moment', async () => {
  const player = await fixture.player();
  const owner = openDatabase({ url, role: null, maxConnections: 1 });
  await owner.pool.query(
    `insert into bets.bet (id, source, source_id, account_id, reference, member_id, merchant_id, game_code, category,
      currency, stake, free_stake, payout, refunded_stake, valid_turnover, live_stakes, live_payouts, closed, flagged,
      status, placed_at)
    select uuidv7(), 'HUBX', $1, a.id, 'r' || n, $2, $3, $4, 'RNG', 'THB', 100000, 0, 0, 0, 100000, 1, 0, true, false,
      'lost', timestamptz '2026-11-01' + (n / 700) * interval '1 microsecond'
    from ledger.account a, generate_series(1, 2500) n where a.owner_id = $2`,
    [fixture.vendor.id, player.memberId, brand.id, fixture.game.code],
  );
  await owner.close();
  const reader = { brand, memberId: player.memberId, language: 'EN', now: clock.now() } as const;
  const { csv, truncated } = await exportBets(record, reader, exportEndpoint.query.parse({}));
  const rounds = csv
    .split('\r\n')
    .slice(1, -1)
    .map((line) => Number(line.split(',')[5]?.slice(1)));
  expect(truncated).toBe(false);
  expect(rounds).toEqual(Array.from({ length: 2500 }, (_, at) => 2500 - at));
});
