import type { BookRules } from '../../../sports-api.ts';
import type { Tx } from '../../platform/database.ts';
import { readMargins } from '../offer/read-margins.ts';

/** What new prices are made by, for everyone to read. */
export async function readBookRules(tx: Tx): Promise<BookRules> {
  const { sheet, version, since } = await readMargins(tx);
  const margins = Object.fromEntries(Object.entries(sheet).map(([kind, { margin }]) => [kind, margin]));
  return { margins, version, since: since?.toISOString() ?? null };
}
