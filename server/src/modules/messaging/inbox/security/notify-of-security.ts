import { sql } from 'kysely';
import type { Clock } from '../../../../platform/process/clock.ts';
import { commitWatermark } from '../../../../platform/sql/commit-watermark.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { deviceName } from '../../../books/audit/device-name.ts';
import type { SecurityEventKind } from '../../../books/audit/record-security-event.ts';
import type { FactsOf, TemplateName } from '../broadcasts/templates.ts';
import { sendMessage } from '../send-message.ts';

const AT_ONCE = 200;
/** Log-ins looked back at to know a device. */
const LOGINS_MAX = 300;

type TimedTemplate = {
  [Name in TemplateName]: FactsOf<Name> extends { at: string } ? Name : never;
}[TemplateName];

/** Lines of the sealed record that their member is notified of. Failed log-ins are not among them: a stranger could make any number. */
const Notified: { readonly [Kind in SecurityEventKind]?: TimedTemplate } = {
  session_opened: 'new_device',
  remember_token_stolen: 'login_token_misused',
  password_changed: 'password_changed',
  password_reset: 'password_reset',
  payment_password_changed: 'payment_password_changed',
  mobile_changed: 'mobile_changed',
  email_changed: 'email_changed',
  bank_account_added: 'bank_account_added',
  bank_account_changed: 'bank_account_changed',
  bank_account_removed: 'bank_account_removed',
  payee_name_changed: 'payee_name_changed',
  totp_added: 'second_factor_added',
  passkey_added: 'second_factor_added',
  totp_removed: 'second_factor_removed',
  passkey_removed: 'second_factor_removed',
  recovery_codes_renewed: 'recovery_codes_renewed',
  recovery_code_used: 'recovery_code_used',
  account_closed: 'account_closed',
};

/**
 * Notifies members of what the sealed record of accounts says has happened, each line once and in its order: how far it has come is a row
 * that moves in the transaction that writes the messages. A line is looked at when no earlier one can appear any more.
 */
export async function notifyOfSecurity(
  { db, clock }: { db: Database; clock: Clock },
  signal?: AbortSignal,
): Promise<void> {
  const horizon = await commitWatermark(db.kysely, 'audit.security_event_number');
  if (horizon === undefined) return;
  let found = AT_ONCE;
  while (found === AT_ONCE && !signal?.aborted)
    found = await db.transaction((tx) => notifySome(tx, horizon, clock.now()));
}

async function notifySome(tx: Tx, horizon: bigint, now: Date): Promise<number> {
  const { through } = await tx
    .selectFrom('inbox.told_security')
    .select('through')
    .forUpdate()
    .executeTakeFirstOrThrow();
  const events = await tx
    .selectFrom('audit.member_event as e')
    .select(['e.number', 'e.merchant_id', 'e.member_id', 'e.kind', 'e.device', 'e.at'])
    .where('e.number', '>', through)
    .where('e.number', '<=', horizon)
    .orderBy('e.number')
    .limit(AT_ONCE)
    .execute();
  for (const event of events) {
    const template = Notified[event.kind as SecurityEventKind];
    if (!template || (template === 'new_device' && !(await isNewDevice(tx, event)))) continue;
    await sendMessage(tx, {
      merchantId: event.merchant_id,
      memberId: event.member_id,
      template,
      facts: { at: event.at.toISOString(), device: deviceName(event.device) },
      source: `security ${event.number}`,
      now,
    });
  }
  const last = events.length < AT_ONCE ? horizon : events.at(-1)?.number;
  if (last !== undefined && last > through)
    await tx.updateTable('inbox.told_security').set({ through: last }).execute();
  return events.length;
}

/** By name (`Chrome · Android`): browsers call themselves otherwise every few weeks. The first log-in of all is no news. */
async function isNewDevice(
  tx: Tx,
  { number, member_id, device }: { number: bigint; member_id: string; device: string },
): Promise<boolean> {
  const earlier = await tx
    .selectFrom('audit.member_event')
    .select('device')
    .where('member_id', '=', member_id)
    .where('kind', 'in', ['registered', 'session_opened'])
    .where('number', '<', sql<bigint>`${number}`)
    .orderBy('at', 'desc')
    .limit(LOGINS_MAX)
    .execute();
  return earlier.length > 0 && !earlier.some((login) => deviceName(login.device) === deviceName(device));
}
