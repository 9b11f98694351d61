import { fairStream } from '@lanna/rules/fair-stream';
import { gameOfCode } from '@lanna/studio/rules/slot/games';
import { lannaLanterns } from '@lanna/studio/rules/slot/lanna-lanterns';
import { playRound } from '@lanna/studio/rules/slot/play-round';
import { wireSteps } from '@lanna/studio/rules/slot/wire-steps';
import { expect, test } from 'vitest';
import { pictureOf } from './slot-picture.ts';

const serverSeed = 'ab'.repeat(32);
const stake = lannaLanterns.defaultStake;

function* steps(rounds: number) {
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const stream = fairStream({ serverSeed, clientSeed: 'lanna', nonce });
    yield* wireSteps(playRound(lannaLanterns, stream, stake).steps);
  }
}

test('a spin shows three rows of five known symbols', () => {
  const known = gameOfCode('lanna-lanterns')?.symbols ?? {};
  for (const step of steps(20)) {
    const picture = pictureOf(lannaLanterns, step);
    expect(picture.map((row) => row.length)).toEqual([5, 5, 5]);
    for (const { symbol } of picture.flat()) expect(Object.keys(known)).toContain(symbol);
  }
});

test('cells are lit exactly when the spin paid', () => {
  let paid = 0;
  for (const step of steps(200)) {
    const lit = pictureOf(lannaLanterns, step)
      .flat()
      .some(({ won }) => won);
    expect(lit).toBe(step.lineWins.length > 0 || step.scatter !== undefined);
    if (lit) paid += 1;
  }
  expect(paid).toBeGreaterThan(10);
});

test('a winning line lights one cell a reel, as far as it runs', () => {
  for (const step of steps(200)) {
    if (step.lineWins.length !== 1 || step.scatter) continue;
    const lit = pictureOf(lannaLanterns, step)
      .flat()
      .filter(({ won }) => won);
    const count = step.lineWins[0]?.count ?? 0;
    expect(lit.map(({ reel }) => reel).sort()).toEqual([0, 1, 2, 3, 4].slice(0, count));
  }
});

test('a malformed receipt is drawn without an error', () => {
  const nowhere = { line: 999, symbol: 'A', count: 5, multiplier: 1, win: '1.00' };
  const step = { kind: 'base', freeSpin: 0, strips: 'base', stops: [999], lineWins: [nowhere], win: '1.00' };
  expect(pictureOf(lannaLanterns, { ...step, kind: 'base' }).flat()).toHaveLength(15);
});
