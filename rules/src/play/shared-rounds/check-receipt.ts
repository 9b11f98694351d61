import { placeInChain } from '../../fair-chain.ts';
import { commitmentOf, SERVER_SEED } from '../../fair-stream.ts';
import { sharedKind } from './kinds.ts';
import { sharedStream } from './shared-stream.ts';

/** Everything that fixed one shared round, and what came of it. */
export interface SharedReceipt {
  id: string;
  kind: string;
  ruleVersion: string;
  subject: string;
  number: number;
  state: 'announced' | 'open' | 'closed' | 'settled' | 'void';
  chain: {
    /** Public before the first link of the chain was used. */
    anchor: string;
    /** From 1 within the chain. */
    place: number;
    /** Public before the round opened: the link before, for the first one the anchor. */
    linkBefore: string;
    /** Null until the round has ended. */
    link: string | null;
  };
  seeds: string[];
  beacon: string | null;
  /** Fixed before the round opened. */
  terms: unknown;
  /** What players did in the round, in order. */
  actions: unknown[];
  /** Null until it is settled, and of a void round. */
  outcome: unknown;
}

export type SharedDifference = 'link' | 'chain' | 'outcome';
export type SharedCheck =
  | { verdict: 'holds'; outcome: unknown }
  /** It has not ended, or ended void: there is no outcome to compute. */
  | { verdict: 'not_settled' }
  /** No kind of ours, or inputs no round can have had. */
  | { verdict: 'unreadable' }
  | { verdict: 'differs'; in: SharedDifference[]; outcome: unknown };

/** Computes a receipt again from its own inputs. Never throws, whatever it says. */
export function checkSharedReceipt(receipt: SharedReceipt): SharedCheck {
  if (receipt.state !== 'settled') return { verdict: 'not_settled' };
  try {
    const { link, linkBefore, anchor, place } = receipt.chain;
    const outcome = sharedOutcome(receipt);
    if (link === null || !SERVER_SEED.test(link)) return { verdict: 'unreadable' };
    const differences: SharedDifference[] = [
      commitmentOf(link) === linkBefore ? [] : (['link'] as const),
      placeInChain(link, anchor, place) === place ? [] : (['chain'] as const),
      inKeyOrder(outcome) === inKeyOrder(receipt.outcome) ? [] : (['outcome'] as const),
    ].flat();
    return differences.length === 0
      ? { verdict: 'holds', outcome }
      : { verdict: 'differs', in: differences, outcome };
  } catch {
    return { verdict: 'unreadable' };
  }
}

/** What its kind makes of the stream of this round. Throws for a kind or inputs that cannot be. */
export function sharedOutcome(receipt: Omit<SharedReceipt, 'id' | 'state' | 'outcome'>): unknown {
  const { kind, ruleVersion, subject, number, seeds, beacon, terms, actions } = receipt;
  const known = sharedKind(kind, ruleVersion);
  const { link } = receipt.chain;
  if (!known || link === null) throw new Error(`no round of ${kind} ${ruleVersion} can be computed`);
  const stream = sharedStream({ link, kind, ruleVersion, subject, number, seeds, beacon });
  return known.outcome(stream, { ruleVersion, terms, actions });
}

/** Storage may have put the keys in another order; that is no difference. */
function inKeyOrder(value: unknown): string | undefined {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
