import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { gameOfCode } from '../../rules/slot/games.ts';
import { findSession } from '../play/session.ts';
import { newPlayer, type TestPlayer } from '../test/player.ts';
import { MINIMUM_CYCLE_MS, openTestStudio } from '../test/test-studio.ts';
import { carryOutRound } from './carry-out-round.ts';
import { finishRounds } from './finish-rounds.ts';
import { moveRound } from './move-round.ts';
import { CARRY_ON_MS, placeRound } from './place-round.ts';
import type { Round } from './round.ts';
import { walletTransaction } from './wallet-transaction.ts';

const studio = await openTestStudio();
const { peer, clock } = studio;
const { db, wallet } = studio.studio;
const START = 100_000_000n;
const STAKE = 1_000_000n;

afterEach(async () => {
  await everythingIsFinished();
});

describe('a process that ends', () => {
  test('before the bet was sent: the stake is given back, which was never taken', async () => {
    const player = await newPlayer(studio);
    const round = await place(player);
    await afterRestart();
    expect(await stateOf(round)).toBe('rolled_back');
    expect(peer.balances.get(player.user)).toBe(START);
    expect(callsAbout(round)).toEqual(['/transaction/rollback']);
  });

  test('after the operator took the stake, before that was written down: it is given back', async () => {
    const player = await newPlayer(studio);
    const round = await place(player);
    await sendBet(round);
    expect(peer.balances.get(player.user)).toBe(START - STAKE);
    await afterRestart();
    expect(await stateOf(round)).toBe('rolled_back');
    expect(peer.balances.get(player.user)).toBe(START);
  });

  test('after the stake was written down: the payout is paid, once', async () => {
    const player = await newPlayer(studio);
    const round = await place(player);
    await stake(round);
    await afterRestart();
    expect(await stateOf(round)).toBe('settled');
    expect(peer.balances.get(player.user)).toBe(START - STAKE + round.payout);
  });

  test('after the operator paid, before that was written down: it is not paid twice', async () => {
    const player = await newPlayer(studio);
    const round = await place(player);
    const staked = await stake(round);
    await wallet.win({
      ...walletTransaction(staked, staked.winUuid),
      currency: 'THB',
      amount: staked.payout,
      betUuid: staked.betUuid,
    });
    await afterRestart();
    expect(await stateOf(round)).toBe('settled');
    expect(peer.balances.get(player.user)).toBe(START - STAKE + round.payout);
    expect(peer.callsTo('/transaction/win').filter((call) => call.round === round.id)).toHaveLength(2);
  });

  test('after the operator gave the stake back, before that was written down: it is not given twice', async () => {
    const player = await newPlayer(studio);
    const round = await place(player);
    await sendBet(round);
    await moveRound(db.pool, round, {
      from: 'placing',
      to: 'rolling_back',
      now: clock.now(),
      dueAt: clock.now(),
    });
    await wallet.rollback({ ...walletTransaction(round, round.rollbackUuid), betUuid: round.betUuid });
    await afterRestart();
    expect(await stateOf(round)).toBe('rolled_back');
    expect(peer.balances.get(player.user)).toBe(START);
  });
});

