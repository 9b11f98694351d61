import type { DestinationKind, OutwardKind } from '@lanna/contract/oversight/alerts/alert-terms';
import { sql } from 'kysely';
import { MailError, type Mailer } from '../../../../platform/mail/mailer.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { BrowserPush, PushedBrowser } from '../../../messaging/web-push/push-to-browser.ts';
import { operatorWho } from '../../../people/operators/operators-who.ts';
import { type AlertLanguage, type AlertMessage, alertWords } from './alert-message.ts';
import { openSecret } from './destination-secret.ts';
import { type OutwardPlaces, sendOutward } from './send-outward.ts';

export interface DeliverDeps {
  db: Database;
  clock: Clock;
  secrets: SecretBox;
  mailer(): Promise<Mailer | null>;
  push: Pick<BrowserPush, 'send'>;
  places: OutwardPlaces;
  consoleOrigin: string;
}

const AT_ONCE = 20;
const ROUNDS_MAX = 20;
/** Until the next try, by how often it has been tried. */
const WAITS_MINUTES = [1, 2, 5, 15, 60, 240] as const;
/** An alert of the day before is none. */
const LIFE_HOURS = 24;

interface Due {
  id: string;
  destination_id: string;
  merchant_id: string | null;
  kind: DestinationKind;
  language: AlertLanguage;
  operator_id: string | null;
  address: string | null;
  secret: string | null;
  enabled: boolean;
  alert_id: string | null;
  payload: AlertMessage;
  attempts: number;
  is_late: boolean;
}
type Outcome = { outcome: 'taken' } | { outcome: 'later' | 'refused'; why: string };

/**
 * Hands over what is due. What is taken is put off first, so that two processes never send one at the same time and a process that dies has it tried again.
 */
export async function deliverDue(deps: DeliverDeps, signal?: AbortSignal): Promise<void> {
  for (let round = 0; round < ROUNDS_MAX && !signal?.aborted; round += 1) {
    const due = await takeDue(deps);
    if (due.length === 0) return;
    await Promise.all(due.map((delivery) => deliver(deps, delivery)));
  }
}

async function takeDue({ db, clock }: DeliverDeps): Promise<Due[]> {
  const now = clock.now();
  const { rows } = await sql<Due>`
    with taken as (
      select id from alerts.delivery where due_at <= ${now} order by due_at limit ${AT_ONCE} for update skip locked
    ), put_off as (
      update alerts.delivery d set attempts = attempts + 1,
        due_at = ${now}::timestamptz + (array[${sql.join(WAITS_MINUTES)}]::int[])[least(attempts + 1, ${WAITS_MINUTES.length})] * interval '1 minute'
      from taken where d.id = taken.id returning d.*
    )
    select p.id, p.destination_id, d.merchant_id, d.kind, d.language, d.operator_id, d.address, d.secret, d.enabled, p.alert_id, p.payload,
      p.attempts, p.created_at < ${now}::timestamptz - ${LIFE_HOURS} * interval '1 hour' as is_late
    from put_off p join alerts.destination d on d.id = p.destination_id`.execute(db.kysely);
  return rows;
}

async function deliver(deps: DeliverDeps, due: Due): Promise<void> {
  const outcome = await attempt(deps, due);
  const isOver = outcome.outcome !== 'later' || due.attempts > WAITS_MINUTES.length;
  const now = deps.clock.now();
  await deps.db.kysely
    .updateTable('alerts.delivery')
    .set({
      ...(isOver && { due_at: null }),
      ...(outcome.outcome === 'taken'
        ? { sent_at: now, failure: null }
        : { failure: outcome.why.slice(0, 100) }),
    })
    .where('id', '=', due.id)
    .execute();
  await notifyOps(deps.db.kysely, {
    brandId: due.merchant_id,
    type: due.alert_id === null ? 'alert_rules_changed' : 'alerts_changed',
  });
}

async function attempt(deps: DeliverDeps, due: Due): Promise<Outcome> {
  if (!due.enabled) return { outcome: 'refused', why: 'switched_off' };
  if (due.is_late) return { outcome: 'refused', why: 'too_late' };
  const words = {
    ...alertWords(due.payload, due.language),
    href: `${deps.consoleOrigin}${due.alert_id === null ? '/alert-rules' : `/alerts?show=${due.alert_id}`}`,
  };
  if (due.operator_id === null)
    return sendOutward(deps.places, {
      ...words,
      id: due.id,
      kind: due.kind as OutwardKind,
      address: due.address ?? '',
      secret: openSecret(deps.secrets, { id: due.destination_id, secret: due.secret }),
      facts: due.payload,
      now: deps.clock.now(),
    });
  // Who was allowed to read alerts then may not be any more.
  const operator = await operatorWho(deps.db.kysely, 'alerts.read', due.merchant_id, due.operator_id);
  if (!operator) return { outcome: 'refused', why: 'no_right' };
  return due.kind === 'mail' ? mail(deps, operator.email, words) : pushTo(deps, due, words);
}

async function mail(
  deps: DeliverDeps,
  to: string | null,
  { title, text, href }: { title: string; text: string; href: string },
): Promise<Outcome> {
  const mailer = await deps.mailer();
  if (!mailer) return { outcome: 'later', why: 'no_mail_server' };
  if (to === null) return { outcome: 'refused', why: 'no_address' };
  try {
    await mailer.send({ to, subject: title, text: `${text}\n\n${href}` });
    return { outcome: 'taken' };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    return { outcome: error.code === 'unreachable' ? 'later' : 'refused', why: error.code };
  }
}

async function pushTo(
  { db, push, secrets }: DeliverDeps,
  due: Due,
  { title, text, href }: { title: string; text: string; href: string },
): Promise<Outcome> {
  const browser = JSON.parse(
    openSecret(secrets, { id: due.destination_id, secret: due.secret }),
  ) as PushedBrowser;
  const outcome = await push.send(browser, { title, text, href, tag: due.alert_id ?? due.id });
  if (outcome === 'taken' || outcome === 'later') return { outcome, why: 'push_service' };
  // The browser is subscribed no more.
  if (outcome === 'gone')
    await db.kysely
      .updateTable('alerts.destination')
      .set(({ eb }) => ({ enabled: false, version: eb('version', '+', 1) }))
      .where('id', '=', due.destination_id)
      .execute();
  return { outcome: 'refused', why: outcome };
}
