import type { Bet } from '@lanna/contract/play/bets/bets';
import { chainLinks } from '@lanna/rules/fair-chain';
import { commitmentOf } from '@lanna/rules/fair-stream';
import { formatMoney, parseMoney } from '@lanna/rules/money';
import { dummy } from '@lanna/rules/play/rooms/dummy/dummy';
import { outcomeOf } from '@lanna/rules/play/rooms/hand-receipt';
import { pokDeng } from '@lanna/rules/play/rooms/pok-deng/pok-deng';
import { deckOf } from '@lanna/rules/play/rooms/room-deck';
import type { RoomMove, RoomRules, SeatEnd } from '@lanna/rules/play/rooms/room-rules';
import type { RoomsReceipt } from '@lanna/studio/rules/rooms/rooms-receipt';
import { seatMoney } from '@lanna/studio/rules/rooms/seat-money';
import { expect, test } from 'vitest';
import { roomsProofOf } from './rooms-proof.ts';

const { anchor, links } = chainLinks('7a'.repeat(32), 5);
const link = links[2] ?? '';
const BASE = 1_000_000n;
const table = 'room:0193a3f0';
const seeds = [1, 4, 6].map((seat) => {
  const seed = `${seat}b`.repeat(32);
  return { seat, seed, commitment: commitmentOf(seed) };
});

/** A hand in which every seat is played safe. */
function receiptOf(rules: RoomRules, gameCode: string, seatsOf: readonly number[]): RoomsReceipt {
  const { kind, ruleVersion } = rules;
  const of = seeds.filter(({ seat }) => seatsOf.includes(seat));
  const terms = { base: BASE, dealer: 4, seats: of.map(({ seat }) => seat) };
  let state = rules.deal(terms, deckOf({ kind, ruleVersion, link, table, number: 3, seeds: of }));
  const moves: RoomMove[] = [];
  while (rules.step(state) !== 'ended') {
    const move = rules.safeMove(state, rules.seatsToAct(state)[0] ?? 0);
    moves.push(move);
    state = rules.play(state, move);
  }
  return {
    ...{ type: 'rooms', ruleVersion, gameCode, table, number: 3 },
    ...{ tableCode: 'pd-10-1', seat: 4, reserve: '100.00', moves, seeds: of },
    chain: { anchor, place: 3, linkBefore: commitmentOf(link), link },
    terms: { ...terms, base: formatMoney(BASE) },
    outcome: outcomeOf(rules, state),
  };
}

const receipt = receiptOf(pokDeng, 'wong-pok-deng', [1, 4, 6]);

const bet = betOf(receipt);

/** What the wallet has of the own seat's hand. */
function betOf(of: RoomsReceipt): Bet {
  const own = of.outcome.results.find(({ seat }) => seat === of.seat);
  const money = seatMoney({
    ...{ reserve: 10n * BASE, base: BASE },
    ...{ won: parseMoney(own?.won ?? '') ?? 0n, rake: parseMoney(own?.rake ?? '') ?? 0n },
  });
  return {
    ...{ id: '1', vendor: 'WONG', vendorName: 'Wong Cards', gameCode: of.gameCode, gameName: 'Pok Deng' },
    ...{ category: 'PVP', round: 'r1', stake: formatMoney(money.staked), payout: formatMoney(money.payout) },
    ...{
      status: 'won',
      returned: '0.00',
      placedAt: '2026-11-29T10:00:00Z',
      settledAt: '2026-11-29T10:00:30Z',
    },
    provable: true,
  };
}

const broken = (changed: Partial<RoomsReceipt>, record: Partial<Bet> = {}) => {
  const proof = roomsProofOf({ ...receipt, ...changed }, { ...bet, ...record });
  return 'steps' in proof
    ? proof.steps.filter(({ holds }) => !holds).map(({ name }) => name)
    : [proof.decision];
};

test('a hand as it was played holds, down to the money of the own seat', () => {
  expect(broken({})).toEqual([]);
});

test('so does one of ดัมมี่, whose points are part of what is computed again', () => {
  const other = receiptOf(dummy, 'wong-dummy', [1, 4]);
  const proof = roomsProofOf(other, betOf(other));
  expect(proof.decision).toBe('holds');
  const dealt = 'steps' in proof ? proof.steps.find(({ name }) => name === 'dealt') : undefined;
  expect(dealt?.computed).toMatch(/^1: .* unborn .*= -\d+ · 4: /);
  const [first, ...rest] = other.outcome.hands;
  const changed = { ...other.outcome, hands: [{ ...(first as SeatEnd), points: 1_000 }, ...rest] };
  expect(roomsProofOf({ ...other, outcome: changed }, betOf(other)).decision).toBe('differs');
});

test.each<[string, string, Partial<RoomsReceipt>, Partial<Bet>]>([
  [
    'another link than was published',
    'link',
    { chain: { ...receipt.chain, linkBefore: 'a'.repeat(64) } },
    {},
  ],
  ['a link of another chain', 'chain', { chain: { ...receipt.chain, anchor: 'b'.repeat(64) } }, {}],
  [
    'a seed that was not locked',
    'openings',
    { seeds: seeds.map((one) => ({ ...one, commitment: 'c'.repeat(64) })) },
    {},
  ],
  ['a card that was not dealt', 'dealt', changedCard(), {}],
  ['a rake beyond the rules', 'results', changedRake(), {}],
  ['other money than the hand says', 'wallet', {}, { stake: '0.01' }],
])('%s is found', (_, step, changed, record) => {
  expect(broken(changed, record)).toContain(step);
});

test('a hand whose link is closed, or of rules this page does not know, is said to be none it can compute', () => {
  expect(broken({ chain: { ...receipt.chain, link: null } })).toEqual(['not_revealed']);
  const closed = seeds.map((one) => ({ ...one, seed: one.seat === receipt.seat ? one.seed : null }));
  expect(broken({ seeds: closed })).toEqual(['not_revealed']);
  expect(broken({ ruleVersion: 'pok-deng-0' })).toEqual(['unreadable']);
});

test('of every seat reserve and net come to what was unused and paid, to the last unit', () => {
  for (const [won, rake] of [
    [-50n, 0n],
    [-1n, 0n],
    [0n, 0n],
    [50n, 1n],
    [199n, 5n],
  ] as const) {
    const part = { reserve: 50n * BASE, base: BASE, won: won * 100_000n, rake: rake * 100_000n };
    const { staked, unused, payout, turnover } = seatMoney(part);
    expect(unused + payout).toBe(part.reserve + part.won - part.rake);
    expect(staked + unused).toBe(part.reserve);
    expect(turnover).toBeLessThanOrEqual(staked);
    expect(payout >= 0n && unused >= 0n).toBe(true);
  }
});

function changedCard(): Partial<RoomsReceipt> {
  const [first, ...rest] = receipt.outcome.hands;
  if (!first) throw new Error('a hand without seats');
  const cards = [first.cards[0] === 'AS' ? 'KD' : 'AS', ...first.cards.slice(1)];
  return { outcome: { ...receipt.outcome, hands: [{ ...first, cards }, ...rest] } };
}

function changedRake(): Partial<RoomsReceipt> {
  return { outcome: { ...receipt.outcome, rake: '99.00' } };
}
