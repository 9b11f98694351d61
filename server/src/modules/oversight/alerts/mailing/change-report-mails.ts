import type { Received } from '@lanna/contract/endpoint';
import type * as contract from '@lanna/contract/oversight/alerts/report-mail-ops';
import type { ReportMail } from '@lanna/contract/oversight/alerts/report-mail-ops';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import { brandInScope } from '../../../../platform/ops/brand-in-scope.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';
import { operatorsWho } from '../../../people/operators/operators-who.ts';

type Call = Pick<AnyOpsCall, 'brands' | 'brandIds' | 'record'>;
type Fields = Omit<Received<typeof contract.addReportMail>['body'], 'reason'>;

export async function listReportMails(db: Queryable, brands: readonly Brand[]): Promise<ReportMail[]> {
  const rows = await db
    .selectFrom('alerts.report_mail as r')
    .where(
      'r.merchant_id',
      'in',
      brands.map(({ id }) => id),
    )
    .selectAll('r')
    .select([
      sql<Date | null>`(select max(m.sent_at) from alerts.mailed_report m where m.report_mail_id = r.id)`.as(
        'sent_at',
      ),
      sql<
        string | null
      >`(select m.failure from alerts.mailed_report m where m.report_mail_id = r.id and m.attempts > 0
        order by m.created_at desc, m.operator_id limit 1)`.as('failure'),
    ])
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    brand: brandCode(brands, row.merchant_id),
    report: row.report as ReportMail['report'],
    every: row.every as ReportMail['every'],
    atMinute: row.at_minute,
    operators: row.operator_ids,
    language: row.language as ReportMail['language'],
    format: row.format as ReportMail['format'],
    enabled: row.enabled,
    lastSentAt: row.sent_at?.toISOString() ?? null,
    lastFailure: row.failure,
    version: row.version,
  }));
}

/** Who reports of each of the brands may go to: operators who may read them, and have an address. */
export async function reportReaders(db: Queryable, brands: readonly Brand[]) {
  return Promise.all(
    brands.map(async ({ id, code }) => ({
      brand: code,
      operators: (await operatorsWho(db, 'reports.read', id))
        .filter(({ email }) => email !== null)
        .map((operator) => ({ id: operator.id, name: operator.name })),
    })),
  );
}

/** Refuses `not_found` for a brand out of scope, `alert_operator_unreachable` for a reader who may not read its reports. */
export async function addReportMail(
  tx: Tx,
  call: Call,
  { brand: code, reason, ...fields }: Fields & { brand: string; reason: string },
  now: Date,
): Promise<{ id: string }> {
  const { id: merchantId } = brandInScope(call.brands, code);
  const names = await namesOf(tx, merchantId, fields.operators);
  const id = newId();
  await tx
    .insertInto('alerts.report_mail')
    .values({ id, merchant_id: merchantId, ...columnsOf(fields), created_at: now })
    .execute();
  await done(
    tx,
    call,
    { id, merchantId },
    { action: 'alerts.add-report-mail', after: factsOf(fields, names), reason },
  );
  return { id };
}

/** Refuses `not_found`, `changed_meanwhile`, `alert_operator_unreachable`. */
export async function changeReportMail(
  tx: Tx,
  call: Call,
  { id, version, reason, ...fields }: Fields & { id: string; version: number; reason: string },
): Promise<void> {
  const before = await tx
    .selectFrom('alerts.report_mail')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_id', 'in', call.brandIds)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new Refusal('not_found');
  if (before.version !== version) throw new Refusal('changed_meanwhile');
  const { merchant_id: merchantId } = before;
  const names = await namesOf(tx, merchantId, fields.operators);
  await tx
    .updateTable('alerts.report_mail')
    .set({ ...columnsOf(fields), version: version + 1 })
    .where('id', '=', id)
    .execute();
  await done(
    tx,
    call,
    { id, merchantId },
    {
      action: 'alerts.change-report-mail',
      before: { report: before.report, every: before.every, enabled: before.enabled },
      after: factsOf(fields, names),
      reason,
    },
  );
}

async function namesOf(tx: Tx, merchantId: string, wanted: readonly string[]): Promise<string[]> {
  const able = await operatorsWho(tx, 'reports.read', merchantId);
  return wanted.map((id) => {
    const found = able.find((operator) => operator.id === id);
    if (!found?.email) throw new Refusal('alert_operator_unreachable');
    return found.name;
  });
}

function columnsOf({ report, every, atMinute, operators, language, format, enabled }: Fields) {
  return {
    report,
    every,
    language,
    format,
    enabled,
    at_minute: atMinute,
    operator_ids: [...new Set(operators)],
  };
}

function factsOf({ report, every, atMinute, language, format, enabled }: Fields, names: readonly string[]) {
  const two = (part: number) => String(part).padStart(2, '0');
  const time = `${two(Math.floor(atMinute / 60))}:${two(atMinute % 60)}`;
  return { report, every, time, language, format, enabled, readers: names.join(', ') };
}

async function done(
  tx: Tx,
  call: Call,
  { id, merchantId }: { id: string; merchantId: string },
  recorded: {
    action: string;
    before?: Record<string, unknown>;
    after: Record<string, unknown>;
    reason: string;
  },
): Promise<void> {
  await call.record(tx, { ...recorded, brandId: merchantId, subject: { kind: 'report-mail', id } });
  await notifyOps(tx, { brandId: merchantId, type: 'alert_rules_changed' });
}
