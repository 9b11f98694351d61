import type { FileFormat } from '@lanna/contract/file-formats';
import { sql } from 'kysely';
import { csvText, type FileAnswer } from '../../../../platform/files/send-csv.ts';
import { XLSX_TYPE, xlsxParts } from '../../../../platform/files/xlsx/xlsx-parts.ts';
import { MailError } from '../../../../platform/mail/mailer.ts';
import { operatorWho } from '../../../people/operators/operators-who.ts';
import { type FiledReport, reportFile } from '../../reports/report-file.ts';
import { type AlertLanguage, reportWords } from '../sending/alert-message.ts';
import type { DeliverDeps } from '../sending/deliver-due.ts';
import { lastPeriod, type MailEvery } from './last-period.ts';

type Deps = Pick<DeliverDeps, 'db' | 'clock' | 'mailer'>;

const AT_ONCE = 20;
const TRIES_MAX = 6;
/** Until the next try. */
const AGAIN_MINUTES = 10;
/** What mail servers take; a report by day is far below. */
const LENGTH_MAX = 5_000_000;

/** Writes down what is due of each schedule, once for each operator and period, and sends it. Safe to run at any time, in several processes, and to be killed. */
export async function mailReports(deps: Deps, signal?: AbortSignal): Promise<void> {
  await queueDue(deps);
  for (let sent = 0; sent < AT_ONCE && !signal?.aborted && (await sendNext(deps)); sent += 1);
}

async function queueDue({ db, clock }: Deps): Promise<void> {
  const now = clock.now();
  const mails = await db.kysely
    .selectFrom('alerts.report_mail as r')
    .innerJoin('brands.brand as b', 'b.id', 'r.merchant_id')
    .select(['r.id', 'r.every', 'r.at_minute', 'r.operator_ids', 'r.created_at', 'b.time_zone'])
    .where('r.enabled', '=', true)
    .execute();
  for (const { id, every, at_minute, operator_ids, created_at, time_zone } of mails) {
    const due = lastPeriod(every as MailEvery, { timeZone: time_zone, atMinute: at_minute, now });
    // What was over before there was a schedule is not sent afterwards.
    if (due.at < created_at) continue;
    await sql`
      insert into alerts.mailed_report (report_mail_id, operator_id, from_day, to_day, due_at, created_at)
      select ${id}, o, ${due.from}::date, ${due.to}::date, ${now}, ${now} from unnest(${operator_ids}::uuid[]) o
      on conflict do nothing`.execute(db.kysely);
  }
}

interface Due {
  report_mail_id: string;
  operator_id: string;
  from_day: string;
  to_day: string;
  attempts: number;
  merchant_id: string;
  report: FiledReport;
  language: AlertLanguage;
  format: FileFormat;
  enabled: boolean;
  code: string;
  time_zone: string;
}

/** Put off before it is sent, as messages of alerts are. */
async function sendNext(deps: Deps): Promise<boolean> {
  const now = deps.clock.now();
  const { rows } = await sql<Due>`
    with taken as (
      select report_mail_id, operator_id, from_day from alerts.mailed_report
      where due_at <= ${now} order by due_at limit 1 for update skip locked
    ), put_off as (
      update alerts.mailed_report m set attempts = attempts + 1,
        due_at = case when attempts + 1 < ${TRIES_MAX} then ${now}::timestamptz + ${AGAIN_MINUTES} * interval '1 minute' end
      from taken t where m.report_mail_id = t.report_mail_id and m.operator_id = t.operator_id and m.from_day = t.from_day
      returning m.*
    )
    select p.report_mail_id, p.operator_id, p.from_day::text, p.to_day::text, p.attempts, r.merchant_id, r.report, r.language, r.format, r.enabled,
      b.code, b.time_zone
    from put_off p join alerts.report_mail r on r.id = p.report_mail_id join brands.brand b on b.id = r.merchant_id`.execute(
    deps.db.kysely,
  );
  const [due] = rows;
  if (!due) return false;
  const failure = await send(deps, due, now);
  const isOver = failure === undefined || !LATER.has(failure);
  await deps.db.kysely
    .updateTable('alerts.mailed_report')
    .set({
      ...(isOver && { due_at: null }),
      ...(failure === undefined ? { sent_at: now, failure: null } : { failure }),
    })
    .where('report_mail_id', '=', due.report_mail_id)
    .where('operator_id', '=', due.operator_id)
    .where(sql<boolean>`from_day = ${due.from_day}::date`)
    .execute();
  return true;
}

const LATER: ReadonlySet<string> = new Set(['no_mail_server', 'unreachable']);

/** Why it was not sent; undefined where it was. */
async function send(deps: Deps, due: Due, now: Date): Promise<string | undefined> {
  if (!due.enabled) return 'switched_off';
  const { db } = deps;
  // Who was allowed to read the brand's reports then may not be any more.
  const operator = await operatorWho(db.kysely, 'reports.read', due.merchant_id, due.operator_id);
  if (!operator) return 'no_right';
  if (operator.email === null) return 'no_address';
  const mailer = await deps.mailer();
  if (!mailer) return 'no_mail_server';
  const file = reportFile(db.kysely, due.report, {
    brandId: due.merchant_id,
    language: due.language,
    timeZone: due.time_zone,
    from: due.from_day,
    to: due.to_day,
    now,
  });
  const content = await contentOf(file, due);
  if (content.length > LENGTH_MAX) return 'too_large';
  const { title, text } = reportWords(due.language, {
    brand: due.code,
    report: due.report,
    from: due.from_day,
    to: due.to_day,
    zone: due.time_zone,
  });
  const attachments = [{ name: `${due.code}-${file.name}.${due.format}`, type: TYPES[due.format], content }];
  try {
    await mailer.send({ to: operator.email, subject: title, text, attachments });
    return undefined;
  } catch (error) {
    if (error instanceof MailError) return error.code;
    throw error;
  }
}

const TYPES = { csv: 'text/csv; charset=utf-8', xlsx: XLSX_TYPE } as const;

async function contentOf(file: FileAnswer, { format, time_zone }: Due): Promise<string | Buffer> {
  if (format === 'xlsx') {
    const parts: Buffer[] = [];
    for await (const part of xlsxParts(file, time_zone)) parts.push(part);
    return Buffer.concat(parts);
  }
  let text = '';
  for await (const part of csvText(file, time_zone)) text += part;
  return text;
}
