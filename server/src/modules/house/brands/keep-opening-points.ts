import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import type { FindOpeningPoints } from './opening-points.ts';

/**
 * Makes a change in a transaction and refuses it with `opening_point_kept` {points} if it has taken away what an open brand must have.
 * What was missing before does not stand in the way of other changes. The brands are held, so that none opens meanwhile.
 */
export async function keepOpeningPoints<Changed>(
  tx: Tx,
  merchantIds: readonly string[],
  finders: readonly FindOpeningPoints[],
  change: () => Promise<Changed>,
): Promise<Changed> {
  const open = await openBrands(tx, merchantIds);
  const before = await missing(tx, open, finders);
  const changed = await change();
  const points = [...(await missing(tx, open, finders))]
    .filter((line) => !before.has(line))
    .map((line) => line.slice(line.indexOf(' ') + 1));
  if (points.length > 0) throw new Refusal('opening_point_kept', { points: [...new Set(points)] });
  return changed;
}

/** `<brand> <point>` of what is not met. */
async function missing(
  tx: Tx,
  merchantIds: readonly string[],
  finders: readonly FindOpeningPoints[],
): Promise<Set<string>> {
  const lines = new Set<string>();
  for (const id of merchantIds)
    for (const find of finders)
      for (const { point, met } of await find(tx, id)) if (!met) lines.add(`${id} ${point}`);
  return lines;
}

/** Those that are closed are held too: an opening under way waits, and then sees what was changed. */
async function openBrands(tx: Tx, merchantIds: readonly string[]): Promise<string[]> {
  if (merchantIds.length === 0) return [];
  const rows = await tx
    .selectFrom('brands.merchant')
    .select(['id', 'real_open'])
    .where('id', 'in', merchantIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.filter(({ real_open }) => real_open).map(({ id }) => id);
}
