import type { PlaySession, ReelStep, SlotRound } from '../../play-api.ts';
import type { Command, GameEvent } from './game-events.ts';
import { play } from './play.ts';
import { type GameState, initialState, type SpinAnswer } from './state.ts';

/** Rounds and sessions for tests, and a simulated player that presses buttons in order. */
export function baseStep(win: string, award = 0): ReelStep {
  return {
    kind: 'base',
    freeSpin: 0,
    strips: 'base',
    stops: [0, 1, 2, 3, 4],
    lineWins: win === '0.00' ? [] : [{ line: 0, symbol: 'A', count: 3, multiplier: 1, win }],
    ...(award > 0 && { scatter: { count: 3, win: '0.00', freeSpinsAwarded: award } }),
    win,
  };
}

export function freeStep(freeSpin: number, win: string, award = 0): ReelStep {
  return { ...baseStep(win, award), kind: 'free', freeSpin, strips: 'free' };
}

export function roundOf(steps: ReelStep[], facts: Partial<SlotRound> = {}): SlotRound {
  return {
    id: 'round-1',
    gameCode: 'lanna-lanterns',
    ruleVersion: 'lanna-lanterns-1',
    stake: '10.00',
    payout: '0.00',
    steps,
    shown: 0,
    nonce: 7,
    serverSeedHash: 'a'.repeat(64),
    clientSeed: 'river',
    placedAt: '2026-11-20T12:00:00Z',
    ...facts,
  };
}

export function sessionOf(facts: Partial<PlaySession> = {}): PlaySession {
  return {
    gameCode: 'lanna-lanterns',
    gameName: { TH: 'โคมล้านนา', EN: 'Lanna Lanterns' },
    sheet: 'lanna-lanterns-1',
    ruleVersion: 'lanna-lanterns-1',
    demo: false,
    kept: false,
    currency: 'THB',
    symbol: '฿',
    language: 'TH',
    lobbyUrl: 'http://localhost:3000/',
    balance: '100.00',
    stakes: ['5.00', '10.00', '20.00'],
    defaultStake: '10.00',
    minimumCycleMs: 2500,
    unfinished: null,
    freeBets: null,
    ...facts,
  };
}

export function answerOf(
  round: SlotRound,
  balanceAfterStake: string,
  balance: string,
  freeBets: SpinAnswer['freeBets'] = null,
): SpinAnswer {
  return { round, balanceAfterStake, balance, freeBets };
}

/** Plays events in order and keeps the last state and every command given on the way. */
export function after(...events: GameEvent[]): { state: GameState; commands: Command[] } {
  return events.reduce<{ state: GameState; commands: Command[] }>(
    ({ state, commands }, event) => {
      const played = play(state, event);
      return { state: played.state, commands: [...commands, ...played.commands] };
    },
    { state: initialState, commands: [] },
  );
}
