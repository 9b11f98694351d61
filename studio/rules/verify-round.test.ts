import { fairStream } from '@lanna/rules/fair-stream';
import { formatMoney } from '@lanna/rules/money';
import { describe, expect, test } from 'vitest';
import type { RoundReceipt } from './receipt.ts';
import { STUDIO_GAMES } from './slot/games.ts';
import { playRound } from './slot/play-round.ts';
import { wireSteps } from './slot/wire-steps.ts';
import { checkReceipt, verifyRound } from './verify-round.ts';

const SERVER_SEED = '8d5f3c1be07a94d2661f0b8ce3a5774902d6bb1c9e48f3a0d7152c6e9b80f4a3';

describe('a receipt', () => {
  test('of a round as played holds, with free spins too', () => {
    for (let nonce = 0; nonce < 300; nonce += 1) expect(checkReceipt(receiptOf(nonce)).verdict).toBe('holds');
  });

  test('still holds after storage has reordered its keys', () => {
    const receipt = receiptOf(7);
    const reordered = receipt.steps.map(({ win, stops, ...step }) => ({ win, ...step, stops }));
    expect(checkReceipt({ ...receipt, steps: reordered }).verdict).toBe('holds');
  });

  test('waits for its seed to be revealed', () => {
    expect(checkReceipt({ ...receiptOf(1), serverSeed: null })).toEqual({ verdict: 'not_revealed' });
  });

  test.each([
    ['another seed', { serverSeed: 'f'.repeat(64) }, ['commitment', 'outcome']],
    ['another nonce', { nonce: 2 }, ['outcome']],
    ['another client seed', { clientSeed: 'other' }, ['outcome']],
    ['another payout', { payout: '77777.00' }, ['payout']],
    ['another commitment', { serverSeedHash: '0'.repeat(64) }, ['commitment']],
    ['a missing step', { steps: [] }, ['outcome']],
  ])('with %s is caught', (_, change, differences) => {
    const check = checkReceipt({ ...receiptOf(1), ...change });
    expect(check).toMatchObject({ verdict: 'differs', in: expect.arrayContaining(differences) });
  });

  test.each([
    ['an unknown rule version', { ruleVersion: 'lanna-lanterns-0' }],
    ['an unknown game', { gameCode: 'nowhere' }],
    ["another game's sheet", { gameCode: 'river-naga' }],
    ['a stake the game does not have', { stake: '1.5' }],
    ['a stake that is no number', { stake: 'much' }],
    ['a seed of the wrong shape', { serverSeed: 'abc' }],
    ['a broken client seed', { clientSeed: 'a\nb' }],
    ['a broken nonce', { nonce: -1 }],
  ])('with %s is unreadable, not an error', (_, change) => {
    expect(checkReceipt({ ...receiptOf(1), ...change })).toEqual({ verdict: 'unreadable' });
  });
});

/** Old receipts must compute for ever: these figures may only be added to, with a new rule version. */
test.each([
  ['lanna-lanterns-1', 0, [21, 12, 2, 30, 25], 1, '0.00'],
  ['lanna-lanterns-1', 2, [28, 0, 23, 20, 29], 1, '500.00'],
  ['lanna-lanterns-1', 64, [3, 12, 8, 11, 1], 13, '2615.00'],
  ['starlight-market-1', 2, [28, 0, 23, 20, 29], 1, '130.00'],
  ['starlight-market-1', 247, [4, 7, 24, 12, 21], 11, '1680.00'],
  ['river-naga-1', 3, [14, 13, 20, 2, 27], 1, '32.00'],
  ['river-naga-1', 84, [25, 10, 9, 19, 31], 9, '4936.00'],
] as const)('released rules never change: %s, nonce %i', (ruleVersion, nonce, stops, steps, payout) => {
  const sheet = STUDIO_GAMES.find((game) => game.sheet.ruleVersion === ruleVersion)?.sheet;
  if (!sheet) throw new Error(`no ${ruleVersion}`);
  const round = verifyRound(sheet, {
    serverSeed: SERVER_SEED,
    clientSeed: 'lanna',
    nonce,
    stake: 10_000_000n,
  });
  expect([round.steps[0]?.stops, round.steps.length, round.payout]).toEqual([stops, steps, payout]);
});

function receiptOf(nonce: number): RoundReceipt {
  const [game] = STUDIO_GAMES;
  if (!game) throw new Error('no games');
  const { sheet, code } = game;
  const inputs = { serverSeed: SERVER_SEED, clientSeed: 'โคมทอง', nonce };
  const { steps, payout } = playRound(sheet, fairStream(inputs), sheet.defaultStake);
  return {
    ...inputs,
    gameCode: code,
    ruleVersion: sheet.ruleVersion,
    serverSeedHash: verifyRound(sheet, { ...inputs, stake: sheet.defaultStake }).serverSeedHash,
    stake: formatMoney(sheet.defaultStake),
    payout: formatMoney(payout),
    steps: wireSteps(steps),
  };
}
