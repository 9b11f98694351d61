import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { createOperator } from '../../people/operators/operator.factory.ts';
import { opsServer } from '../../people/operators/ops.fixture.ts';
import { checkBetInvariants } from '../../play/bets/check-bet-invariants.ts';
import { checkWalletInvariants } from './check-wallet-invariants.ts';
import { vendorWalletOps } from './desk/ops-routes.ts';
import { correctRound } from './rounds/decide-case.ts';
import { roundFixture } from './rounds.fixture.ts';
import { walletFixture } from './wallet.fixture.ts';

const UNIT = 100_000;
const { db } = await testDatabase();
/** Five units a round, twelve a day. */
const wallet = await walletFixture(db, {
  brand: { settings: { maxStake: '1000.00' } },
  vendor: { winLimits: { THB: [BigInt(5 * UNIT), BigInt(12 * UNIT)] } },
});
const { clock } = wallet;
const deps = roundFixture(db, clock);
const { ask } = await opsServer(db, {
  clock,
  permissions: ['vendor-wallet.read', 'vendor-wallet.decide', 'vendor-wallet.acknowledge'],
  routes: vendorWalletOps(deps),
  kinds: [correctRound],
});
const newOperator = () => createOperator(db, { now: clock.now() });
let first = await newOperator();
let second = await newOperator();
const reason = 'the vendor has confirmed it by telephone';

type Player = Awaited<ReturnType<typeof wallet.player>>;

/** Each test has a day of its own. */
async function nextDay() {
  clock.advance(25 * 3_600_000);
  // Who works tomorrow logs in tomorrow.
  first = await newOperator();
  second = await newOperator();
}

function newPlayer(units = 10): Promise<Player> {
  return wallet.player({ balance: BigInt(units * UNIT) });
}

/** A round of one unit that wins so many; what the wallet answers to the win, and the calls. */
async function round(player: Player, units: number, message: Record<string, unknown> = {}) {
  const bet = player.bet();
  expect(await wallet.bet(bet)).toMatchObject({ status: 'RS_OK' });
  const win = player.win(bet, { amount: units * UNIT, ...message });
  return { bet, win, reply: await wallet.win(win) };
}

async function caseOf(bet: Record<string, unknown>) {
  const { rows } = (await ask('GET /ops/cases', first.cookie, { query: { kind: 'win_held' } })).value;
  const found = rows.find((row: { round: { round: string } }) => row.round.round === bet['round']);
  if (!found) return undefined;
  const { value } = await ask(`GET /ops/cases/${found.id}`, first.cookie);
  return { id: found.id, ...value };
}

const propose = (id: string, decision: string, version: string) =>
  ask(`POST /ops/cases/${id}/decision`, first.cookie, { body: { decision, version, reason } });
const approve = (proposal: string, cookie: string) =>
  ask(`POST /ops/proposals/${proposal}/approve`, cookie, { body: {} });
const heldIn = async (bet: Record<string, unknown>) => {
  const row = await db.kysely
    .selectFrom('vendor_wallet.held_win as h')
    .innerJoin('bets.placed_bet as b', 'b.id', 'h.bet_id')
    .select(['h.state', 'h.amount', 'h.beyond', 'b.status', 'b.payout'])
    .where('b.reference', '=', String(bet['round']))
    .execute();
  return row;
};

async function nothingBroken() {
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkWalletInvariants(db.kysely)).toEqual([]);
  expect(await checkBetInvariants(db.kysely)).toEqual([]);
}

test('a win beyond the largest of a round is taken and not paid; two operators pay it, one alone does not', async () => {
  const player = await newPlayer();
  const { bet, win, reply } = await round(player, 6);
  expect(reply).toMatchObject({ status: 'RS_OK', balance: 9 * UNIT });
  expect(await wallet.win(win)).toMatchObject({ status: 'RS_OK', balance: 9 * UNIT });
  expect(await heldIn(bet)).toMatchObject([{ state: 'held', beyond: 'round', status: 'open', payout: 0n }]);
  const found = await caseOf(bet);
  expect(found).toMatchObject({
    case: { state: 'open', held: '6.00' },
    decisions: [
      { decision: 'release', walletChange: '6.00', needsSecondOperator: true },
      { decision: 'refuse', walletChange: '0.00', needsSecondOperator: true },
    ],
  });
  const { value } = await propose(found.id, 'release', found.version);
  expect(value.outcome).toBe('proposed');
  expect((await approve(value.proposalId, first.cookie)).status).toBe(403);
  expect((await player.balance()).balance).toBe(9 * UNIT);
  expect((await approve(value.proposalId, second.cookie)).status).toBe(200);
  expect((await player.balance()).balance).toBe(15 * UNIT);
  expect(await heldIn(bet)).toMatchObject([{ state: 'released', status: 'won', payout: BigInt(6 * UNIT) }]);
  // The vendor's own repetition, and a second decision, pay nothing more.
  expect(await wallet.win(win)).toMatchObject({ status: 'RS_OK' });
  expect(await propose(found.id, 'release', found.version)).toMatchObject({ code: 'case_decided' });
  expect((await player.balance()).balance).toBe(15 * UNIT);
  await nothingBroken();
  expect(await wallet.rollback(player.rollback(win))).toMatchObject({ balance: 9 * UNIT });
  await nothingBroken();
});

test('many small wins of one round are one win: what they come to beyond the limit is held', async () => {
  await nextDay();
  const player = await newPlayer();
  const { bet } = await round(player, 3, { round_closed: false });
  const more = player.win(bet, { amount: 3 * UNIT });
  expect(await wallet.win(more)).toMatchObject({ status: 'RS_OK', balance: 12 * UNIT });
  expect(await wallet.win(player.win(bet, { amount: 2 * UNIT }))).toMatchObject({ balance: 14 * UNIT });
  expect(await heldIn(bet)).toMatchObject([{ amount: BigInt(3 * UNIT), beyond: 'round' }]);
  await nothingBroken();
});

