import type { AnyCall } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { ClubLabelOf } from '../club-label.ts';

/** The label of a rank as the brand calls it, in the reader's language; where it has no name, its number. */
export async function nameClub(
  deps: { db: Database; clock: Clock; clubLabels(): readonly ClubLabelOf[] },
  { brand, language }: Pick<AnyCall, 'brand' | 'language'>,
  label: { labelName: string; rankLevel: number },
): Promise<{ labelName: string; rankLevel: number }> {
  for (const nameOf of deps.clubLabels()) {
    const of = { brand, level: label.rankLevel, language, now: deps.clock.now() };
    const labelName = await nameOf(deps.db.kysely, of);
    if (labelName !== undefined) return { ...label, labelName };
  }
  return label;
}
