import { minuteOfDayIn, quietMinutesLeft, waitAfterSendMs } from '@lanna/rules/oversight/alerts/send-times';
import { type Selectable, sql } from 'kysely';
import type { AlertsAlert, AlertsRule } from '../../../../platform/generated/alerts.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { queueForRule } from '../sending/queue-messages.ts';
import type { Finding, MeasuredBrand } from './finding.ts';

type Alert = Selectable<AlertsAlert>;
type Rule = Selectable<AlertsRule>;
interface At {
  brands: readonly MeasuredBrand[];
  now: Date;
}

const MINUTE_MS = 60_000;
/** What is not found for so long is over: one that comes and goes within is the same alert all along. */
export const CALM_MS = 5 * MINUTE_MS;
/** Wins come one by one: after so long without another the next is a new alert. */
const CALM_OF_WINS_MS = 60 * MINUTE_MS;
/** What comes again so soon after it was over is the same alert again, and waits as long as that one had come to wait. */
const SAME_AGAIN_MS = 60 * MINUTE_MS;

/**
 * Brings a rule's alerts in line with what was found: one for each subject, counted when it is found again, open once it has been so for as long as the
 * rule says, closed when it is found no more. What is due is written to be sent in the same transaction.
 */
export async function applyFindings(tx: Tx, rule: Rule, findings: readonly Finding[], at: At): Promise<void> {
  const underWay = await tx
    .selectFrom('alerts.alert')
    .selectAll()
    .where('rule_id', '=', rule.id)
    .where('state', '<>', 'closed')
    .execute();
  const isOf = (finding: Finding) => (alert: Alert) =>
    alert.merchant_id === finding.merchantId && alert.subject === finding.subject;
  for (const finding of findings) {
    const known = underWay.find(isOf(finding)) ?? (await recentOf(tx, rule, finding, at.now));
    const alert = known ? await countAgain(tx, rule, known, finding, at) : await add(tx, rule, finding, at);
    await sendIfDue(tx, rule, alert, at);
  }
  for (const alert of underWay)
    if (!findings.some((finding) => isOf(finding)(alert))) await calm(tx, rule, alert, at);
}

