import { placeInChain } from '../../../fair-chain.ts';
import { commitmentOf, SERVER_SEED } from '../../../fair-stream.ts';
import { formatMoney, parseMoney } from '../../../money.ts';
import { deckOf, opensCommitment, type SeatSeed } from '../room-deck.ts';
import { dealHand, type PokDengState } from './hand-state.ts';
import { playMove, refuseMove } from './play-move.ts';
import { readMove } from './read-move.ts';
import { settleHand } from './settle-hand.ts';
import { POK_DENG } from './terms.ts';

/** Everything that fixed one hand, and what came of it. */
export interface PokDengReceipt {
  ruleVersion: string;
  table: string;
  /** Of the hand, from 1 within its table. */
  number: number;
  chain: { anchor: string; place: number; linkBefore: string; link: string | null };
  seeds: SeatSeed[];
  terms: { base: string; dealer: number; seats: number[] };
  moves: unknown[];
  outcome: PokDengOutcome;
}

export interface PokDengOutcome {
  hands: { seat: number; cards: string[] }[];
  results: { seat: number; won: string; rake: string; net: string }[];
  rake: string;
}

export type PokDengDifference = 'link' | 'chain' | 'seeds' | 'moves' | 'outcome';
export type PokDengCheck =
  | { verdict: 'holds' }
  /** The house has not opened its link yet. */
  | { verdict: 'not_opened' }
  /** Of no form a hand has: another version, what is no move, a seat without a seed. */
  | { verdict: 'unreadable' }
  | { verdict: 'differs'; in: PokDengDifference[]; outcome: PokDengOutcome | null };

/** Shuffles, deals, plays and settles a hand again from its own inputs. Never throws, whatever it reads. */
export function checkPokDengReceipt(receipt: PokDengReceipt): PokDengCheck {
  try {
    const { chain, seeds } = receipt;
    if (chain.link === null) return { verdict: 'not_opened' };
    if (receipt.ruleVersion !== POK_DENG.ruleVersion || !SERVER_SEED.test(chain.link))
      return { verdict: 'unreadable' };
    const before = differencesOfSecrets(receipt, chain.link);
    if (!seeds.every(opensCommitment)) return { verdict: 'differs', in: [...before, 'seeds'], outcome: null };
    const state = replayed(receipt, chain.link);
    if (!state) return { verdict: 'differs', in: [...before, 'moves'], outcome: null };
    const outcome = outcomeOf(state);
    const differences = sameOutcome(outcome, receipt.outcome) ? before : [...before, 'outcome' as const];
    return differences.length === 0 ? { verdict: 'holds' } : { verdict: 'differs', in: differences, outcome };
  } catch {
    return { verdict: 'unreadable' };
  }
}

/** What a receipt states of a hand that has ended. */
export function outcomeOf(state: PokDengState): PokDengOutcome {
  const results = settleHand(state);
  return {
    hands: state.hands.map(({ seat, cards }) => ({ seat, cards: [...cards] })),
    results: results.map(({ seat, won, rake, net }) => ({
      seat,
      won: formatMoney(won),
      rake: formatMoney(rake),
      net: formatMoney(net),
    })),
    rake: formatMoney(results.reduce((sum, { rake }) => sum + rake, 0n)),
  };
}

function differencesOfSecrets({ chain }: PokDengReceipt, link: string): PokDengDifference[] {
  const differences: PokDengDifference[] = [];
  if (commitmentOf(link) !== chain.linkBefore) differences.push('link');
  if (placeInChain(link, chain.anchor, chain.place) !== chain.place) differences.push('chain');
  return differences;
}

/** Undefined where its moves cannot have been made with this deck, or do not end the hand. */
function replayed(
  { table, number, seeds, terms, moves }: PokDengReceipt,
  link: string,
): PokDengState | undefined {
  const seated = seeds.map(({ seat }) => seat).toSorted((one, other) => one - other);
  if (seated.join() !== terms.seats.join()) throw new Error('each seat of a hand has a seed, and no other');
  const base = parseMoney(terms.base);
  if (base === undefined) throw new Error('a base stake is money');
  const deck = deckOf({ ...POK_DENG, link, table, number, seeds });
  let state = dealHand({ base, dealer: terms.dealer, seats: terms.seats }, deck);
  for (const value of moves) {
    const move = readMove(value);
    if (!move) throw new Error('a move is none');
    if (refuseMove(state, move) !== null) return undefined;
    state = playMove(state, move);
  }
  return state.phase === 'ended' ? state : undefined;
}

function sameOutcome(one: PokDengOutcome, other: PokDengOutcome): boolean {
  const rows = ({ hands, results, rake }: PokDengOutcome) => [
    ...hands.map(({ seat, cards }) => [seat, ...cards]),
    ...results.map(({ seat, won, rake: taken, net }) => [seat, won, taken, net]),
    [rake],
  ];
  return JSON.stringify(rows(one)) === JSON.stringify(rows(other));
}
