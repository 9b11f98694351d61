import { createPrivateKey } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { QueryConfig } from 'pg';
import { pino } from 'pino';
import { type Database, openDatabase } from '../platform/database.ts';
import { walletClient } from '../wallet/wallet-client.ts';
import { settleFixtures } from './settlement/settle-fixtures.ts';
import { finishSlips } from './slips/finish-slips.ts';

/** Where a process ends, by SIGKILL: before a statement, after the commit of one, before a batch is sent or after the wallet has applied it. */
export interface Death {
  at: 'statement' | 'commit' | 'send' | 'applied';
  /** Part of the statement; of a batch the kind of its items. */
  of: string;
  /** The how-manieth such moment it is. */
  nth?: number;
}
export interface SettlingProcess {
  databaseUrl: string;
  vendorsUrl: string;
  vendorKey: string;
  slipsAtOnce: number;
  death?: Death | undefined;
}

/** A process that settles and pays until it ends, or nothing is left for half a second: `node settling-process.fixture.ts <SettlingProcess as JSON>`. */
const { databaseUrl, vendorsUrl, vendorKey, slipsAtOnce, death } = JSON.parse(
  process.argv[2] ?? '{}',
) as SettlingProcess;
const log = pino({ level: process.env['TEST_LOG'] ?? 'silent' }, process.stderr);
const db = dying(openDatabase({ url: databaseUrl, log, connections: 3 }));
const calls = walletClient({
  ...{ vendorsUrl, timeoutMs: 1200 },
  keys: new Map([['SANAM', createPrivateKey(vendorKey)]]),
});
const wallet = {
  ...calls,
  batch: async (...call: Parameters<typeof calls.batch>) => {
    const { kind = '' } = call[1][0] ?? {};
    dieAt('send', kind);
    const answers = await calls.batch(...call);
    dieAt('applied', kind);
    return answers;
  },
};
let met = 0;
process.once('disconnect', () => process.exit(0));

for (let quiet = 0; quiet < 5; ) {
  const worked = (await settleFixtures({ db, log }, slipsAtOnce)) + (await finishSlips({ db, wallet, log }));
  quiet = worked > 0 ? 0 : quiet + 1;
  await sleep(20);
}
process.exit(0);

function dieAt(at: Death['at'], of: string): void {
  if (death?.at !== at || !of.includes(death.of)) return;
  met += 1;
  if (met >= (death.nth ?? 1)) process.kill(process.pid, 'SIGKILL');
}

function dying(opened: Database): Database {
  const transaction: Database['transaction'] = async (work) => {
    let statements = '';
    const result = await opened.transaction((tx) => {
      const query = async (asked: string | QueryConfig, values: unknown[] = []) => {
        const text = typeof asked === 'string' ? asked : asked.text;
        dieAt('statement', text);
        statements += text;
        return typeof asked === 'string' ? tx.query(asked, values) : tx.query(asked);
      };
      return work({ query: query as typeof tx.query });
    });
    dieAt('commit', statements);
    return result;
  };
  return { ...opened, transaction };
}
