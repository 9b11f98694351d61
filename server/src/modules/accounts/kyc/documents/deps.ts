import type { Clock } from '../../../../platform/process/clock.ts';
import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { Exclusions } from '../../protection/exclusions.ts';

/** What the use cases of the identity check work with; each takes the part it needs. */
export interface KycDeps {
  db: Database;
  clock: Clock;
  secrets: SecretBox;
  /** Key of the HMACs by which two equal documents and pictures are recognised. */
  documentMarkSecret(): Promise<Buffer>;
  /** Of the marks by which `members` flags second accounts of one person. */
  identityMarkSecret(): Promise<Buffer>;
  exclusions: Exclusions;
}
