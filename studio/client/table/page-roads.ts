import type { PastRound } from './kinds/kind.ts';
import type { PageContext } from './page-context.ts';
import type { TableView } from './state/state.ts';

export async function loadRoad(
  { studio, state, roads, panels }: PageContext,
  table: string,
): Promise<readonly PastRound[]> {
  const { rounds } = await studio.loadRoad(table);
  const past = rounds.map(({ number, id, outcome }) => ({ number, id, outcome }));
  // A result that is still being shown is not given away by its road.
  const hidden = state().tables[table]?.revealing;
  const seen = past.filter(({ id }) => id !== hidden);
  roads.set(table, seen);
  panels.get(table)?.showRoad(seen);
  return seen;
}

export function addToRoad({ roads, panels }: PageContext, { sheet, frame }: TableView): void {
  const round = frame?.round;
  const past = roads.get(sheet.code);
  if (!round || !past || past.some(({ number }) => number === round.number)) return;
  const next = [...past.slice(-499), { number: round.number, id: round.id, outcome: round.outcome }];
  roads.set(sheet.code, next);
  panels.get(sheet.code)?.showRoad(next);
}

/** The round on the table if it is over, or the one before. */
export function lastEnded(
  { roads }: PageContext,
  view: TableView,
): { id: string; number: number } | undefined {
  const round = view.frame?.round;
  if (round?.state === 'settled' && view.revealing === undefined) return round;
  const last = roads.get(view.sheet.code)?.at(-1);
  return last && 'id' in last ? { id: String(last.id), number: last.number } : undefined;
}
