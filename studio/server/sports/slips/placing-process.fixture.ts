import { createPrivateKey } from 'node:crypto';
import { pino } from 'pino';
import type { PlaceRequest } from '../../../sports-api.ts';
import { systemClock } from '../../platform/clock.ts';
import { openDatabase } from '../../platform/database.ts';
import type { PlaySessionRow } from '../../play/session.ts';
import { batchBets } from '../../wallet/batch-bets.ts';
import { walletClient } from '../../wallet/wallet-client.ts';
import { type Death, deadly } from '../deadly.fixture.ts';
import { placeSlip } from './place-slip.ts';
import { openSlipBatches } from './slip-batches.ts';

export interface PlacingProcess {
  databaseUrl: string;
  vendorsUrl: string;
  vendorKey: string;
  slips: { session: PlaySessionRow; request: PlaceRequest }[];
  death: Death;
}

/** A process that takes slips which arrive in the same moment, and dies meanwhile: `node placing-process.fixture.ts <PlacingProcess as JSON>`. */
const given = JSON.parse(process.argv[2] ?? '{}') as PlacingProcess;
const log = pino({ level: process.env['TEST_LOG'] ?? 'silent' }, process.stderr);
const dying = deadly(given.death);
const db = dying.database(openDatabase({ url: given.databaseUrl, log, connections: 2 }));
const wallet = dying.wallet(
  walletClient({
    ...{ vendorsUrl: given.vendorsUrl, timeoutMs: 3000 },
    keys: new Map([['SANAM', createPrivateKey(given.vendorKey)]]),
  }),
);
const slips = openSlipBatches({ db, clock: systemClock, log, sendBet: batchBets(wallet) });
await Promise.allSettled(given.slips.map(({ session, request }) => placeSlip({ slips }, session, request)));
// Dead by then, unless the moment never comes.
process.exit(0);
