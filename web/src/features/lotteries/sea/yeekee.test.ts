import type { Draw } from '@lanna/contract/lotteries/draws/draws';
import { expect, test } from 'vitest';
import { bettingRound, roundsOf, shootingRound } from './rounds/rounds.ts';
import { workOut } from './slip/work-out.ts';

const DAY = '20261122';
const ONE = { count: 1, sum: '1', sixteenth: undefined, houseShot: '54321' };

test('for two minutes after bets have closed shots go to the round that closed, bets to the next one', () => {
  const rounds = roundsOf(DAY, [openAt(2, '06:15'), openAt(3, '06:30')], [closedAt(1, '06:00')], at('06:01'));
  expect(rounds.map(({ number, phase }) => [number, phase])).toEqual([
    [1, 'shooting'],
    [2, 'betting'],
    [3, 'betting'],
  ]);
  expect([bettingRound(rounds)?.number, shootingRound(rounds)?.number]).toEqual([2, 1]);
  const later = roundsOf(DAY, [openAt(2, '06:15')], [closedAt(1, '06:00')], at('06:02'));
  expect(later[0]?.phase).toBe('waiting');
  expect(shootingRound(later)?.number).toBe(2);
});

test('a round whose closing has passed on the server’s clock takes no bets, even before push reports it', () => {
  expect(roundsOf(DAY, [openAt(1, '06:00')], [], at('06:00'))[0]?.phase).toBe('shooting');
});

test('rounds of tomorrow are no rounds of today, and a round stands there once', () => {
  const tomorrow = { ...openAt(1, '06:00'), numero: '20261123-01' };
  const drawn = { ...closedAt(1, '06:00'), state: 'settled' as const, result: '014|16' };
  const rounds = roundsOf(DAY, [openAt(1, '06:00'), tomorrow], [drawn], at('07:00'));
  expect(rounds).toMatchObject([{ numero: '20261122-01', phase: 'done' }]);
});

test('a round given back for too few shots is over', () => {
  const empty = { ...closedAt(1, '06:00'), state: 'settled' as const, result: '' };
  expect(roundsOf(DAY, [], [empty], at('07:00'))[0]?.phase).toBe('done');
  expect(roundsOf(DAY, [], [{ ...empty, state: 'cancelled', result: null }], at('07:00'))[0]?.phase).toBe(
    'cancelled',
  );
});

test('the sum with the house shot less the sixteenth gives three top and two bottom', () => {
  expect(
    workOut({ count: 25, leastShots: 20, sum: '1234500000', sixteenth: '51876', houseShot: '67890' }),
  ).toEqual({
    players: 1_234_500_000,
    house: 67_890,
    sum: 1_234_567_890,
    sixteenth: 51_876,
    total: 1_234_516_014,
    top3: '014',
    bottom2: '16',
  });
});

test('of one shot nothing is taken off where the round needs no more', () => {
  expect(workOut({ ...ONE, leastShots: 1 })).toMatchObject({
    sixteenth: undefined,
    total: 54_322,
    top3: '322',
  });
});

test('with a shot too few, and while the house shot is secret, nothing is worked out', () => {
  expect(workOut({ ...ONE, leastShots: 2 })).toBeUndefined();
  expect(workOut({ ...ONE, leastShots: 1, houseShot: null })).toBeUndefined();
});

function openAt(round: number, closes: string) {
  const closesAtMs = at(closes);
  return {
    gameCode: 'YEEKEE',
    numero: `${DAY}-${String(round).padStart(2, '0')}`,
    closesAt: new Date(closesAtMs).toISOString(),
    drawsAt: new Date(closesAtMs + 120_000).toISOString(),
  };
}

function closedAt(round: number, closes: string): Draw {
  return { ...openAt(round, closes), state: 'closed', result: null, version: 0, drawnAt: null };
}

function at(time: string): number {
  return Date.parse(`2026-11-22T${time}:00+07:00`);
}
