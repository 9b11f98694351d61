import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commitmentOf } from '../../../fair-stream.ts';
import { formatMoney } from '../../../money.ts';
import type { Card } from '../../tables/cards.ts';
import { checkHandReceipt, type HandReceipt, outcomeOf } from '../hand-receipt.ts';
import { deckOf, NEW_DECK } from '../room-deck.ts';
import { dummy } from './dummy.ts';
import { knockOf, layOffOf, meldsAmong, takingsFrom } from './find-melds.ts';
import { type DummyMove, type DummyState, seatOfTurn } from './hand-state.ts';
import { ownRefusal } from './own-refusal.ts';
import { cardsIn } from './play-move.ts';
import { PlayedApart } from './played-apart.fixture.ts';
import type { DummyView } from './seat-view.ts';
import { pointsOf } from './settle-hand.ts';
import { DUMMY, mostLost } from './terms.ts';

const HANDS = process.env['SOAK'] ? 1_000_000 * Number(process.env['SOAK_SHARE'] ?? 1) : 600;
const LONGEST_MS = process.env['SOAK'] ? 4 * 3_600_000 : 90_000;
const BASE = 1_000_000n;

interface Chance {
  below(many: number): number;
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** Numbers that are the same in each run, many times faster than a fair stream (mulberry32). */
function chanceOf(seed: number): Chance {
  let at = seed;
  const below = (many: number) => {
    at = (at + 0x6d2b79f5) | 0;
    let word = Math.imul(at ^ (at >>> 15), at | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) % many;
  };
  return {
    below,
    shuffle(items) {
      const mixed = [...items];
      for (let place = mixed.length - 1; place > 0; place -= 1) {
        const other = below(place + 1);
        [mixed[place], mixed[other]] = [mixed[other] as never, mixed[place] as never];
      }
      return mixed;
    },
  };
}

function randomTerms(stream: Chance) {
  const seats = stream
    .shuffle([1, 2, 3, 4])
    .slice(0, 2 + stream.below(3))
    .toSorted();
  return { base: BASE, dealer: seats[stream.below(seats.length)] as number, seats };
}

function randomMove(stream: Chance, state: DummyState): DummyMove {
  const { seat, cards: held, bornIn } = seatOfTurn(state);
  const pick = <Item>(items: readonly Item[]) => items[stream.below(items.length)] as Item;
  if (state.phase === 'draw') {
    const takings = stream.below(4) === 0 ? [] : takingsFrom(cardsOfPile(state), held);
    if (takings.length === 0) return { seat, move: 'draw' };
    const { card, cards } = pick(takings);
    return { seat, move: 'take', card, cards };
  }
  const knock = knockOf(held);
  if (knock && stream.below(3) > 0) return { seat, move: 'knock', ...knock };
  const melds = bornIn === null ? [] : meldsAmong(held).filter(({ length }) => length < held.length);
  if (melds.length > 0 && stream.below(3) > 0) return { seat, move: 'meld', cards: pick(melds) };
  const layOff = bornIn === null || held.length < 2 ? undefined : layOffOf(state.melds.map(cardsIn), held);
  if (layOff && stream.below(3) > 0)
    return { seat, move: 'lay_off', meld: layOff.meld, cards: [layOff.card] };
  return { seat, move: 'discard', card: pick(held) };
}

/** Each seat is dealt cards of one suit, which chance alone does not come to. */
function suitedDeck(stream: Chance, seats: number): Card[] {
  const bySuit = [...'SHDC'].map((suit) => stream.shuffle(NEW_DECK.filter((card) => card.endsWith(suit))));
  const dealt = Array.from({ length: 7 * seats }, (_, at) => bySuit[at % seats]?.pop() as Card);
  return [...dealt, ...stream.shuffle(bySuit.flat())];
}

/** A move of any shape, of cards from anywhere. */
function wildMove(stream: Chance, state: DummyState): DummyMove {
  const from = [...seatOfTurn(state).cards, ...cardsOfPile(state), ...state.stock.slice(0, 2)];
  const some = () => stream.shuffle(from).slice(0, 1 + stream.below(4));
  const seat = stream.below(5) === 0 ? 1 + stream.below(4) : seatOfTurn(state).seat;
  const card = from[stream.below(from.length)] as Card;
  const moves: DummyMove[] = [
    { seat, move: 'draw' },
    { seat, move: 'take', card, cards: some() },
    { seat, move: 'meld', cards: some() },
    { seat, move: 'lay_off', meld: stream.below(4), cards: some() },
    { seat, move: 'discard', card },
    { seat, move: 'knock', melds: [some(), some()], card },
  ];
  return moves[stream.below(moves.length)] as DummyMove;
}

const cardsOfPile = ({ pile }: DummyState) => pile.map(({ card }) => card);

/** Plays both side by side, and throws where they part. */
function playBoth(stream: Chance, number: number): { state: DummyState; moves: DummyMove[] } {
  const terms = randomTerms(stream);
  const deck = number % 8 === 0 ? suitedDeck(stream, terms.seats.length) : stream.shuffle(NEW_DECK);
  const apart = new PlayedApart(terms.seats, terms.dealer, deck);
  const moves: DummyMove[] = [];
  let state = dummy.deal(terms, deck);
  while (state.phase !== 'ended') {
    const wild = wildMove(stream, state);
    if ((dummy.refuse(state, wild) === null) !== apart.allows(wild))
      throw new Error(
        `hand ${number}, ${JSON.stringify(wild)}: ${dummy.refuse(state, wild)}, apart ${apart.allows(wild)}`,
      );
    const view = dummy.viewFor(state, wild.seat) as DummyView;
    if (ownRefusal(view, wild) !== dummy.refuse(state, wild))
      throw new Error(`hand ${number}, ${JSON.stringify(wild)}: the page says ${ownRefusal(view, wild)}`);
    const move = randomMove(stream, state);
    if (!apart.allows(move)) throw new Error(`hand ${number}, ${JSON.stringify(move)}: apart refuses it`);
    state = dummy.play(state, move);
    apart.play(move);
    moves.push(move);
  }
  if (!apart.over) throw new Error(`hand ${number} goes on apart`);
  const points = apart.points();
  for (const hand of state.hands)
    if (points.get(hand.seat) !== pointsOf(state, hand))
      throw new Error(
        `hand ${number}, seat ${hand.seat}: ${pointsOf(state, hand)}, apart ${points.get(hand.seat)}`,
      );
  return { state, moves };
}

test(
  `${HANDS} random hands: moves, points and money as a second reckoning has them, every card once, no seat beyond its reserve`,
  () => {
    const stream = chanceOf(1);
    const seen = { knock: 0, dark: 0, colour: 0, full: 0, dummy: 0, fool: 0, stock: 0 };
    for (let number = 1; number <= HANDS; number += 1) {
      const { state } = playBoth(stream, number);
      const all = [...state.hands.flatMap(({ cards }) => cards), ...state.melds.flatMap(cardsIn)];
      const cards = [...all, ...cardsOfPile(state), ...state.stock];
      if (cards.length !== 52 || new Set(cards).size !== 52) throw new Error(`hand ${number}: ${cards}`);
      const results = dummy.settle(state);
      const points = new Map(state.hands.map((hand) => [hand.seat, pointsOf(state, hand)]));
      for (const { seat, won, net } of results) {
        let apart = 0n;
        for (const other of points.values()) {
          const difference = Math.max(-500, Math.min(500, (points.get(seat) ?? 0) - other));
          apart += (BigInt(difference) * BASE) / 50n;
        }
        if (won !== apart || net < -mostLost(seat, state.terms))
          throw new Error(`hand ${number}, seat ${seat}: won ${won}, apart ${apart}`);
      }
      if (results.reduce((sum, { net, rake }) => sum + net + rake, 0n) !== 0n)
        throw new Error(`hand ${number}`);
      seen.stock += state.knock ? 0 : 1;
      seen.knock += state.knock ? 1 : 0;
      seen.dark += state.knock?.dark ? 1 : 0;
      seen.colour += state.knock?.colour ? 1 : 0;
      for (const penalty of state.hands.flatMap(({ penalties }) => penalties)) seen[penalty] += 1;
    }
    // Chance has come to each of them, so each was compared.
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
  },
  LONGEST_MS,
);

test('strategies make legal moves alone, by their own view, and come to an end', () => {
  const stream = chanceOf(2);
  let knocks = 0;
  for (let number = 0; number < 30; number += 1) {
    let state = dummy.deal(randomTerms(stream), stream.shuffle(NEW_DECK));
    while (state.phase !== 'ended') {
      const { seat } = seatOfTurn(state);
      const view = JSON.parse(JSON.stringify(dummy.viewFor(state, seat)));
      const move = dummy.strategyMove(view, seat, seat % 2 === 0 ? 'careful' : 'bold');
      const safe = dummy.safeMove(state, seat);
      expect([dummy.refuse(state, move), dummy.refuse(state, safe)]).toEqual([null, null]);
      state = dummy.play(state, move);
    }
    knocks += state.knock ? 1 : 0;
  }
  expect(knocks).toBeGreaterThan(15);
});

test('no view holds a card of another seat or of the stock, in any step of a hand', () => {
  const stream = chanceOf(3);
  for (let number = 0; number < 12; number += 1) {
    let state = dummy.deal(randomTerms(stream), stream.shuffle(NEW_DECK));
    while (state.phase !== 'ended') {
      const open = new Set([...cardsOfPile(state), ...state.melds.flatMap(cardsIn), state.head]);
      for (const viewer of [...state.terms.seats, null]) {
        const text = JSON.stringify(dummy.viewFor(state, viewer));
        const own = state.hands.find(({ seat }) => seat === viewer)?.cards ?? [];
        const written = new Set([...text.matchAll(/[A23456789TJQK][SHDC]/g)].map(([card]) => card));
        expect([...written].toSorted()).toEqual([...new Set([...open, ...own])].toSorted());
      }
      state = dummy.play(state, randomMove(stream, state));
    }
  }
});

describe('a receipt', () => {
  const { terms, seeds, link, moves, state } = receiptedHand();
  const linkBefore = commitmentOf(link);
  const receipt: HandReceipt = {
    ...{ ruleVersion: DUMMY.ruleVersion, table: 'dummy:model', number: 1, seeds, moves },
    chain: { anchor: commitmentOf(linkBefore), place: 2, linkBefore, link },
    terms: { base: formatMoney(terms.base), dealer: terms.dealer, seats: [...terms.seats] },
    outcome: outcomeOf(dummy, state),
  };
  const firstHand = receipt.outcome.hands[0];
  const others = receipt.outcome.hands.slice(1);

  test('computes deck, melds, points, result and rake again, also after its way as JSON', () => {
    expect(checkHandReceipt(JSON.parse(JSON.stringify(receipt)))).toEqual({ verdict: 'holds' });
  });

  test.each([
    [
      'other points',
      { outcome: { ...receipt.outcome, hands: [{ ...firstHand, points: 5_000 }, ...others] } },
    ],
    [
      'a meld that was not laid',
      { outcome: { ...receipt.outcome, hands: [{ ...firstHand, melds: [['AS']] }, ...others] } },
    ],
    [
      'a penalty left out',
      { outcome: { ...receipt.outcome, hands: [{ ...firstHand, marks: ['none'] }, ...others] } },
    ],
  ])('with %s differs', (_, change) => {
    const check = checkHandReceipt({ ...receipt, ...change } as HandReceipt);
    expect(check).toMatchObject({ verdict: 'differs', in: ['outcome'] });
  });

  test('with a move left out differs, and with one that is none is unreadable', () => {
    expect(checkHandReceipt({ ...receipt, moves: moves.slice(1) }).verdict).toBe('differs');
    expect(checkHandReceipt({ ...receipt, moves: [{ seat: 1, move: 'fold' }] }).verdict).toBe('unreadable');
  });
});

function receiptedHand() {
  const stream = chanceOf(4);
  const terms = { base: BASE, dealer: 2, seats: [1, 2, 4] };
  const seeds = terms.seats.map((seat) => {
    const seed = createHash('sha256').update(`${seat}`).digest('hex');
    return { seat, seed, commitment: commitmentOf(seed) };
  });
  const link = createHash('sha256').update('link').digest('hex');
  let state = dummy.deal(terms, deckOf({ ...DUMMY, link, table: 'dummy:model', number: 1, seeds }));
  const moves: DummyMove[] = [];
  while (state.phase !== 'ended') {
    const move = randomMove(stream, state);
    moves.push(move);
    state = dummy.play(state, move);
  }
  return { terms, seeds, link, moves, state };
}
