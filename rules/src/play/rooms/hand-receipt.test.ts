import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commitmentOf } from '../../fair-stream.ts';
import { formatMoney } from '../../money.ts';
import { checkHandReceipt, type HandReceipt, outcomeOf } from './hand-receipt.ts';
import { kaeng } from './kaeng/kaeng.ts';
import { niuNiu } from './niu-niu/niu-niu.ts';
import { deckOf } from './room-deck.ts';
import type { RoomMove, RoomRules } from './room-rules.ts';

/* Receipts of games beside ป๊อกเด้ง: what each states is computed again, and a changed part is found. */

const BASE = 1_000_000n;
const SEATS = [1, 2, 4];
const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** A hand by the house's strategies, of its own link and seeds. */
function receiptOf(rules: RoomRules, number: number): HandReceipt {
  const link = digest(`link ${number}`);
  const seeds = SEATS.map((seat) => {
    const seed = digest(`${number}:${seat}`);
    return { seat, seed, commitment: commitmentOf(seed) };
  });
  const { kind, ruleVersion } = rules;
  const deck = deckOf({ kind, ruleVersion, link, table: 'room:model', number, seeds });
  const terms = { base: BASE, dealer: 2, seats: SEATS };
  const reserves = SEATS.map((seat) => rules.mostLost(seat, terms, 100n * BASE));
  const moves: RoomMove[] = [];
  let state = rules.deal({ ...terms, reserves }, deck);
  for (let [seat] = rules.seatsToAct(state); seat !== undefined; [seat] = rules.seatsToAct(state)) {
    const move = rules.strategyMove(rules.viewFor(state, seat), seat, 'bold');
    state = rules.play(state, move);
    moves.push(move);
  }
  const linkBefore = commitmentOf(link);
  return {
    ...{ ruleVersion, table: 'room:model', number, seeds, moves, outcome: outcomeOf(rules, state) },
    chain: { anchor: commitmentOf(linkBefore), place: 2, linkBefore, link },
    terms: {
      ...{ base: formatMoney(BASE), dealer: 2, seats: SEATS },
      ...(rules.readsReserves && { reserves: reserves.map((reserve) => formatMoney(reserve)) }),
    },
  };
}

/** The first hand that was not over as it was dealt. */
function playedReceipt(rules: RoomRules): HandReceipt {
  for (let number = 1; ; number += 1) {
    const receipt = receiptOf(rules, number);
    if (receipt.moves.length > 3) return receipt;
  }
}

describe.each([
  ['แคง', kaeng as unknown as RoomRules],
  ['นิวนิว', niuNiu as unknown as RoomRules],
])('a receipt of %s', (_, rules) => {
  const receipt = playedReceipt(rules);
  const { outcome } = receipt;

  test('is computed again, also after its way as JSON', () => {
    expect(checkHandReceipt(JSON.parse(JSON.stringify(receipt)))).toEqual({ verdict: 'holds' });
  });

  test('whose other seeds are closed computes nothing; what is open of it is held to what it says', () => {
    const [own, ...others] = receipt.seeds;
    if (!own) throw new Error('a hand has seats');
    const seeds = [own, ...others.map((one) => ({ ...one, seed: null }))];
    expect(checkHandReceipt({ ...receipt, seeds })).toEqual({ verdict: 'not_opened' });
    const chain = { ...receipt.chain, linkBefore: 'a'.repeat(64) };
    expect(checkHandReceipt({ ...receipt, seeds, chain })).toMatchObject({ in: ['link'], outcome: null });
    const wrong = [{ ...own, seed: 'b'.repeat(64) }, ...seeds.slice(1)];
    expect(checkHandReceipt({ ...receipt, seeds: wrong })).toMatchObject({ in: ['seeds'], outcome: null });
  });

  test.each([
    ['another mark', { hands: outcome.hands.map((hand) => ({ ...hand, marks: ['other'] })) }],
    [
      'another card',
      { hands: outcome.hands.map((hand) => ({ ...hand, cards: ['AS', ...hand.cards.slice(1), 'KD'] })) },
    ],
    ['another result', { results: outcome.results.map((result) => ({ ...result, won: '1' })) }],
    ['another rake', { rake: '99.00' }],
  ])('with %s differs', (__, change) => {
    const check = checkHandReceipt({ ...receipt, outcome: { ...outcome, ...change } });
    expect(check).toMatchObject({ verdict: 'differs', in: ['outcome'] });
  });

  test('with moves that do not end the hand, or of another order, differs or is unreadable', () => {
    for (const moves of [receipt.moves.slice(0, -1), [...receipt.moves, receipt.moves[0]]])
      expect(checkHandReceipt({ ...receipt, moves })).toMatchObject({ verdict: 'differs', in: ['moves'] });
    expect(checkHandReceipt({ ...receipt, moves: ['draw'] }).verdict).toBe('unreadable');
  });
});

describe('a receipt of นิวนิว states what each seat has reserved', () => {
  const rules = niuNiu as unknown as RoomRules;
  const receipt = playedReceipt(rules);

  test('and without it is unreadable', () => {
    const { reserves: _, ...terms } = receipt.terms;
    expect(checkHandReceipt({ ...receipt, terms }).verdict).toBe('unreadable');
    expect(
      checkHandReceipt({ ...receipt, terms: { ...terms, reserves: ['ten', 'ten', 'ten'] } }).verdict,
    ).toBe('unreadable');
  });

  test('and a bid beyond it cannot have been made', () => {
    const least = SEATS.map(() => formatMoney(40n * BASE));
    const moves = [{ seat: 1, move: 'bid', times: 4 }, ...receipt.moves.slice(1)];
    expect(
      checkHandReceipt({ ...receipt, moves, terms: { ...receipt.terms, reserves: least } }),
    ).toMatchObject({
      ...{ verdict: 'differs', in: ['moves'] },
    });
  });
});
