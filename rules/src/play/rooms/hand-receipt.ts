import { placeInChain } from '../../fair-chain.ts';
import { commitmentOf, SERVER_SEED } from '../../fair-stream.ts';
import { formatMoney, parseMoney } from '../../money.ts';
import { roomRulesOfVersion } from './all-rooms.ts';
import { deckOf, opensCommitment, type SeatSeed } from './room-deck.ts';
import type { RoomRules, SeatEnd } from './room-rules.ts';

/** Everything that fixed one hand, and what came of it. */
export interface HandReceipt {
  ruleVersion: string;
  table: string;
  /** Of the hand, from 1 within its table. */
  number: number;
  chain: { anchor: string; place: number; linkBefore: string; link: string | null };
  seeds: ReceiptSeed[];
  terms: { base: string; dealer: number; seats: number[]; reserves?: string[] };
  moves: unknown[];
  outcome: HandOutcome;
}

/** Null while it is closed: without one of its seeds a deck is known to no one. */
export interface ReceiptSeed extends Omit<SeatSeed, 'seed'> {
  seed: string | null;
}

export interface HandOutcome {
  hands: SeatEnd[];
  results: { seat: number; won: string; rake: string; net: string }[];
  rake: string;
}

export type HandDifference = 'link' | 'chain' | 'seeds' | 'moves' | 'outcome';
export type HandCheck =
  | { verdict: 'holds' }
  /** The house's link, or a seed of another seat, is not opened yet. What is open fits. */
  | { verdict: 'not_opened' }
  /** Of no form a hand has: another version, what is no move, a seat without a seed. */
  | { verdict: 'unreadable' }
  | { verdict: 'differs'; in: HandDifference[]; outcome: HandOutcome | null };

/** Shuffles, deals, plays and settles a hand again from its own inputs. Never throws, whatever it reads. */
export function checkHandReceipt(receipt: HandReceipt): HandCheck {
  try {
    const { chain, seeds } = receipt;
    if (chain.link === null) return { verdict: 'not_opened' };
    const rules = roomRulesOfVersion(receipt.ruleVersion);
    if (!rules || !SERVER_SEED.test(chain.link)) return { verdict: 'unreadable' };
    const before = differencesOfSecrets(receipt, chain.link);
    const open = seeds.filter(isOpen);
    if (!open.every(opensCommitment)) return { verdict: 'differs', in: [...before, 'seeds'], outcome: null };
    if (open.length < seeds.length)
      return before.length === 0
        ? { verdict: 'not_opened' }
        : { verdict: 'differs', in: before, outcome: null };
    const state = replayed(rules, { ...receipt, seeds: open }, chain.link);
    if (!state) return { verdict: 'differs', in: [...before, 'moves'], outcome: null };
    const outcome = outcomeOf(rules, state.ended);
    const differences = sameOutcome(outcome, receipt.outcome) ? before : [...before, 'outcome' as const];
    return differences.length === 0 ? { verdict: 'holds' } : { verdict: 'differs', in: differences, outcome };
  } catch {
    return { verdict: 'unreadable' };
  }
}

function isOpen(one: ReceiptSeed): one is SeatSeed {
  return one.seed !== null;
}

/** What a receipt states of a hand that has ended. */
export function outcomeOf<State>(
  rules: Pick<RoomRules<State>, 'settle' | 'ends'>,
  state: State,
): HandOutcome {
  const results = rules.settle(state);
  return {
    hands: rules.ends(state),
    results: results.map(({ seat, won, rake, net }) => ({
      seat,
      won: formatMoney(won),
      rake: formatMoney(rake),
      net: formatMoney(net),
    })),
    rake: formatMoney(results.reduce((sum, { rake }) => sum + rake, 0n)),
  };
}

function differencesOfSecrets({ chain }: HandReceipt, link: string): HandDifference[] {
  const differences: HandDifference[] = [];
  if (commitmentOf(link) !== chain.linkBefore) differences.push('link');
  if (placeInChain(link, chain.anchor, chain.place) !== chain.place) differences.push('chain');
  return differences;
}

/** Undefined where its moves cannot have been made with this deck, or do not end the hand. */
function replayed(
  rules: RoomRules,
  { table, number, seeds, terms, moves }: HandReceipt & { seeds: SeatSeed[] },
  link: string,
): { ended: unknown } | undefined {
  const seated = seeds.map(({ seat }) => seat).toSorted((one, other) => one - other);
  if (seated.join() !== terms.seats.join()) throw new Error('each seat of a hand has a seed, and no other');
  const base = parseMoney(terms.base);
  if (base === undefined) throw new Error('a base stake is money');
  const { kind, ruleVersion } = rules;
  const deck = deckOf({ kind, ruleVersion, link, table, number, seeds });
  const reserves = terms.reserves?.map((text) => {
    const reserve = parseMoney(text);
    if (reserve === undefined) throw new Error('a reserve is money');
    return reserve;
  });
  const { dealer, seats } = terms;
  let state = rules.deal({ base, dealer, seats, ...(reserves && { reserves }) }, deck);
  for (const value of moves) {
    const move = rules.readMove(value);
    if (!move) throw new Error('a move is none');
    if (rules.refuse(state, move) !== null) return undefined;
    state = rules.play(state, move);
  }
  return rules.step(state) === 'ended' ? { ended: state } : undefined;
}

function sameOutcome(one: HandOutcome, other: HandOutcome): boolean {
  const rows = ({ hands, results, rake }: HandOutcome) => [
    ...hands.map(({ seat, cards, melds = [], points = null, marks = [] }) => [
      ...[seat, cards, melds, points, marks],
    ]),
    ...results.map(({ seat, won, rake: taken, net }) => [seat, won, taken, net]),
    [rake],
  ];
  return JSON.stringify(rows(one)) === JSON.stringify(rows(other));
}
