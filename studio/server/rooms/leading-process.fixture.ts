import { createPrivateKey, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { ROOM_TIMES } from '../../rules/rooms/times.ts';
import { led } from '../leases/lease.ts';
import { type Database, openDatabase } from '../platform/database.ts';
import { batchBets } from '../wallet/batch-bets.ts';
import { walletClient } from '../wallet/wallet-client.ts';
import { finishSeats } from './hands/finish-seats.ts';
import { leadRoom } from './hands/lead-room.ts';
import { subjectOf } from './rows/room-table.ts';

/** Where a process ends, by SIGKILL: before a statement, after the commit of one, before a batch is sent or after the wallet has applied it. */
export interface LeaderDeath {
  at: 'statement' | 'commit' | 'send' | 'applied';
  /** Part of the statement; of a batch the kind of its items. */
  of: string;
}
export interface LeadingProcess {
  databaseUrl: string;
  vendorsUrl: string;
  vendorKey: string;
  tableId: string;
  death: LeaderDeath;
}

/** A process that leads one table and pays its seats until it ends: `node leading-process.fixture.ts <LeadingProcess as JSON>`. */
const { databaseUrl, vendorsUrl, vendorKey, tableId, death } = JSON.parse(
  process.argv[2] ?? '{}',
) as LeadingProcess;
const log = pino({ level: process.env['TEST_LOG'] ?? 'silent' }, process.stderr);
const db = dying(openDatabase({ url: databaseUrl, log, connections: 3 }));
const calls = walletClient({
  ...{ vendorsUrl, timeoutMs: 1200 },
  keys: new Map([['WONG', createPrivateKey(vendorKey)]]),
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
const subject = subjectOf(tableId);
const holder = randomUUID();
const { rows } = await db.pool.query<{ fence: bigint }>(
  `select fence from studio.keep_leases($1, array[$2], interval '1 hour', interval '1 second')`,
  [holder, subject],
);
const own = led(db, { subject, fence: rows[0]?.fence ?? 0n });
const deps = {
  ...{ db, wallet, log, sendBet: batchBets(wallet), onOwed: () => undefined },
  times: {
    ...ROOM_TIMES,
    dealMs: 0,
    pauseMs: 0,
    gatherMs: 0,
    actMs: 60_000,
    openMs: 60_000,
    keptMs: 3_600_000,
  },
};
process.once('disconnect', () => process.exit(0));
for (;;) {
  await leadRoom(deps, own, tableId);
  await finishSeats({ db, wallet, log });
  await sleep(20);
}

function dieAt(at: LeaderDeath['at'], of: string): void {
  if (death.at === at && of.includes(death.of)) process.kill(process.pid, 'SIGKILL');
}

function dying(opened: Database): Database {
  const transaction: Database['transaction'] = async (work) => {
    let statements = '';
    const result = await opened.transaction((tx) => {
      const query = async (text: string, values: unknown[] = []) => {
        dieAt('statement', text);
        statements += text;
        return tx.query(text, values);
      };
      return work({ query: query as typeof tx.query });
    });
    dieAt('commit', statements);
    return result;
  };
  return { ...opened, transaction };
}
