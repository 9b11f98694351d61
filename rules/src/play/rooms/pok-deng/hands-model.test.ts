import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commitmentOf, type FairStream, fairStream } from '../../../fair-stream.ts';
import { formatMoney } from '../../../money.ts';
import { checkHandReceipt, type HandReceipt, outcomeOf } from '../hand-receipt.ts';
import { baseStake } from '../rake.ts';
import { deckOf } from '../room-deck.ts';
import { evaluatedApart } from './evaluated-apart.fixture.ts';

import { dealHand, type PokDengMove, type PokDengState } from './hand-state.ts';
import { playMove, refuseMove, safeMove, seatsToAct } from './play-move.ts';
import { pokDeng } from './pok-deng.ts';
import { settleHand } from './settle-hand.ts';
import { mostLost, POK_DENG, type PokDengTerms } from './terms.ts';

const HANDS = process.env['SOAK'] ? 1_000_000 * Number(process.env['SOAK_SHARE'] ?? 1) : 1_500;
const LONGEST_MS = process.env['SOAK'] ? 4 * 3_600_000 : 90_000;
const random = fairStream({ serverSeed: 'd'.repeat(64), clientSeed: 'hands of pok deng', nonce: 0 });

function randomHand(stream: FairStream, number: number) {
  const seats = stream
    .shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9])
    .slice(0, 2 + stream.below(8))
    .toSorted();
  const dealer = seats[stream.below(seats.length)] as number;
  const units = [1, 5, 10, 20, 50, 100, 500][stream.below(7)] as number;
  const terms: PokDengTerms = { base: baseStake(units) as bigint, dealer, seats };
  const seeds = seats.map((seat) => {
    const seed = createHash('sha256').update(`${number}:${seat}`).digest('hex');
    return { seat, seed, commitment: commitmentOf(seed) };
  });
  const link = createHash('sha256').update(`link ${number}`).digest('hex');
  const deck = deckOf({ ...POK_DENG, link, table: 'pok-deng:model', number, seeds });
  const moves: PokDengMove[] = [];
  let state = dealHand(terms, deck);
  while (state.phase !== 'ended') {
    const move = randomMove(stream, state);
    state = playMove(state, move);
    moves.push(move);
  }
  return { terms, seeds, link, moves, state, number };
}

function randomMove(stream: FairStream, state: PokDengState): PokDengMove {
  const waiting = seatsToAct(state);
  const seat = waiting[stream.below(waiting.length)] as number;
  const others = state.terms.seats.filter((one) => one !== state.terms.dealer && stream.below(2) === 0);
  const options: PokDengMove[] = [
    { seat, move: 'draw' },
    { seat, move: 'stand' },
    { seat, move: 'compare', seats: others },
    safeMove(state, seat),
  ];
  const legal = options.filter((move) => refuseMove(state, move) === null);
  return legal[stream.below(legal.length)] as PokDengMove;
}

/** What each seat wins, by the second evaluator and from the cards alone. */
function wonApart({ terms, hands }: PokDengState): Map<number, bigint> {
  const won = new Map<number, bigint>([[terms.dealer, 0n]]);
  for (const { seat, cards, against } of hands) {
    if (seat === terms.dealer) continue;
    const [own, other] = [evaluatedApart(cards.join(' ')), evaluatedApart((against ?? []).join(' '))];
    const times = own.order > other.order ? own.times : own.order < other.order ? -other.times : 0;
    won.set(seat, BigInt(times) * terms.base);
    won.set(terms.dealer, (won.get(terms.dealer) ?? 0n) - BigInt(times) * terms.base);
  }
  return won;
}

test(
  `${HANDS} random hands: as the second evaluator has them, to the last unit, and no seat beyond its reserve`,
  () => {
    let drawn = 0;
    for (let number = 1; number <= HANDS; number += 1) {
      const { terms, state } = randomHand(random, number);
      const results = settleHand(state);
      const apart = wonApart(state);
      for (const { seat, won, rake, net } of results) {
        expect([number, seat, won]).toEqual([number, seat, apart.get(seat)]);
        const part = won > 0n ? (won * 3n) / 100n : 0n;
        expect(rake).toBe(part > terms.base * 3n ? terms.base * 3n : part);
        expect(net >= -mostLost(seat, terms)).toBe(true);
      }
      expect(results.reduce((sum, { net, rake }) => sum + net + rake, 0n)).toBe(0n);
      const cards = state.hands.flatMap((hand) => hand.cards);
      expect(new Set(cards).size).toBe(cards.length);
      drawn += cards.length - 2 * state.hands.length;
    }
    expect(drawn).toBeGreaterThan(HANDS);
  },
  LONGEST_MS,
);

/** One in which everybody had something to do and money moved. */
function handWithMoves() {
  for (let number = HANDS + 1; ; number += 1) {
    const hand = randomHand(random, number);
    const won = settleHand(hand.state).some(({ rake }) => rake > 0n);
    if (won && hand.moves.length === hand.terms.seats.length) return hand;
  }
}

describe('a receipt', () => {
  const { terms, seeds, link, moves, state, number } = handWithMoves();
  const linkBefore = commitmentOf(link);
  const receipt: HandReceipt = {
    ...{ ruleVersion: POK_DENG.ruleVersion, table: 'pok-deng:model', number, seeds, moves },
    chain: { anchor: commitmentOf(linkBefore), place: 2, linkBefore, link },
    terms: { base: formatMoney(terms.base), dealer: terms.dealer, seats: [...terms.seats] },
    outcome: outcomeOf(pokDeng, state),
  };
  const changed = receipt.outcome.results.map((result) => ({ ...result, net: '1' }));
  const otherLink = createHash('sha256').update('other').digest('hex');

  test('computes deck, draws, result and rake again, also after its way as JSON', () => {
    expect(checkHandReceipt(JSON.parse(JSON.stringify(receipt)))).toEqual({ verdict: 'holds' });
  });

  test.each([
    ['another link', { chain: { ...receipt.chain, link: otherLink } }, ['link', 'chain']],
    ['another place', { chain: { ...receipt.chain, place: 1 } }, ['chain']],
    ['a foreign seed', { seeds: seeds.map((one) => ({ ...one, seed: otherLink })) }, ['seeds']],
    ['another rake', { outcome: { ...receipt.outcome, rake: '0.00001' } }, ['outcome']],
    ['another result', { outcome: { ...receipt.outcome, results: changed } }, ['outcome']],
    ['a move too many', { moves: [...moves, { seat: terms.dealer, move: 'draw' }] }, ['moves']],
    ['moves that do not end the hand', { moves: moves.slice(1) }, ['moves']],
  ])('with %s differs', (_, change, differences) => {
    const check = checkHandReceipt({ ...receipt, ...change } as HandReceipt);
    expect(check).toMatchObject({ verdict: 'differs', in: expect.arrayContaining(differences) });
  });

  test('of a hand whose link is still closed says so', () => {
    expect(checkHandReceipt({ ...receipt, chain: { ...receipt.chain, link: null } }).verdict).toBe(
      'not_opened',
    );
  });

  test.each([
    ['what is no move', { moves: ['draw'] }],
    ['a seat without a seed', { seeds: seeds.slice(1) }],
    ['another version', { ruleVersion: 'pok-deng-2' }],
    ['no terms', { terms: undefined }],
    ['a base stake that is no money', { terms: { ...receipt.terms, base: 'ten' } }],
  ])('with %s is unreadable', (_, change) => {
    expect(checkHandReceipt({ ...receipt, ...change } as unknown as HandReceipt).verdict).toBe('unreadable');
  });
});
