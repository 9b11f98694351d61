import { expect, test } from 'vitest';
import published from '../rules/src/play/shared-rounds/shared-rounds.vectors.json' with { type: 'json' };
import { verifyProof } from './verify-draw.ts';

const [{ receipt }] = published.receipts as [(typeof published.receipts)[0]];

test('the offline verifier reads the published vectors, an answer of the portal, and one receipt alone', () => {
  expect(verifyProof(published)).toMatchObject({ exitCode: 0 });
  expect(verifyProof({ success: true, value: { rounds: [receipt] } })).toMatchObject({ exitCode: 0 });
  const { lines, exitCode } = verifyProof(receipt);
  expect(exitCode).toBe(0);
  expect(lines.join('\n')).toContain('to trust: without a beacon');
});

test('one round that does not hold fails the whole answer, and says where', () => {
  const changed = { ...receipt, seeds: ['other'] };
  const { lines, exitCode } = verifyProof({ rounds: [receipt, changed] });
  expect(exitCode).toBe(1);
  expect(lines.join('\n')).toContain('DOES NOT HOLD  room:vectors round 1 (lots, lots-1): outcome');
});

test('rounds that have not ended are nothing to compute', () => {
  expect(verifyProof({ rounds: [{ ...receipt, state: 'open', outcome: null }] }).exitCode).toBe(2);
  expect(verifyProof({ rounds: [] }).exitCode).toBe(2);
});