describe('a round on its way', () => {
  test('is left alone while its request may still be running', async () => {
    const player = await newPlayer(studio);
    const round = await place(player);
    clock.advance(CARRY_ON_MS - 1);
    expect(await finishRounds(studio.studio)).toBe(0);
    expect(await stateOf(round)).toBe('placing');
    await afterRestart();
  });

  test('whose bet arrives after its rollback moves nothing', async () => {
    const player = await newPlayer(studio);
    const round = await place(player);
    await afterRestart();
    expect(
      await wallet.bet({ ...walletTransaction(round, round.betUuid), currency: 'THB', amount: STAKE }),
    ).toEqual({
      kind: 'no',
      status: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
    });
    expect(peer.balances.get(player.user)).toBe(START);
  });

  test.each([
    ['/transaction/bet', 'rolled_back'],
    ['/transaction/win', 'settled'],
  ] as const)(
    'whose answer to %s comes after another process finished it keeps that state: %s',
    async (path, state) => {
      const player = await newPlayer(studio);
      const round = await place(player);
      peer.onApplied = async (applied) => {
        if (applied !== path) return;
        peer.onApplied = undefined;
        await afterRestart();
      };
      await carryOutRound(studio.studio, round);
      expect(await stateOf(round)).toBe(state);
      expect(peer.balances.get(player.user)).toBe(state === 'settled' ? START - STAKE + round.payout : START);
    },
  );

  test('is finished once by two processes that wake up together', async () => {
    const players = await Promise.all(Array.from({ length: 25 }, () => newPlayer(studio)));
    const rounds = await Promise.all(players.map(place));
    await Promise.all(rounds.map(stake));
    clock.advance(CARRY_ON_MS);
    await Promise.all([
      finishRounds(studio.studio),
      finishRounds(studio.studio),
      finishRounds(studio.studio),
    ]);
    for (const round of rounds) {
      expect(callsAbout(round)).toEqual(['/transaction/bet', '/transaction/win']);
    }
  });

  test('forgets the token of the wallet when it has ended', async () => {
    const player = await newPlayer(studio);
    const { round } = await player.spin();
    const { rows } = await db.pool.query('select wallet_token, due_at from studio.round where id = $1', [
      round.id,
    ]);
    expect(rows).toEqual([{ wallet_token: null, due_at: null }]);
  });
});

describe.each([
  'cut',
  'applied-cut',
  'applied-broken',
  'hang',
  'http-500',
  'RS_ERROR_UNKNOWN',
  'RS_ERROR_TIMEOUT',
] as const)('when a call ends with %s', (fault) => {
  test('a bet is rolled back and the player gets the code for an uncertain outcome', async () => {
    const player = await newPlayer(studio);
    peer.fail('/transaction/bet', fault);
    expect(await player.refusedSpin()).toMatchObject({ code: 'outcome_uncertain', status: 409 });
    await finishRounds(studio.studio);
    expect(peer.balances.get(player.user)).toBe(START);
    expect((await player.open()).unfinished).toBeNull();
  });

  test('a win is sent again until it is taken, and the round then shown', async () => {
    const player = await newPlayer(studio);
    peer.fail('/transaction/win', fault, fault);
    expect(await player.refusedSpin()).toMatchObject({ code: 'outcome_uncertain' });
    expect((await player.open()).unfinished).toBeNull();
    expect(await player.refusedSpin()).toMatchObject({ code: 'outcome_uncertain' });
    await untilFinished();
    const { unfinished } = await player.open();
    const payout = unfinished ? BigInt(unfinished.payout.replace('.', '')) * 1000n : -1n;
    expect(peer.balances.get(player.user)).toBe(START - STAKE + payout);
  });

  test('a rollback is sent again until it is taken', async () => {
    const player = await newPlayer(studio);
    peer.fail('/transaction/bet', 'applied-cut');
    peer.fail('/transaction/rollback', fault, fault);
    await player.refusedSpin();
    await untilFinished();
    expect(peer.balances.get(player.user)).toBe(START);
  });
});