async function add(tx: Tx, rule: Rule, finding: Finding, { now }: At): Promise<Alert> {
  const since = finding.since && finding.since < now ? finding.since : now;
  const isOpen = isMature(rule, finding, since, now);
  const alert = await tx
    .insertInto('alerts.alert')
    .values({
      id: newId(),
      rule_id: rule.id,
      merchant_id: finding.merchantId,
      subject: finding.subject.slice(0, 200),
      state: isOpen ? 'open' : 'pending',
      facts: JSON.stringify(finding.facts),
      since,
      opened_at: isOpen ? now : null,
      last_seen_at: now,
      times: BigInt(finding.times ?? 1),
      next_send_at: isOpen ? now : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isOpen) await note(tx, alert, 'opened', now);
  await changed(tx, alert);
  return alert;
}

async function countAgain(tx: Tx, rule: Rule, before: Alert, finding: Finding, { now }: At): Promise<Alert> {
  const isAgain = before.state === 'closed';
  const opens = isAgain || (before.state === 'pending' && isMature(rule, finding, before.since, now));
  const alert = await tx
    .updateTable('alerts.alert')
    .set(({ eb }) => ({
      facts: JSON.stringify(finding.facts),
      last_seen_at: now,
      times: eb('times', '+', BigInt(finding.times ?? 1)),
      ...(opens && {
        state: 'open',
        opened_at: now,
        closed_at: null,
        // One that is there again waits until the time it would have been sent again at.
        next_send_at: isAgain ? sql<Date>`greatest(coalesce(next_send_at, ${now}), ${now})` : now,
        acknowledged_by: null,
        version: eb('version', '+', 1),
      }),
    }))
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (opens) await note(tx, alert, isAgain ? 'reopened' : 'opened', now);
  if (opens) await changed(tx, alert);
  return alert;
}

/** What no moment is known of must have been so for the rule's threshold, where that is a time. */
function isMature(rule: Rule, { since: known }: Finding, since: Date, now: Date): boolean {
  if (rule.kind === 'win') return true;
  const least = known === null && rule.kind === 'waiting' ? rule.threshold : 0;
  return now.getTime() - since.getTime() >= Math.max(least, rule.for_minutes) * MINUTE_MS;
}

async function recentOf(tx: Tx, rule: Rule, finding: Finding, now: Date): Promise<Alert | undefined> {
  // Another win is another one, however soon it comes.
  if (rule.kind === 'win') return undefined;
  return tx
    .selectFrom('alerts.alert')
    .selectAll()
    .where('rule_id', '=', rule.id)
    .where('closed_at', '>', new Date(now.getTime() - SAME_AGAIN_MS))
    .where('subject', '=', finding.subject)
    .where('merchant_id', finding.merchantId === null ? 'is' : '=', finding.merchantId)
    .orderBy('closed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function calm(tx: Tx, rule: Rule, alert: Alert, at: At): Promise<void> {
  const { now } = at;
  if (alert.state === 'pending') {
    await tx.deleteFrom('alerts.alert').where('id', '=', alert.id).execute();
    await changed(tx, alert);
    return;
  }
  const isOver =
    now.getTime() - alert.last_seen_at.getTime() >= (rule.kind === 'win' ? CALM_OF_WINS_MS : CALM_MS);
  // Until then one that waits for the end of quiet hours is sent still: it was so.
  if (!isOver) return sendIfDue(tx, rule, alert, at);
  await tx
    .updateTable('alerts.alert')
    .set({ state: 'closed', closed_at: now, version: alert.version + 1 })
    .where('id', '=', alert.id)
    .execute();
  await note(tx, alert, 'closed', now);
  if (alert.sends > 0 && rule.kind !== 'win')
    await queueForRule(tx, rule, {
      once: `${alert.id} over ${alert.version}`,
      alertId: alert.id,
      payload: { what: 'closed', ...factsOf(rule, alert, at) },
      dueAt: new Date(now.getTime() + quietMinutes(rule, alert, at) * MINUTE_MS),
      now,
    });
  await changed(tx, alert);
}

async function sendIfDue(tx: Tx, rule: Rule, alert: Alert, at: At): Promise<void> {
  const { now } = at;
  if (alert.state !== 'open' || alert.next_send_at === null || alert.next_send_at > now) return;
  if (quietMinutes(rule, alert, at) > 0) return;
  const sends = alert.sends + 1;
  await tx
    .updateTable('alerts.alert')
    .set({ sends, next_send_at: new Date(now.getTime() + waitAfterSendMs(rule.repeat_minutes, sends)) })
    .where('id', '=', alert.id)
    .execute();
  await queueForRule(tx, rule, {
    once: `${alert.id} ${sends}`,
    alertId: alert.id,
    payload: { what: sends === 1 ? 'opened' : 'again', ...factsOf(rule, alert, at) },
    dueAt: now,
    now,
  });
  await changed(tx, alert);
}

function factsOf(rule: Rule, alert: Alert, { brands }: At) {
  return {
    kind: rule.kind,
    subject: alert.subject,
    work: rule.work,
    rule: rule.name,
    threshold: rule.threshold,
    brand: brands.find(({ id }) => id === alert.merchant_id)?.code ?? null,
    facts: alert.facts as Record<string, string>,
    times: String(alert.times),
    since: alert.since.toISOString(),
    timeZone: zoneOf(alert, brands),
  };
}

function quietMinutes(rule: Rule, alert: Alert, { brands, now }: At): number {
  const { quiet_from: from, quiet_to: until } = rule;
  if (from === null || until === null) return 0;
  return quietMinutesLeft({ from, until }, minuteOfDayIn(zoneOf(alert, brands), now));
}

/** The house has no clock of its own: its first brand's. */
function zoneOf(alert: Alert, brands: readonly MeasuredBrand[]): string {
  return (brands.find(({ id }) => id === alert.merchant_id) ?? brands[0])?.timeZone ?? 'UTC';
}

async function note(tx: Tx, alert: Alert, what: 'opened' | 'closed' | 'reopened', at: Date): Promise<void> {
  await tx
    .insertInto('alerts.event')
    .values({ id: newId(), alert_id: alert.id, what, operator_name: null, at })
    .execute();
}

function changed(tx: Tx, { merchant_id: brandId }: Alert): Promise<void> {
  return notifyOps(tx, { brandId, type: 'alerts_changed' });
}
