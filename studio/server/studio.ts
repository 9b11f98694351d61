import type { Leases } from './leases/open-leases.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';
import type { Log } from './platform/log.ts';
import type { WalletClient } from './wallet/wallet-client.ts';

/** The dependencies of the use cases. */
export interface Studio {
  db: Database;
  wallet: WalletClient;
  clock: Clock;
  log: Log;
  /** What this process leads: tables, rooms, halls, matches. */
  leases: Leases;
  /** Where browsers reach this process, without a slash at the end. */
  studioUrl: string;
  minimumCycleMs: number;
}
