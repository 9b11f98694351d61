import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { Period } from '../period.ts';

type Sql = RawBuilder<unknown>;
/** What rows are grouped by: text, or a day or month that becomes text once the rows are grouped, which is cheaper by far. */
export type Key = Sql | { by: Sql; format: string };

/** What a report is made of: figures by day, and the words they may be grouped by. */
export interface Source<Figure extends string> {
  /** Rows `d` with a `day` and `is_demo`, narrowed to brands and filters, not to days. */
  rows: Sql;
  where: Sql;
  /** Sums over `d`. */
  figures: Record<Figure, Sql>;
  /** By the names of the report's key. */
  keys: Record<string, Key>;
  /** The currency of a row; null of a report without money. */
  currency: Sql | null;
  /** The figure that puts the greatest first, where no time does. */
  greatest: Figure;
}

export interface Sums<Figure extends string> {
  currency: string | null;
  figures: Record<Figure, bigint>;
  before: Record<Figure, bigint>;
}
export interface GroupedRow<Figure extends string> extends Sums<Figure> {
  key: Record<string, string>;
}

/**
 * Rows and totals of a report, in one statement: of one moment, so that the totals are the sums of the rows while bets come in. Demo players are in neither;
 * `demo` is what theirs come to. `more`: there are more rows than `rowsMax`.
 */
export async function readGrouped<Figure extends string>(
  db: Queryable,
  source: Source<Figure>,
  period: Period,
  rowsMax: number,
): Promise<{ rows: GroupedRow<Figure>[]; more: boolean; totals: Sums<Figure>[]; demo: Sums<Figure>[] }> {
  const keys = Object.entries(source.keys);
  const figures = Object.keys(source.figures) as Figure[];
  const groups = [
    ...keys.map(([name, key]) => sql`${'by' in key ? key.by : key} as ${sql.ref(name)}`),
    sql`${source.currency ?? sql`null::text`} as currency`,
  ];
  const isNow = sql`d.day >= ${period.from}::date`;
  const sums = figures.flatMap((name) => [
    sql`coalesce(${source.figures[name]} filter (where ${isNow}), 0)::bigint as ${now(name)}`,
    sql`coalesce(${source.figures[name]} filter (where not ${isNow}), 0)::bigint as ${was(name)}`,
  ]);
  const both = figures.flatMap((name) => [now(name), was(name)]);
  const order = [
    ...('period' in source.keys ? [sql`period desc`] : []),
    sql`${now(source.greatest)} desc`,
    ...keys.map(([name]) => sql.ref(name)),
  ];
  const isAsked = sql`${source.where} and (d.day between ${period.from}::date and ${period.to}::date
        or d.day between ${period.before.from}::date and ${period.before.to}::date)`;
  const none = keys.map(() => sql`null`);
  const { rows } = await sql<Record<string, unknown> & { part: 'total' | 'demo' | 'row' }>`
    with g as materialized (
      select ${sql.join([...groups, ...sums])}, bool_or(${isNow}) as is_now
      from ${source.rows}
      where ${isAsked} and not d.is_demo
      group by ${sql.join(groups.map((_, at) => sql.raw(`${at + 1}`)))}
    ), demo as (
      select ${source.currency ?? sql`null::text`} as currency, ${sql.join(sums)}
      from ${source.rows} where ${isAsked} and d.is_demo group by 1
    ), shown as (
      select *, row_number() over (order by ${sql.join(order)}) as place from g
      -- A month or a year of the period before is no row of its own.
      ${'period' in source.keys ? sql`where is_now` : sql``}
      order by place limit ${rowsMax + 1}
    )
    select 'row' as part, place, ${sql.join([...keys.map(keyText), sql`currency`, ...both])} from shown
    union all
    select 'total', 0, ${sql.join([...none, sql`currency`, ...both.map((sum) => sql`sum(${sum})::bigint`)])} from g group by currency
    union all
    select 'demo', 0, ${sql.join([...none, sql`currency`, ...both])} from demo
    order by place, currency`.execute(db);
  const sumsOf = (row: Record<string, unknown>): Sums<Figure> => ({
    currency: row['currency'] as string | null,
    figures: pick(figures, (name) => row[`now_${name}`]),
    before: pick(figures, (name) => row[`was_${name}`]),
  });
  const ofPart = (part: string) => rows.filter((row) => row.part === part);
  const shown = ofPart('row');
  return {
    rows: shown.slice(0, rowsMax).map((row) => ({
      ...sumsOf(row),
      key: Object.fromEntries(keys.map(([name]) => [name, row[name] as string])),
    })),
    more: shown.length > rowsMax,
    totals: ofPart('total').map(sumsOf),
    // A day that was taken out again leaves nothing to show.
    demo: ofPart('demo')
      .map(sumsOf)
      .filter(({ figures: own, before }) =>
        [own, before].some((all) => figures.some((name) => all[name] !== 0n)),
      ),
  };
}

/** Time as a report's rows name it. A day of the period before is named by the day it is compared with. */
export function timeKey(word: 'day' | 'month' | 'year', period: Period): Key {
  if (word !== 'day')
    return {
      by: sql`date_trunc(${sql.lit(word)}, d.day::timestamp)`,
      format: word === 'month' ? 'YYYY-MM' : 'YYYY',
    };
  return {
    by: sql`case when d.day < ${period.from}::date then d.day + ${period.back}::integer else d.day end`,
    format: 'YYYY-MM-DD',
  };
}

function keyText([name, key]: [string, Key]): Sql {
  return 'by' in key
    ? sql`to_char(${sql.ref(name)}, ${sql.lit(key.format)}) as ${sql.ref(name)}`
    : sql.ref(name);
}

function now(figure: string) {
  return sql.ref(`now_${figure}`);
}

function was(figure: string) {
  return sql.ref(`was_${figure}`);
}

function pick<Figure extends string>(figures: readonly Figure[], read: (name: Figure) => unknown) {
  return Object.fromEntries(figures.map((name) => [name, read(name)])) as Record<Figure, bigint>;
}
