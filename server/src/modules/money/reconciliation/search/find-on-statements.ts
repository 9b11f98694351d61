import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { before, known } from './find-waiting.ts';
import { type Finding, PATIENCE_MS } from './finding.ts';

interface Line {
  merchant_id: string;
  channel_code: string;
  way: 'in' | 'out';
  external_reference: string;
  reference: string | null;
  amount: bigint;
  currency: string;
  happened_at: Date;
  confirmation_id: string | null;
  matched_to: string | null;
  told: bigint | null;
  told_currency: string | null;
}

/** What a gateway's own statement says otherwise than it has reported to us, both ways. Looked at: what happened since. */
export async function findOnStatements(db: Queryable, now: Date, since: Date): Promise<Finding[]> {
  const { rows: lines } = await sql<Line>`
    select l.merchant_id, l.channel_code, l.way, l.external_reference, l.reference, l.amount, l.currency, l.happened_at,
      c.id as confirmation_id, c.matched_to, c.amount as told, c.currency as told_currency
    from reconciliation.statement_line l
    left join payments.confirmed c on (c.merchant_id, c.channel_code, c.way, c.external_reference)
      = (l.merchant_id, l.channel_code, l.way, l.external_reference)
    where ${recent('l.happened_at', since)}
      and (c.id is null or c.outcome <> 'paid' or c.amount <> l.amount or c.currency <> l.currency)
    order by l.happened_at`.execute(db);
  const { rows: missing } = await sql<Line>`
    select c.merchant_id, c.channel_code, c.way, c.external_reference, c.reference, c.amount, c.currency, c.happened_at,
      c.id as confirmation_id, c.matched_to, c.amount as told, c.currency as told_currency
    from payments.confirmed c
    join reconciliation.statement_read r on (r.merchant_id, r.channel_code, r.way) = (c.merchant_id, c.channel_code, c.way)
    left join reconciliation.statement_line l on (l.merchant_id, l.channel_code, l.way, l.external_reference)
      = (c.merchant_id, c.channel_code, c.way, c.external_reference)
    where c.outcome = 'paid' and c.source in ('webhook', 'asked') and l.external_reference is null
      and c.happened_at >= r.read_from and c.happened_at <= r.read_to - interval '10 minutes'
      and ${recent('c.happened_at', since)}
    order by c.happened_at`.execute(db);
  return [
    ...lines.map((line) =>
      finding(line, line.confirmation_id === null ? 'statement_not_told' : 'other_amount'),
    ),
    ...missing.map((line) => finding(line, 'told_not_on_statement')),
  ].filter(({ kind, since: at }) => at <= before(now, PATIENCE_MS[kind]));
}

/** Or a case already, however old. */
function recent(column: string, since: Date) {
  const [table] = column.split('.');
  const of = sql.raw(table ?? '');
  return sql`(${sql.raw(column)} >= ${since} or exists (
    select from reconciliation.money_case k
    where k.fact = 'statement:' || ${of}.merchant_id || ':' || ${of}.channel_code || ':' || ${of}.way || ':' || ${of}.external_reference
      and k.state in ('open', 'proposed', 'decided')))`;
}

function finding(line: Line, kind: 'statement_not_told' | 'other_amount' | 'told_not_on_statement'): Finding {
  const signed = (amount: bigint | null) => (amount === null ? null : line.way === 'in' ? amount : -amount);
  return {
    fact: `statement:${line.merchant_id}:${line.channel_code}:${line.way}:${line.external_reference}`,
    kind,
    merchantId: line.merchant_id,
    channelCode: line.channel_code,
    way: line.way,
    subject: line.matched_to ?? line.reference,
    confirmationId: line.confirmation_id,
    currency: line.currency,
    // Here our side is what was reported to us.
    booked: signed(line.told),
    told: kind === 'told_not_on_statement' ? null : signed(line.amount),
    facts: known({
      external: line.external_reference,
      reference: line.matched_to ?? line.reference,
      toldCurrency: line.told_currency === line.currency ? null : line.told_currency,
    }),
    since: line.happened_at,
  };
}
