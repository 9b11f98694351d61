import {
  type showIncome as endpoint,
  INCOME_KINDS,
  type IncomeKind,
  type RebateKind,
} from '@lanna/contract/commission/rebates/income';
import type { Value } from '@lanna/contract/endpoint';
import type { Period } from '@lanna/rules/commission/contracts/period';
import { formatMoney, type Money } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { isFrozen } from '../../../people/agents/is-frozen.ts';
import { readRebateTerms } from '../desk/rebate-terms.ts';
import type { IncomeSource } from '../income-kind.ts';

export interface Earner {
  merchantId: string;
  agentId: string;
}

interface Sums {
  earned: Money;
  paid: Money;
}

interface PartSums extends Sums {
  kind: RebateKind;
  part: string;
  turnover: Money;
}

/** What an agent has earned in a period and what of it was paid, by kind and by day. */
export async function showIncome(
  { db, kinds }: { db: Queryable; kinds: readonly IncomeSource[] },
  earner: Earner,
  { period, today, currency }: { period: Period; today: string; currency: string },
): Promise<Value<typeof endpoint>> {
  const [parts, rebateDays, others, waiting, terms, frozen] = await Promise.all([
    partSums(db, earner, period),
    daySums(db, earner, period),
    Promise.all(kinds.map(async (source) => ({ source, days: await source.sums(db, earner, period) }))),
    waitingOf(db, earner),
    readRebateTerms(db, earner.merchantId),
    isFrozen(db, earner.agentId),
  ]);
  const entries = [
    ...rebateDays,
    ...others.flatMap(({ source, days }) => days.map((day) => ({ kind: source.kind, ...day }))),
  ];
  const pageOf = new Map<IncomeKind, string>(kinds.map(({ kind, page }) => [kind, page]));
  const byKind = summedBy(entries, ({ kind }) => kind);
  const byDay = Map.groupBy(entries, ({ day }) => day);
  return {
    period,
    today,
    currency,
    ...shown(summed(entries)),
    waiting: formatMoney(waiting),
    frozen,
    pays: terms.pays,
    kinds: INCOME_KINDS.flatMap((kind) => {
      const sums = byKind.get(kind);
      return sums ? [{ kind, ...shown(sums), page: pageOf.get(kind) ?? null }] : [];
    }),
    parts: parts.map(({ kind, part, turnover, ...sums }) => ({
      kind,
      part,
      turnover: formatMoney(turnover),
      ...shown(sums),
    })),
    days: [...byDay]
      .sort(([one], [other]) => (one < other ? 1 : -1))
      .map(([day, ofDay]) => {
        const kindsOfDay = summedBy(ofDay, ({ kind }) => kind);
        return {
          day,
          ...shown(summed(ofDay)),
          kinds: INCOME_KINDS.flatMap((kind) => {
            const sums = kindsOfDay.get(kind);
            return sums ? [{ kind, ...shown(sums) }] : [];
          }),
        };
      }),
  };
}

async function partSums(db: Queryable, { merchantId, agentId }: Earner, { from, to }: Period) {
  const { rows } = await sql<PartSums>`
    select kind, part, sum(turnover)::bigint as turnover, sum(due)::bigint as earned, sum(paid)::bigint as paid
    from rebates.due where earner_id = ${agentId} and merchant_id = ${merchantId} and day between ${from}::date and ${to}::date
    group by kind, part having sum(due) <> 0 or sum(paid) <> 0 order by kind, sum(due) desc, part`.execute(
    db,
  );
  return rows;
}

async function daySums(db: Queryable, { merchantId, agentId }: Earner, { from, to }: Period) {
  const { rows } = await sql<{ day: string; kind: RebateKind } & Sums>`
    select day::text as day, kind, sum(due)::bigint as earned, sum(paid)::bigint as paid
    from rebates.due where earner_id = ${agentId} and merchant_id = ${merchantId} and day between ${from}::date and ${to}::date
    group by day, kind having sum(due) <> 0 or sum(paid) <> 0`.execute(db);
  return rows;
}

async function waitingOf(db: Queryable, { merchantId, agentId }: Earner): Promise<Money> {
  const { rows } = await sql<{ waiting: Money }>`
    select coalesce(sum(due - paid), 0)::bigint as waiting from rebates.due
    where merchant_id = ${merchantId} and earner_id = ${agentId} and due <> paid`.execute(db);
  return rows[0]?.waiting ?? 0n;
}

function summedBy<Entry extends Sums, Key>(entries: readonly Entry[], by: (entry: Entry) => Key) {
  return new Map([...Map.groupBy(entries, by)].map(([key, own]) => [key, summed(own)]));
}

function summed(entries: readonly Sums[]): Sums {
  return entries.reduce<Sums>(
    (sum, { earned, paid }) => ({ earned: sum.earned + earned, paid: sum.paid + paid }),
    { earned: 0n, paid: 0n },
  );
}

function shown({ earned, paid }: Sums) {
  return { earned: formatMoney(earned), paid: formatMoney(paid) };
}
