import { Client } from 'pg';
import { openDatabase } from '../../server/src/platform/sql/database.ts';
import { prepareDatabase } from '../../server/src/platform/sql/prepare-database.ts';
import { startShortLivedPostgres } from '../../server/src/platform/sql/short-lived-postgres.ts';
import { lagFigures } from './agents/lag.ts';
import { monthEndFigures } from './agents/month-end.ts';
import { overviewFigures } from './agents/overview.ts';
import { sheetFigures } from './agents/sheets.ts';
import type { BenchResult } from './result.ts';

/** What is filled in is written at once and measured being read; counting is measured with fsync. */
const SETTINGS = { shared_buffers: '512MB', max_wal_size: '4GB', checkpoint_timeout: '1h' };

/** What an agent's page of a large team takes beside a small one and beside plain SQL, and how far the figures are behind the bets. */
export async function benchAgents(): Promise<BenchResult> {
  const postgres = await startShortLivedPostgres('bench-agents', SETTINGS);
  const owner = new Client({ connectionString: postgres.url });
  const db = openDatabase({ url: postgres.url, maxConnections: 8 });
  try {
    await owner.connect();
    await prepareDatabase(owner);
    const overview = await overviewFigures(owner, db);
    const sheets = await sheetFigures(owner, db, overview.trees);
    const lag = await lagFigures(owner, db);
    const monthEnd = await monthEndFigures();
    return {
      name: 'agents',
      figures: [...overview.figures, ...sheets.figures, ...lag.figures, ...monthEnd.figures],
      notes: [...overview.notes, ...sheets.notes, ...lag.notes, ...monthEnd.notes],
    };
  } finally {
    await db.close();
    await owner.end();
    await postgres.destroy();
  }
}
