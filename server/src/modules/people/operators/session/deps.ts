import type { Permission } from '@lanna/contract/endpoint';
import type { Mailer } from '../../../../platform/mail/mailer.ts';
import type { ActionSubject, Operator, ProposalKind } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Database } from '../../../../platform/sql/database.ts';

/** What the use cases of this topic work with; each takes the part it needs. */
export interface OperatorDeps {
  db: Database;
  clock: Clock;
  secrets: SecretBox;
  /** Every permission that any topic lists. */
  permissions: readonly Permission[];
  /** What topics let one operator propose and another approve. Asked while a call is answered. */
  kinds(): readonly ProposalKind[];
  /** What letters to operators go out by; null where nothing could go out. */
  mailer(): Promise<Mailer | null>;
  /** Where links of letters lead: `https://host[:port]` of the console. */
  consoleOrigin: string;
}

/** An operator who does something about the own account. */
export type OwnCall = Pick<AnyOpsCall, 'operator' | 'host' | 'origin' | 'record'>;

/** The operator, as the record names what an action was done to. */
export function operatorSubject({ id, name }: Pick<Operator, 'id' | 'name'>): ActionSubject {
  return { kind: 'operator', id, name };
}
