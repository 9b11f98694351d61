import { listBets as betsEndpoint, listPlaySessions as endpoint } from '@lanna/contract/play/bets/bets';
import { expect, test } from 'vitest';
import { openLog } from '../../../../platform/process/log.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { ANYWHERE } from '../../../../platform/testing/test-reach.ts';
import { testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { ownerOf } from '../../../books/ledger/ledger.factory.ts';
import { listBets } from '../../../play/bets/list-bets.ts';
import { listPlaySessions } from '../../../play/bets/records/list-play-sessions.ts';
import { createGame } from '../../../play/catalogue/catalogue.factory.ts';
import { keepRoundQuestions } from '../internal/round-questions.ts';
import { vendorClient } from '../vendor-client.ts';
import { walletFixture } from '../wallet.fixture.ts';
import { vendorBets } from './vendor-bets.ts';

const { db, url } = await testDatabase();
const owner = await ownerOf(url);
const fixture = await walletFixture(db, { vendor: { code: 'HUBX', groups: ['RNG', 'FISH'] } });
const { brand, clock } = fixture;
const fishing = await createGame(db.kysely, {
  vendor: fixture.vendor,
  gameType: 'FISH',
  name: { TH: 'ตกปลา' },
});
const client = vendorClient({
  reach: ANYWHERE,
  db: db.kysely,
  secrets: testSecrets(),
  log: openLog('silent'),
});
const questions = keepRoundQuestions({ db: db.kysely, clock: fixedClock(), log: openLog('silent') });
const record = { db: db.kysely, sources: () => [vendorBets({ db: db.kysely, client, questions })] };
const MINUTE_MS = 60_000;
type Player = Awaited<ReturnType<typeof fixture.player>>;

const playSessions = (player: Player, query: object = {}) =>
  listPlaySessions(
    record,
    { merchantId: brand.id, memberId: player.memberId },
    endpoint.query.parse(query),
    'TH',
  );
const bets = (player: Player, query: object = {}) =>
  listBets(
    record,
    { merchantId: brand.id, memberId: player.memberId },
    betsEndpoint.query.parse(query),
    'TH',
  );

/** A bet of 10, so many minutes after the one before; `payout` undefined leaves it open. */
async function play(player: Player, afterMinutes: number, payout?: number, game = fixture.game.code) {
  clock.advance(afterMinutes * MINUTE_MS);
  const status = payout === undefined ? 'open' : payout > 0 ? 'won' : 'lost';
  await owner.query(
    `insert into bets.bet (id, source, source_id, account_id, reference, member_id, merchant_id, game_code, category,
      currency, stake, free_stake, payout, refunded_stake, valid_turnover, live_stakes, live_payouts, closed, flagged,
      status, placed_at)
    select uuidv7(), 'HUBX', $1, a.id, uuidv7(), $2, $3, $4, $5, 'THB', 1000000, 0, $6, 0, 0, 1, 0, $7 <> 'open', false,
      $7, $8
    from ledger.account a where a.owner_id = $2`,
    [
      fixture.vendor.id,
      player.memberId,
      brand.id,
      game,
      game === fishing.code ? 'FISH' : 'RNG',
      payout ?? 0,
      status,
      clock.now(),
    ],
  );
}

test('bets of a game without a long pause are one play session, whatever else was played meanwhile', async () => {
  const player = await fixture.player({ balance: 100_000_000n });
  await play(player, 60, 0);
  await play(player, 30, 2_500_000);
  await play(player, 1, undefined, fishing.code);
  await play(player, 29, 0);
  const { list, total, bets: count } = await playSessions(player);
  expect([total, count]).toEqual([2, 4]);
  expect(list).toMatchObject([
    { gameCode: fixture.game.code, bets: 3, open: 0, stake: '30.00', payout: '25.00', only: null },
    { gameName: 'ตกปลา', category: 'FISH', bets: 1, open: 1, only: { status: 'open', stake: '10.00' } },
  ]);
  expect(Date.parse(list[0]?.to ?? '') - Date.parse(list[0]?.from ?? '')).toBe(60 * MINUTE_MS);
});

test('a pause of more than half an hour begins another play session', async () => {
  const player = await fixture.player({ balance: 100_000_000n });
  await play(player, 60, 0);
  await play(player, 30.001, 0);
  await play(player, 30.001, 0);
  expect((await playSessions(player)).list.map((one) => one.bets)).toEqual([1, 1, 1]);
});

test('the status picks bets from a play session and does not split it', async () => {
  const player = await fixture.player({ balance: 100_000_000n });
  await play(player, 60, 2_000_000);
  for (let lost = 0; lost < 4; lost += 1) await play(player, 15, 0);
  await play(player, 15, 3_000_000);
  const { list, totals } = await playSessions(player, { status: 'won' });
  expect(list).toMatchObject([{ bets: 2, stake: '20.00', payout: '50.00' }]);
  expect(totals).toMatchObject({ stake: '20.00', payout: '50.00', net: '30.00' });
});

test('pages are of play sessions, sums are those of the bets, and a play session opens to its own bets', async () => {
  const player = await fixture.player({ balance: 100_000_000n });
  for (const payout of [0, 1_000_000, 400_000, 9_000_000, 0]) {
    await play(player, 45, payout);
    await play(player, 1, 0);
  }
  const first = await playSessions(player, { pageSize: 2 });
  const second = await playSessions(player, { pageSize: 2, pageNo: 2 });
  const last = await playSessions(player, { pageSize: 2, pageNo: 3 });
  expect(first).toMatchObject({ total: 5, totalPages: 3, bets: 10 });
  const all = [...first.list, ...second.list, ...last.list];
  expect(all.map(({ payout }) => payout)).toEqual(['0.00', '90.00', '4.00', '10.00', '0.00']);
  expect(first.totals).toEqual((await bets(player)).totals);
  const [, opened] = all;
  const rounds = await bets(player, {
    vendor: opened?.vendor,
    game: opened?.gameCode,
    from: opened?.from,
    to: new Date(Date.parse(opened?.to ?? '') + 1).toISOString(),
  });
  expect(rounds).toMatchObject({ total: 2, totals: { stake: '20.00', payout: '90.00' } });
  expect(await playSessions(player, { pageNo: 9 })).toMatchObject({ list: [], total: 5, bets: 10 });
});

test('a record without bets has no play session, and no player sees another one’s', async () => {
  const player = await fixture.player({ balance: 100_000_000n });
  await play(player, 60, 0);
  expect(await playSessions(await fixture.player())).toMatchObject({
    list: [],
    total: 0,
    bets: 0,
    totals: { stake: '0.00', payout: '0.00', net: '0.00' },
  });
});

test('won is more than the stake, even the stake, and lost less, in list and filter alike', async () => {
  const player = await fixture.player({ balance: 100_000_000n });
  for (const payout of [1_000_001, 1_000_000, 999_999, 0, undefined]) await play(player, 1, payout);
  const status = async (query: object) => (await bets(player, query)).list.map((bet) => bet.status);
  expect(await status({})).toEqual(['open', 'lost', 'lost', 'even', 'won']);
  expect(await status({ status: 'won' })).toEqual(['won']);
  expect(await status({ status: 'even' })).toEqual(['even']);
  expect((await bets(player, { status: 'lost' })).totals).toMatchObject({
    stake: '20.00',
    payout: '9.99999',
    net: '-10.00001',
  });
});
