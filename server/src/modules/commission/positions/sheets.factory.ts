import type { Owner } from '../../../platform/http/calls/owner-of.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { listSheets } from './pages/list-sheets.ts';
import { showSheet } from './pages/show-sheet.ts';
import { runSheets } from './sheets/run-sheets.ts';

/** Writes the sheets of every day that is over. */
export function issueAllSheets(db: Database, now: Date): Promise<void> {
  return runSheets({ db, clock: { now: () => now } });
}

/** What an agent reads to settle: the sheets with both sides, and the newest of each line by line. */
export async function readNewestSheets(db: Database, reader: Owner): Promise<void> {
  for (const side of ['downline', 'upline'] as const) {
    const { list } = await listSheets(db.kysely, reader, { side, pageSize: 20 });
    const [first] = list;
    if (!first) throw new Error(`there is no sheet with the ${side}`);
    await showSheet(db.kysely, reader, first.id);
  }
}
