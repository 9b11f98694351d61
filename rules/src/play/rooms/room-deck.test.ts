import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitmentOf } from '../../fair-stream.ts';
import { type DeckInputs, deckOf, NEW_DECK, opensCommitment } from './room-deck.ts';

const hex = (text: string) => createHash('sha256').update(text).digest('hex');
const seatSeed = (seat: number, seed = hex(`seat ${seat}`)) => ({
  seat,
  seed,
  commitment: commitmentOf(seed),
});
const HAND: DeckInputs = {
  ...{ link: hex('link'), kind: 'pok-deng', ruleVersion: 'pok-deng-1', table: 'pok-deng:b10:7', number: 3 },
  seeds: [seatSeed(2), seatSeed(5), seatSeed(9)],
};

/** The same deck by Node's own cryptography, from the published words alone. */
function deckApart({ link, kind, ruleVersion, table, number, seeds }: DeckInputs): string[] {
  const lines = ['lanna-shared-1', kind, ruleVersion, table, `${number}`, '', `${seeds.length}`];
  const clientSeed = hex([...lines, ...seeds.map(({ seed }) => seed)].join('\n'));
  const words: number[] = [];
  for (let block = 0; block < 16; block += 1) {
    const bytes = createHmac('sha256', link).update(`${clientSeed}:0:${block}`).digest();
    for (let at = 0; at < 32; at += 4) words.push(bytes.readUInt32BE(at));
  }
  const deck = [...'SHDC'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));
  for (let place = 51; place > 0; place -= 1) {
    const many = place + 1;
    let word = words.shift() as number;
    while (word >= 2 ** 32 - (2 ** 32 % many)) word = words.shift() as number;
    const other = word % many;
    [deck[place], deck[other]] = [deck[other] as string, deck[place] as string];
  }
  return deck;
}

test('the deck is 52 cards, in the order that a computation apart from ours makes of link and seeds', () => {
  const deck = deckOf(HAND);
  expect(deck.toSorted()).toEqual(NEW_DECK.toSorted());
  expect(deck).toEqual(deckApart(HAND));
});

test('every seat and the house make it another one, and so does the hand; the order in which seeds arrived does not', () => {
  const other = [
    { ...HAND, link: hex('another link') },
    { ...HAND, number: 4 },
    { ...HAND, table: 'pok-deng:b10:8' },
    ...HAND.seeds.map(({ seat }) => ({
      ...HAND,
      seeds: HAND.seeds.map((one) => (one.seat === seat ? seatSeed(seat, hex('another')) : one)),
    })),
    { ...HAND, seeds: HAND.seeds.slice(1) },
  ].map((inputs) => deckOf(inputs).join());
  expect(new Set([deckOf(HAND).join(), ...other]).size).toBe(other.length + 1);
  expect(deckOf({ ...HAND, seeds: HAND.seeds.toReversed() })).toEqual(deckOf(HAND));
});

test('a seed opens its own commitment only, as 64 hex digits', () => {
  const { commitment, seed } = seatSeed(1);
  expect(opensCommitment({ commitment, seed })).toBe(true);
  for (const wrong of [hex('other'), seed.toUpperCase(), seed.slice(1), `${seed}0`, '', '\u0000'])
    expect(opensCommitment({ commitment, seed: wrong })).toBe(false);
  const foreign = { ...seatSeed(5), commitment };
  expect(() => deckOf({ ...HAND, seeds: [seatSeed(2), foreign] })).toThrow('does not open');
  expect(() => deckOf({ ...HAND, seeds: [seatSeed(2), seatSeed(2)] })).toThrow('one seed');
});
