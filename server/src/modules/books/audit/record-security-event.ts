import { newId } from '../../../platform/sealing/ids.ts';
import type { Queryable } from '../../../platform/sql/database.ts';

/** All kinds of events in the security record. */
export type SecurityEventKind =
  | 'registered'
  | 'session_opened'
  | 'session_ended'
  | 'login_throttled'
  | 'remember_token_stolen'
  | 'password_changed'
  | 'password_reset'
  | 'payment_password_changed'
  | 'mobile_changed'
  | 'email_changed'
  | 'bank_account_added'
  | 'bank_account_changed'
  | 'bank_account_removed'
  | 'payee_name_changed'
  | 'totp_added'
  | 'totp_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_renamed'
  | 'recovery_codes_renewed'
  | 'recovery_code_used'
  | 'payee_name_set'
  | 'account_closed'
  | 'time_out_taken'
  | 'self_exclusion_taken'
  | 'exclusion_end_asked'
  | 'exclusion_end_taken_back'
  | 'identity_sent'
  | 'identity_approved'
  | 'identity_rejected'
  | 'identity_corrected'
  | 'limit_set'
  | 'limit_raise_asked'
  | 'limit_raised'
  | 'limit_raise_dropped'
  | 'limit_set_by_operator'
  | 'contract_signed';

/** Facts of before or after a change. Never a password, code, secret or token; numbers and addresses masked. */
export type EventFacts = Record<string, string | number | boolean | null>;

export interface SecurityEvent {
  kind: SecurityEventKind;
  memberId: string;
  sessionId?: string;
  before?: EventFacts;
  after?: EventFacts;
}

/** The address, device and time of the event. */
export interface EventPlace {
  brand: { id: string };
  address: string;
  country: string | null;
  userAgent: string;
  now: Date;
}

/** Adds a line to the record, in the transaction of the change that it records. */
export async function recordSecurityEvent(
  db: Queryable,
  event: SecurityEvent,
  where: EventPlace,
): Promise<void> {
  await db.insertInto('audit.security_event').values(securityEventRow(event, where)).execute();
}

export function securityEventRow(event: SecurityEvent, where: EventPlace) {
  return {
    id: newId(),
    merchant_id: where.brand.id,
    member_id: event.memberId,
    kind: event.kind,
    session_id: event.sessionId ?? null,
    address: where.address,
    country: where.country,
    device: where.userAgent,
    before: event.before ? JSON.stringify(event.before) : null,
    after: event.after ? JSON.stringify(event.after) : null,
    at: where.now,
  };
}

/** Adds the row of `securityEventRow` within a statement of the caller's; parameters from this one on, in the order of its columns. */
export function insertSecurityEventText(columns: readonly string[], firstParameter: number): string {
  const parameters = columns.map((_, at) => `$${firstParameter + at}`);
  return `insert into audit.security_event (${columns.join(', ')}) values (${parameters.join(', ')})`;
}