describe('an answer that contradicts an earlier one', () => {
  test.each([
    ['/transaction/win', 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'],
    ['/transaction/win', 'RS_ERROR_TRANSACTION_ROLLED_BACK'],
    ['/transaction/rollback', 'RS_ERROR_DUPLICATE_TRANSACTION'],
  ] as const)('%s: %s is left to people and not repeated for ever', async (path, status) => {
    const player = await newPlayer(studio);
    if (path === '/transaction/rollback') peer.fail('/transaction/bet', 'applied-cut');
    peer.fail(path, status);
    await player.refusedSpin();
    await untilFinished();
    const { rows } = await db.pool.query(
      `select r.state, r.last_error from studio.round r join studio.player p on p.id = r.player_id
       where p.wallet_user = $1`,
      [player.user],
    );
    expect(rows).toEqual([{ state: 'disputed', last_error: status }]);
    expect(peer.callsTo(path).filter((call) => call.user === player.user)).toHaveLength(1);
  });
});

test('pauses between attempts grow, to a quarter of an hour at most', async () => {
  const player = await newPlayer(studio);
  const round = await place(player);
  await stake(round);
  peer.fail('/transaction/win', ...new Array<'http-500'>(14).fill('http-500'));
  const pausesMs: number[] = [];
  clock.advance(CARRY_ON_MS);
  for (let attempt = 0; attempt < 14; attempt += 1) {
    await finishRounds(studio.studio);
    const { rows } = await db.pool.query<{ due_at: Date }>('select due_at from studio.round where id = $1', [
      round.id,
    ]);
    const pauseMs = (rows[0]?.due_at.getTime() ?? 0) - clock.now().getTime();
    pausesMs.push(pauseMs);
    clock.advance(pauseMs);
  }
  expect(pausesMs.slice(0, 4)).toEqual([2_000, 4_000, 8_000, 16_000]);
  expect(Math.max(...pausesMs)).toBe(15 * 60_000);
  await untilFinished();
  expect(await stateOf(round)).toBe('settled');
});

/** What a request does up to the point where it is cut off. */
async function place(player: TestPlayer): Promise<Round> {
  const bearer = new URL(player.url).hash.replace('#s=', '');
  const session = await findSession(db.pool, `Bearer ${bearer}`, clock.now());
  const game = gameOfCode(session.gameCode);
  if (!game) throw new Error('no such game');
  const { round } = await db.transaction((tx) =>
    placeRound(tx, {
      session,
      game,
      stake: STAKE,
      idempotencyKey: randomUUID(),
      minimumCycleMs: MINIMUM_CYCLE_MS,
      now: clock.now(),
    }),
  );
  return round;
}

function sendBet(round: Round) {
  return wallet.bet({ ...walletTransaction(round, round.betUuid), currency: 'THB', amount: round.stake });
}

async function stake(round: Round): Promise<Round> {
  const answer = await sendBet(round);
  if (answer.kind !== 'ok') throw new Error('the bet was not taken');
  const dueAt = new Date(clock.now().getTime() + CARRY_ON_MS);
  const staked = await moveRound(db.pool, round, {
    from: 'placing',
    to: 'staked',
    now: clock.now(),
    dueAt,
    balanceAfterStake: answer.balance,
  });
  if (!staked) throw new Error('another process moved the round');
  return staked;
}

async function afterRestart(): Promise<void> {
  clock.advance(CARRY_ON_MS);
  await finishRounds(studio.studio);
}

/** Moves time on to each next attempt until none is left. */
async function untilFinished(): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const { rows } = await db.pool.query<{ due_at: Date | null }>(
      'select min(due_at) as due_at from studio.round',
    );
    const dueAt = rows[0]?.due_at;
    if (!dueAt) return;
    clock.advance(Math.max(0, dueAt.getTime() - clock.now().getTime()));
    await finishRounds(studio.studio);
  }
  throw new Error('rounds are never finished');
}

/** Whatever a test did: no round is left on its way, and each player has what their rounds say. */
async function everythingIsFinished(): Promise<void> {
  await untilFinished();
  const { rows } = await db.pool.query<{ user: string; owed: bigint; disputed: boolean }>(
    `select p.wallet_user as "user", bool_or(r.state = 'disputed') as disputed,
       sum(case when r.state = 'settled' then r.payout - r.stake else 0 end)::bigint as owed
     from studio.round r join studio.player p on p.id = r.player_id
     where p.wallet_user is not null group by 1`,
  );
  for (const { user, owed, disputed } of rows) {
    if (!disputed) expect(peer.balances.get(user)).toBe(START + owed);
  }
  const { rowCount } = await db.pool.query('select from studio.round where due_at is not null');
  expect(rowCount).toBe(0);
  expect(peer.unsigned).toBe(0);
}

async function stateOf(round: Round): Promise<string | undefined> {
  const { rows } = await db.pool.query<{ state: string }>('select state from studio.round where id = $1', [
    round.id,
  ]);
  return rows[0]?.state;
}

function callsAbout(round: Round): string[] {
  return peer.calls.filter((call) => call.message.round === round.id).map((call) => call.path);
}
