import { expect, test } from 'vitest';
import { commitmentOf } from '../../fair-stream.ts';
import { formatMoney, type Money } from '../../money.ts';
import { type SharedReceipt, sharedOutcome } from '../shared-rounds/check-receipt.ts';
import { TABLE_GAMES } from './all-tables.ts';
import { checkTableReceipt, type TableReceipt } from './table-receipt.ts';
import type { TableRules } from './table-rules.ts';

const STAKE: Money = 10_000_000n;

/** A hundred on every play of a round. */
function receiptOf(rules: TableRules, link: string): TableReceipt {
  const [variant] = rules.variants;
  const round: SharedReceipt = {
    ...{ id: 'r', kind: rules.kind, ruleVersion: rules.ruleVersion, subject: 'table:t1', number: 1 },
    state: 'settled',
    chain: { anchor: commitmentOf(link), place: 1, linkBefore: commitmentOf(link), link },
    ...{ seeds: ['โชคดี'], beacon: null, terms: { variant }, actions: [], outcome: null },
  };
  const outcome = sharedOutcome(round);
  const plays = rules.plays(variant).map(({ key: play }) => ({
    play,
    stake: formatMoney(STAKE),
    payout: formatMoney(rules.payout(variant, play, STAKE, outcome)),
  }));
  const sum = plays.reduce((all, { play }) => all + rules.payout(variant, play, STAKE, outcome), 0n);
  return {
    ...{ type: 'table', gameCode: 'g', table: 't1', variant, round: { ...round, outcome }, plays },
    ...{ stake: formatMoney(STAKE * BigInt(plays.length)), payout: formatMoney(sum) },
  };
}

test.each(TABLE_GAMES)(
  'a receipt of $kind is dealt and paid again, and what is changed in it is found',
  (rules) => {
    const receipt = receiptOf(rules, 'ab'.repeat(32));
    expect(checkTableReceipt(receipt)).toMatchObject({ verdict: 'holds', in: [], payout: receipt.payout });
    const paidMore = receipt.plays.map((one, at) => (at === 0 ? { ...one, payout: '9999.00' } : one));
    expect(checkTableReceipt({ ...receipt, plays: paidMore })).toMatchObject({ in: ['payout'] });
    expect(checkTableReceipt({ ...receipt, payout: '0.01' })).toMatchObject({ in: ['payout'] });
    expect(checkTableReceipt({ ...receipt, stake: '1.00' })).toMatchObject({ in: ['payout'] });
    expect(checkTableReceipt({ ...receipt, round: { ...receipt.round, seeds: [] } })).toMatchObject({
      verdict: 'differs',
    });
  },
);

test('what cannot have been is unreadable, and a round that is not over has nothing to compute', () => {
  const [rules] = TABLE_GAMES;
  if (!rules) throw new Error('no game');
  const receipt = receiptOf(rules, 'cd'.repeat(32));
  for (const odd of [
    { ...receipt, variant: 'other' },
    { ...receipt, plays: [{ play: 'none', stake: '1.00', payout: '0.00' }] },
    { ...receipt, stake: 'much' },
    { ...receipt, round: { ...receipt.round, kind: 'lots', ruleVersion: 'lots-1' } },
  ])
    expect(checkTableReceipt(odd).verdict).toBe('unreadable');
  expect(checkTableReceipt({ ...receipt, round: { ...receipt.round, state: 'void' } }).verdict).toBe(
    'not_settled',
  );
});
