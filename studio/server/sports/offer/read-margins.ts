import { type MarginSheet, marginProblems, sheetWith } from '@lanna/rules/play/sports/model/margin';
import type { Tx } from '../../platform/database.ts';

/** The sheet that prices are made by from now on. Version 0: nothing was ever set, the published one stands. */
export interface MarginsInForce {
  sheet: MarginSheet;
  version: number;
  since: Date | null;
}

/** What was set of a kind beyond what the rules promise by now does not count. */
export async function readMargins(tx: Tx): Promise<MarginsInForce> {
  const { rows } = await tx.query<{ version: number; margins: Record<string, number>; since: Date }>(
    'select version, margins, set_at as since from studio.sports_margin_sheet order by version desc limit 1',
  );
  const [newest] = rows;
  if (!newest) return { sheet: sheetWith({}), version: 0, since: null };
  const beyond = new Set(marginProblems(newest.margins));
  const margins = Object.fromEntries(Object.entries(newest.margins).filter(([kind]) => !beyond.has(kind)));
  return { sheet: sheetWith(margins), version: newest.version, since: newest.since };
}
