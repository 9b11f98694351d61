import type { Language } from '@lanna/contract/people/members/members';
import { type BetNames, type BetSource, type SourceBet, sourceOf } from '../bet-source.ts';
import type { BetLine } from './bet-lines.ts';

export type NamedLine<L extends BetLine = BetLine> = L & BetNames;

/** Lines with the names their sources give, in their order; each source is asked once for all of its lines. */
export async function nameLines<L extends BetLine>(
  sources: readonly BetSource[],
  lines: readonly L[],
  language: Language,
): Promise<NamedLine<L>[]> {
  const bySource = Map.groupBy(lines, (line) => sourceOf(sources, line.source));
  const named = await Promise.all(
    [...bySource].map(async ([source, own]) => {
      const names = await source.nameBets(own.map(sourceBet), language);
      return own.map((line, at): [string, NamedLine<L>] => [line.id, { ...line, ...given(names[at]) }]);
    }),
  );
  const found = new Map(named.flat());
  return lines.flatMap((line) => found.get(line.id) ?? []);
}

export function sourceBet(line: BetLine): SourceBet {
  return {
    id: line.id,
    source: line.source,
    sourceId: line.source_id,
    reference: line.reference,
    gameCode: line.game_code,
    receiptAddress: line.receipt_address,
  };
}

function given(names: BetNames | undefined): BetNames {
  if (!names) throw new Error('a bet source names every bet it is asked about');
  return names;
}
