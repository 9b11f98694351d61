import { createPrivateKey } from 'node:crypto';
import { pino } from 'pino';
import { openLeases } from '../leases/open-leases.ts';
import { type Database, openDatabase } from '../platform/database.ts';
import { walletClient } from '../wallet/wallet-client.ts';
import { killedTable } from './lots-table.fixture.ts';
import { openTables } from './open-tables.ts';

/** Where a process ends, by SIGKILL: before a statement, after the commit of one, before a batch with a kind of item is sent or after the wallet has applied it. */
export interface Death {
  at: 'statement' | 'commit' | 'send' | 'applied';
  /** Part of the statement and its values; of a batch the kind of its items. */
  of: string;
}
export interface TableProcess {
  databaseUrl: string;
  vendorsUrl: string;
  vendorKey: string;
  tables: string[];
  answersMs: number;
  death?: Death | undefined;
  /** What the wallet answers to bets never comes. */
  losesBets?: boolean | undefined;
}

/** A process that leads tables and finishes their bets until it ends: `node table-process.fixture.ts <TableProcess as JSON>`. */
const { databaseUrl, vendorsUrl, vendorKey, tables, answersMs, death, losesBets } = JSON.parse(
  process.argv[2] ?? '{}',
) as TableProcess;
const log = pino({ level: process.env['TEST_LOG'] ?? 'silent' }, process.stderr);
const open = (connections: number) => openDatabase({ url: databaseUrl, log, connections });
const leading = dying(open(3));
const calls = walletClient({
  ...{ vendorsUrl, timeoutMs: 1200 },
  keys: new Map([['LANNA', createPrivateKey(vendorKey)]]),
});

const studio = {
  db: dying(open(3)),
  leases: openLeases({ db: leading, heartbeats: open(1), log }),
  wallet: {
    ...calls,
    batch: async (...call: Parameters<typeof calls.batch>) => {
      const { kind = '' } = call[1][0] ?? {};
      dieAt('send', kind);
      const answers = await calls.batch(...call);
      dieAt('applied', kind);
      if (!losesBets || kind !== 'bet') return answers;
      return answers.map(() => ({ kind: 'uncertain' as const, reason: 'lost' }));
    },
  },
  ...{ log, clock: { now: () => new Date() }, studioUrl: 'http://studio.test', minimumCycleMs: 0 },
};
openTables(studio, {
  ...{ leading, databaseUrl, tables: tables.map(killedTable) },
  times: { seedsMs: 50, answersMs, idleMs: 0 },
}).start();
process.once('disconnect', () => process.exit(0));

function dieAt(at: Death['at'], of: string): void {
  if (death?.at === at && of.includes(death.of)) process.kill(process.pid, 'SIGKILL');
}

/** Once the table has had bets. Bets of tables that die elsewhere are left to those. */
function dying(db: Database): Database {
  const transaction: Database['transaction'] = async (work) => {
    let committing = '';
    const result = await db.transaction((tx) => {
      const query = async (text: string, values: unknown[] = []) => {
        const statement = `${text} ${JSON.stringify(values, (_, value) => (typeof value === 'bigint' ? String(value) : value))}`;
        if (death && statement.includes(death.of)) {
          const bets = await tx.query('select from studio.table_bet where table_code = any($1)', [tables]);
          if (bets.rowCount !== 0) {
            dieAt('statement', statement);
            committing = statement;
          }
        }
        const own = death
          ? text.replace('where due_at <=', `where table_code = '${tables[0]}' and due_at <=`)
          : text;
        return tx.query(own, values);
      };
      return work({ query: query as typeof tx.query });
    });
    dieAt('commit', committing);
    return result;
  };
  return { ...db, transaction };
}
