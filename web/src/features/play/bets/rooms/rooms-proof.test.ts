import type { Bet } from '@lanna/contract/play/bets/bets';
import { chainLinks } from '@lanna/rules/fair-chain';
import { commitmentOf } from '@lanna/rules/fair-stream';
import { formatMoney, parseMoney } from '@lanna/rules/money';
import { outcomeOf } from '@lanna/rules/play/rooms/hand-receipt';
import { dealHand, type PokDengMove } from '@lanna/rules/play/rooms/pok-deng/hand-state';
import { playMove, safeMove, seatsToAct } from '@lanna/rules/play/rooms/pok-deng/play-move';
import { pokDeng } from '@lanna/rules/play/rooms/pok-deng/pok-deng';
import { POK_DENG } from '@lanna/rules/play/rooms/pok-deng/terms';
import { deckOf } from '@lanna/rules/play/rooms/room-deck';
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

const receipt = ((): RoomsReceipt => {
  const terms = { base: BASE, dealer: 4, seats: [1, 4, 6] };
  let state = dealHand(terms, deckOf({ ...POK_DENG, link, table, number: 3, seeds }));
  const moves: PokDengMove[] = [];
  while (state.phase !== 'ended') {
    const move = safeMove(state, seatsToAct(state)[0] ?? 0);
    moves.push(move);
    state = playMove(state, move);
  }
  return {
    ...{ type: 'rooms', ruleVersion: POK_DENG.ruleVersion, gameCode: 'wong-pok-deng', table, number: 3 },
    ...{ tableCode: 'pd-10-1', seat: 4, reserve: '100.00', moves, seeds },
    chain: { anchor, place: 3, linkBefore: commitmentOf(link), link },
    terms: { ...terms, base: formatMoney(BASE) },
    outcome: outcomeOf(pokDeng, state),
  };
})();

const own = receipt.outcome.results.find(({ seat }) => seat === 4);
const money = seatMoney({
  ...{ reserve: 10n * BASE, base: BASE },
  ...{ won: parseMoney(own?.won ?? '') ?? 0n, rake: parseMoney(own?.rake ?? '') ?? 0n },
});
const bet: Bet = {
  ...{ id: '1', vendor: 'WONG', vendorName: 'Wong Cards', gameCode: receipt.gameCode, gameName: 'Pok Deng' },
  ...{ category: 'PVP', round: 'r1', stake: formatMoney(money.staked), payout: formatMoney(money.payout) },
  ...{ status: 'won', returned: '0.00', placedAt: '2026-11-29T10:00:00Z', settledAt: '2026-11-29T10:00:30Z' },
  provable: true,
};

const broken = (changed: Partial<RoomsReceipt>, record: Partial<Bet> = {}) => {
  const proof = roomsProofOf({ ...receipt, ...changed }, { ...bet, ...record });
  return 'steps' in proof
    ? proof.steps.filter(({ holds }) => !holds).map(({ name }) => name)
    : [proof.decision];
};

test('a hand as it was played holds, down to the money of the own seat', () => {
  expect(broken({})).toEqual([]);
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