test('a win that two have refused is never paid, and one that its vendor takes back needs no decision', async () => {
  await nextDay();
  const player = await newPlayer();
  const refused = await round(player, 7);
  const found = await caseOf(refused.bet);
  const { value } = await propose(found?.id ?? '', 'refuse', found?.version);
  await approve(value.proposalId, second.cookie);
  expect(await heldIn(refused.bet)).toMatchObject([{ state: 'refused', status: 'lost', payout: 0n }]);

  const undone = await round(player, 8);
  const waiting = await caseOf(undone.bet);
  const proposed = await propose(waiting?.id ?? '', 'release', waiting?.version);
  expect(await wallet.rollback(player.rollback(undone.win))).toMatchObject({ balance: 8 * UNIT });
  expect(await heldIn(undone.bet)).toMatchObject([{ state: 'undone' }]);
  // What was proposed before cannot be carried out any more.
  expect(await approve(proposed.value.proposalId, second.cookie)).toMatchObject({
    code: 'proposal_outdated',
  });
  expect((await caseOf(undone.bet))?.case).toMatchObject({ state: 'resolved' });
  expect((await player.balance()).balance).toBe(8 * UNIT);
  await nothingBroken();
});

test('many rounds of many players at once, over two processes, never win more than a day allows, and no win is lost', async () => {
  await nextDay();
  const other = await wallet.serveAlso(db);
  const players = await Promise.all(Array.from({ length: 12 }, () => newPlayer(3)));
  const bets = await Promise.all(
    players.map(async (player) => {
      const bet = player.bet();
      expect(await wallet.bet(bet)).toMatchObject({ status: 'RS_OK' });
      return bet;
    }),
  );
  const replies = await Promise.all(
    players.map((player, at) =>
      wallet.send(
        '/transaction/win',
        player.win(bets[at] ?? {}, { amount: 4 * UNIT }),
        at % 2 === 0 ? wallet.origin : other,
      ),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 'RS_OK'));
  const held = (await Promise.all(bets.map(heldIn))).flat();
  // Twelve units were staked: twenty-four may be won, which is six wins of four.
  expect(held.map(({ beyond }) => beyond)).toEqual(Array.from({ length: 6 }, () => 'day'));
  const balances = await Promise.all(players.map(async (player) => (await player.balance()).balance));
  expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe((12 * 2 + 6 * 4) * UNIT);
  await nothingBroken();
});

test('a win near the limit of a day waits for one that another process is just paying, and sees it', async () => {
  await nextDay();
  const [one, other] = [await newPlayer(), await newPlayer()];
  const bets = [one.bet({ amount: 1 }), other.bet({ amount: 1 })];
  for (const bet of bets) await wallet.bet(bet);
  for (let n = 0; n < 2; n++) await round(await newPlayer(), 5);
  const client = await db.pool.connect();
  // A batch of another process has taken the day for itself, and has not ended yet.
  await client.query('begin');
  await client.query(`select pg_advisory_xact_lock_shared(hashtextextended($1::text || 'THB', 370))`, [
    wallet.vendor.id,
  ]);
  const waiting = wallet.win(one.win(bets[0] ?? {}, { amount: 4 * UNIT }));
  const early = await Promise.race([
    waiting.then(() => 'answered'),
    new Promise((resolve) => setTimeout(resolve, 120, 'waits')),
  ]);
  await client.query('commit');
  client.release();
  expect(early).toBe('waits');
  expect(await waiting).toMatchObject({ status: 'RS_OK' });
  // Eight were won beyond stakes, and four more: the day has no room for another four.
  await wallet.win(other.win(bets[1] ?? {}, { amount: 4 * UNIT }));
  expect(await heldIn(bets[0] ?? {})).toEqual([]);
  expect(await heldIn(bets[1] ?? {})).toMatchObject([{ state: 'held', beyond: 'day' }]);
  await nothingBroken();
});

test('a bet that is staked and given back makes no room for larger wins', async () => {
  await nextDay();
  const whale = await newPlayer(100);
  const room = whale.bet({ amount: 50 * UNIT });
  await wallet.bet(room);
  for (let n = 0; n < 12; n++) await round(await newPlayer(), 5);
  // Sixty were won for sixty-two staked: the room is given back, and the day is over for the vendor.
  expect(await wallet.rollback(whale.rollback(room))).toMatchObject({ status: 'RS_OK' });
  const again = whale.bet({ amount: 50 * UNIT });
  await wallet.bet(again);
  const beyond = await round(await newPlayer(), 5);
  expect(await heldIn(beyond.bet)).toMatchObject([{ state: 'held', beyond: 'day' }]);
  await nextDay();
  const tomorrow = await round(await newPlayer(), 5);
  expect(await heldIn(tomorrow.bet)).toEqual([]);
  await nothingBroken();
});

test('a member sees in the record that a win is being checked', async () => {
  await nextDay();
  const player = await newPlayer();
  const { bet } = await round(player, 6);
  const [{ id } = { id: '' }] = await db.kysely
    .selectFrom('bets.placed_bet')
    .select('id')
    .where('reference', '=', String(bet['round']))
    .execute();
  const [source] = deps.bets.sources();
  const asked = {
    ...{ id, source: wallet.vendor.code, sourceId: wallet.vendor.id, reference: '' },
    ...{ gameCode: '', receiptAddress: null },
  };
  expect(await source?.nameBets([asked], 'TH')).toMatchObject([{ checking: BigInt(6 * UNIT) }]);
});
