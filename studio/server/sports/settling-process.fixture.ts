import { createPrivateKey } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { openDatabase } from '../platform/database.ts';
import { walletClient } from '../wallet/wallet-client.ts';
import { type Death, deadly } from './deadly.fixture.ts';
import { settleFixtures } from './settlement/settle-fixtures.ts';
import { finishSlips } from './slips/finish-slips.ts';

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
const dying = deadly(death);
const db = dying.database(openDatabase({ url: databaseUrl, log, connections: 3 }));
const wallet = dying.wallet(
  walletClient({
    ...{ vendorsUrl, timeoutMs: 1200 },
    keys: new Map([['SANAM', createPrivateKey(vendorKey)]]),
  }),
);
process.once('disconnect', () => process.exit(0));

for (let quiet = 0; quiet < 5; ) {
  const worked = (await settleFixtures({ db, log }, slipsAtOnce)) + (await finishSlips({ db, wallet, log }));
  quiet = worked > 0 ? 0 : quiet + 1;
  await sleep(20);
}
process.exit(0);
