import type { Bet } from '@lanna/contract/play/bets/bets';
import { formatMoney } from '@lanna/rules/money';
import type { RoundReceipt } from '@lanna/studio/rules/receipt';
import { lannaLanterns } from '@lanna/studio/rules/slot/lanna-lanterns';
import { verifyRound } from '@lanna/studio/rules/verify-round';
import { expect, test } from 'vitest';
import { readReceipt } from '../../../api/read-receipt.ts';
import { proofOf } from './proof.ts';

const serverSeed = '5e'.repeat(32);

/** The first round of the pair that pays anything. */
const receipt = ((): RoundReceipt => {
  for (let nonce = 0; ; nonce += 1) {
    const inputs = { serverSeed, clientSeed: 'ผู้เล่น', nonce, stake: lannaLanterns.defaultStake };
    const { serverSeedHash, steps, payout } = verifyRound(lannaLanterns, inputs);
    if (payout !== '0.00')
      return {
        ruleVersion: lannaLanterns.ruleVersion,
        gameCode: 'lanna-lanterns',
        ...inputs,
        serverSeedHash,
        stake: formatMoney(inputs.stake),
        payout,
        steps,
      };
  }
})();

const bet: Bet = {
  id: '1',
  vendor: 'LANNA',
  vendorName: 'Lanna Studio',
  gameCode: receipt.gameCode,
  gameName: 'Lanna Lanterns',
  category: 'RNG',
  round: 'r1',
  stake: receipt.stake,
  payout: receipt.payout,
  status: 'won',
  returned: '0.00',
  placedAt: '2026-11-20T10:00:00Z',
  settledAt: '2026-11-20T10:00:01Z',
  provable: true,
};

const broken = (changed: Partial<RoundReceipt>, record: Partial<Bet> = {}) => {
  const proof = proofOf({ ...receipt, ...changed }, { ...bet, ...record });
  return 'steps' in proof
    ? proof.steps.filter(({ holds }) => !holds).map(({ name }) => name)
    : proof.decision;
};

test('an honest receipt holds in every step', () => {
  expect(proofOf(receipt, bet)).toMatchObject({ decision: 'holds' });
  expect(broken({})).toEqual([]);
});

test('a seed that does not match its commitment is detected', () => {
  expect(broken({ serverSeedHash: 'ab'.repeat(32) })).toEqual(['commitment']);
});

test('reel stops the seed does not give are detected', () => {
  const [first, ...others] = receipt.steps;
  if (!first) throw new Error('a round has a step');
  expect(broken({ steps: [{ ...first, stops: [0, 0, 0, 0, 0] }, ...others] })).toEqual(['outcome']);
});

test('a payout the reels do not give is detected, and so is one missing from the wallet', () => {
  expect(broken({ payout: '0.00' })).toEqual(['payout']);
  expect(broken({}, { payout: '0.00' })).toEqual(['wallet']);
  expect(broken({}, { stake: '1.00' })).toEqual(['wallet']);
});

test('the same money written with other decimals is the same money', () => {
  expect(broken({}, { payout: `${receipt.payout}000`, stake: `${receipt.stake}000` })).toEqual([]);
});

test('without the seed, or with an unknown rule version, nothing is computed', () => {
  expect(broken({ serverSeed: null })).toBe('not_revealed');
  expect(broken({ ruleVersion: 'lanna-lanterns-99' })).toBe('unreadable');
});

test('a receipt is unchanged after JSON encoding and decoding', () => {
  expect(readReceipt(JSON.parse(JSON.stringify(receipt)))).toEqual(receipt);
  expect(readReceipt({ ...receipt, serverSeed: null })?.serverSeed).toBeNull();
});

test('a receipt of another format is not taken for one of a house game', () => {
  const foreign = [undefined, null, 'RS_OK', {}, { ...receipt, steps: [] }, { ...receipt, nonce: -1 }];
  for (const value of [...foreign, { ...receipt, payout: '1e9' }]) expect(readReceipt(value)).toBeUndefined();
});
