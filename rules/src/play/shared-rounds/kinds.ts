import type { FairStream } from '../../fair-stream.ts';
import { virtualRound } from '../sports/model/virtual-round.ts';
import { TABLE_GAMES } from '../tables/all-tables.ts';
import { tableRound } from '../tables/table-round.ts';
import { lots } from './lots.ts';

/** A kind of shared round: a table game, a crash, a draw of a room. Each brings the shape of its receipt and the pure function that computes it again. */
export interface SharedRoundKind {
  kind: string;
  /** Every version a round can have been played by; old ones stay, so that their receipts compute for ever. */
  ruleVersions: readonly string[];
  /** The outcome, as JSON, from the stream, the terms fixed before the round opened and what players did in it. Throws where it cannot read them. */
  outcome(
    stream: FairStream,
    round: { ruleVersion: string; terms: unknown; actions: readonly unknown[] },
  ): unknown;
}

export const SHARED_ROUND_KINDS: readonly SharedRoundKind[] = [
  lots,
  virtualRound,
  ...TABLE_GAMES.map(tableRound),
];

/** The kind by which a round of that name and version is computed. */
export function sharedKind(kind: string, ruleVersion: string): SharedRoundKind | undefined {
  return SHARED_ROUND_KINDS.find((one) => one.kind === kind && one.ruleVersions.includes(ruleVersion));
}
