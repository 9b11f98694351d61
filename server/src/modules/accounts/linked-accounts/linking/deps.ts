import type { Clock } from '../../../../platform/process/clock.ts';
import type { Log } from '../../../../platform/process/log.ts';
import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { LinkPlaces } from '../services/link-places.ts';

export interface LinkDeps {
  db: Database;
  clock: Clock;
  log: Log;
  secrets: SecretBox;
  /** Key of the digests by which an account of a service is known again. */
  digestKey: () => Promise<Buffer>;
  places: LinkPlaces;
}

/** A member of a brand, by whose session the call is made. */
export interface LinkOwner {
  merchantId: string;
  memberId: string;
}
