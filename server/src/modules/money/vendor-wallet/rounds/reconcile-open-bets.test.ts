import { gameRoundsRequest } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { beforeEach, expect, test } from 'vitest';
import { openLog } from '../../../../platform/process/log.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { ANYWHERE } from '../../../../platform/testing/test-reach.ts';
import { testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { keepRoundQuestions } from '../internal/round-questions.ts';
import { startTestVendor } from '../test-vendor.factory.ts';
import { vendorClient } from '../vendor-client.ts';
import { walletFixture } from '../wallet.fixture.ts';
import { reconcileOpenBets } from './reconcile-open-bets.ts';

const HOUR_MS = 3_600_000;
const { db } = await testDatabase();
const hub = await startTestVendor();
const fixture = await walletFixture(db, { vendor: { apiUrl: hub.url } });
const { clock } = fixture;
const client = vendorClient({
  reach: ANYWHERE,
  db: db.kysely,
  secrets: testSecrets(),
  log: openLog('silent'),
  timeoutMs: 1500,
});
const questions = keepRoundQuestions({ db: db.kysely, clock, log: openLog('silent') });
const sweep = () => reconcileOpenBets({ db, clock, client, questions });

/** What the vendor says of rounds it is asked about. */
let states: Map<unknown, string>;
beforeEach(async () => {
  // What earlier tests left open is behind the cursor and not due.
  clock.advance(49 * HOUR_MS);
  hub.answerWith((response) => response.writeHead(503).end());
  await sweep();
  await db.kysely.deleteFrom('vendor_wallet.reconciliation_case').execute();
  await db.kysely.updateTable('vendor_wallet.alert').set({ closed_at: clock.now() }).execute();
  states = new Map();
  hub.calls.length = 0;
  hub.answerWith((response, { body }) =>
    response.end(JSON.stringify({ round: body['round'], state: states.get(body['round']) ?? 'open' })),
  );
});

async function openRound(state: string) {
  const player = await fixture.player({ balance: 1_000_000n });
  const bet = player.bet({ amount: 300_000 });
  await fixture.bet(bet);
  states.set(bet['round'], state);
  const row = await db.kysely
    .selectFrom('bets.placed_bet')
    .select('id')
    .where('reference', '=', String(bet['round']))
    .executeTakeFirstOrThrow();
  return { player, bet, id: row.id };
}

async function stateOf({ id, player }: Awaited<ReturnType<typeof openRound>>) {
  const round = await db.kysely
    .selectFrom('bets.placed_bet')
    .select(['status', 'stake', 'payout'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const alerts = await db.kysely
    .selectFrom('vendor_wallet.alert')
    .select(['facts'])
    .where('subject', '=', id)
    .where('kind', '=', 'round_unclear')
    .where('closed_at', 'is', null)
    .execute();
  // Not asked over the wallet: a game whose token has expired learns no balance any more.
  const { available } = await db.kysely
    .selectFrom('ledger.available_balance')
    .select('available')
    .where('owner_id', '=', player.memberId)
    .executeTakeFirstOrThrow();
  const balance = Number(available);
  return { ...round, balance, alerts: alerts.map((alert) => alert.facts) };
}

test('a round is not asked about for 48 hours', async () => {
  await openRound('settled');
  clock.advance(48 * HOUR_MS);
  expect(await sweep()).toMatchObject({ found: 0, asked: 0 });
  clock.advance(1);
  expect(await sweep()).toMatchObject({ found: 1, asked: 1, closed: 1 });
});

test('a round its vendor has settled is closed as it stands: lost, and no money moves', async () => {
  const round = await openRound('settled');
  clock.advance(49 * HOUR_MS);
  expect(await sweep()).toEqual({ found: 1, asked: 1, closed: 1, unclear: 0 });
  expect(await stateOf(round)).toEqual({
    status: 'lost',
    stake: 300_000n,
    payout: 0n,
    balance: 700_000,
    alerts: [],
  });
  clock.advance(25 * HOUR_MS);
  expect(await sweep()).toEqual({ found: 0, asked: 0, closed: 0, unclear: 0 });
});

test('a win that comes after that is still paid', async () => {
  const round = await openRound('settled');
  clock.advance(49 * HOUR_MS);
  await sweep();
  const win = round.player.win(round.bet, { amount: 900_000 });
  expect(await fixture.win(win)).toMatchObject({ status: 'RS_OK', balance: 1_600_000 });
  expect(await stateOf(round)).toMatchObject({ status: 'won', payout: 900_000n });
});

test.each(['rolled_back', 'refused', 'unknown'])(
  'a round its vendor calls %s becomes a case for an operator; nothing is voided',
  async (state) => {
    const round = await openRound(state);
    clock.advance(49 * HOUR_MS);
    expect(await sweep()).toEqual({ found: 1, asked: 1, closed: 0, unclear: 1 });
    expect(await stateOf(round)).toMatchObject({
      status: 'open',
      stake: 300_000n,
      balance: 700_000,
      alerts: [{ answer: state, round: round.bet['round'], stake: '3.00' }],
    });
    clock.advance(25 * HOUR_MS);
    expect(await sweep()).toMatchObject({ asked: 1, unclear: 0 });
    expect((await stateOf(round)).alerts).toHaveLength(1);
  },
);

test('a round that settles by itself leaves the operator’s queue', async () => {
  const round = await openRound('rolled_back');
  clock.advance(49 * HOUR_MS);
  await sweep();
  await fixture.rollback(round.player.rollback(round.bet));
  clock.advance(HOUR_MS);
  await sweep();
  expect(await stateOf(round)).toMatchObject({ status: 'refunded', balance: 1_000_000, alerts: [] });
});

test('a round still in play is asked about daily and becomes a case for an operator after two weeks', async () => {
  const round = await openRound('open');
  clock.advance(49 * HOUR_MS);
  await sweep();
  await sweep();
  expect(hub.calls).toHaveLength(1);
  for (let day = 2; day <= 13; day++) {
    clock.advance(24 * HOUR_MS);
    expect(await sweep()).toMatchObject({ asked: 1, unclear: 0 });
  }
  clock.advance(24 * HOUR_MS);
  expect(await sweep()).toMatchObject({ asked: 1, unclear: 1 });
  expect(await stateOf(round)).toMatchObject({ status: 'open', alerts: [{ answer: 'open', asks: 14 }] });
});

test('a vendor that does not answer is asked once a sweep, and its rounds become cases the third time', async () => {
  const rounds = [await openRound('settled'), await openRound('settled')];
  hub.answerWith((response) => response.writeHead(500).end());
  clock.advance(49 * HOUR_MS);
  expect(await sweep()).toEqual({ found: 2, asked: 2, closed: 0, unclear: 0 });
  expect(hub.calls).toHaveLength(1);
  clock.advance(6 * HOUR_MS);
  expect(await sweep()).toMatchObject({ unclear: 0 });
  clock.advance(6 * HOUR_MS);
  expect(await sweep()).toMatchObject({ unclear: 2 });
  for (const round of rounds) {
    expect(await stateOf(round)).toMatchObject({ status: 'open', alerts: [{ answer: 'unreachable' }] });
  }
});

test('open rounds of a vendor that cannot be asked become cases for an operator', async () => {
  await db.kysely.updateTable('catalogue.vendor').set({ api_url: null }).execute();
  const round = await openRound('settled');
  clock.advance(49 * HOUR_MS);
  expect(await sweep()).toMatchObject({ asked: 1, unclear: 1 });
  expect(await stateOf(round)).toMatchObject({ status: 'open', alerts: [{ answer: 'not_askable' }] });
  await db.kysely.updateTable('catalogue.vendor').set({ api_url: hub.url }).execute();
});

test('two sweeps at once ask about each round once', async () => {
  const rounds = await Promise.all([1, 2, 3, 4].map(() => openRound('settled')));
  clock.advance(49 * HOUR_MS);
  const sweeps = await Promise.all([sweep(), sweep(), sweep()]);
  expect(sweeps.reduce((sum, { found }) => sum + found, 0)).toBe(4);
  expect(sweeps.reduce((sum, { asked }) => sum + asked, 0)).toBe(4);
  expect(hub.calls).toHaveLength(4);
  for (const round of rounds) expect(await stateOf(round)).toMatchObject({ status: 'lost' });
});

test('a vendor that says when a bet ends is asked after that, however long it takes, and about many rounds in one call', async () => {
  const many = await walletFixture(db, {
    tokenMs: 365 * 24 * HOUR_MS,
    vendor: { apiUrl: hub.url, additions: ['closes_at', 'rounds'] },
  });
  const player = await many.player({ balance: 1_000_000_000n });
  const inHours = (hours: number) => new Date(many.clock.now().getTime() + hours * HOUR_MS).toISOString();
  const place = async (hours: number) => {
    const bet = player.bet({ closes_at: inHours(hours) });
    expect((await many.bet(bet)).status).toBe('RS_OK');
    return String(bet['round']);
  };
  const [soon, settled, unknown, late] = [await place(1), await place(2), await place(2), await place(300)];
  hub.answerWith((response, { path, body }) => {
    if (path !== '/game/rounds') return void response.writeHead(500).end();
    const { rounds } = gameRoundsRequest.parse(body);
    const answers = rounds
      .filter(({ round }) => round !== unknown)
      .map((one) => ({ ...one, state: one.round === settled ? 'settled' : 'open' }));
    response.end(JSON.stringify({ rounds: answers.toReversed() }));
  });
  const stateOfRound = async (round: string) =>
    (
      await db.kysely
        .selectFrom('bets.placed_bet')
        .select('status')
        .where('reference', '=', round)
        .executeTakeFirstOrThrow()
    ).status;
  many.clock.advance(3 * HOUR_MS);
  const sweepAt = () => reconcileOpenBets({ db, clock: many.clock, client, questions });
  await sweepAt();
  const asked = hub.calls.filter(({ path }) => path === '/game/rounds');
  expect(asked).toHaveLength(1);
  expect(
    gameRoundsRequest
      .parse(asked[0]?.body)
      .rounds.map(({ round }) => round)
      .toSorted(),
  ).toEqual([soon, settled, unknown].toSorted());
  expect(await Promise.all([soon, settled, unknown, late].map(stateOfRound))).toEqual([
    'open',
    'lost',
    'open',
    'open',
  ]);
  many.clock.advance(72 * HOUR_MS);
  hub.calls.length = 0;
  await sweepAt();
  expect(
    hub.calls.flatMap(({ body }) => gameRoundsRequest.parse(body).rounds.map(({ round }) => round)),
  ).not.toContain(late);
});
