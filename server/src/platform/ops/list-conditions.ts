import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { At, ListScope } from './list-parts.ts';
import { startOfDay } from './start-of-day.ts';

type Meaning<Given, S extends ListScope> = (
  given: Given,
  // biome-ignore lint/suspicious/noExplicitAny: which tables there are is the list's own affair; `ListParts` holds it to them
  at: At<S> & { eb: ExpressionBuilder<any, any> },
) => Expression<SqlBool> | undefined;

/** The parts of a list that leave rows out, whatever its tables are. */
export interface AnyConditions<S extends ListScope> {
  where: Readonly<Record<string, string | Meaning<unknown, S>>>;
  search?: Meaning<string, S> | { ids: readonly string[] | Meaning<string, S>; text: Meaning<string, S> };
  days?: string | Meaning<{ from: string | undefined; to: string | undefined }, S>;
}
export type Wanted = Readonly<Record<string, unknown>> & { search?: string; from?: string; to?: string };

/** What a call asks of a list: a condition for each filter it gives a value. */
export function conditionsOf<S extends ListScope>(
  { where, search, days }: AnyConditions<S>,
  scope: At<S>,
  wanted: Wanted,
): Expression<SqlBool>[] {
  const at = { ...scope, eb: expressionBuilder() };
  const conditions = Object.entries(where).map(([name, meaning]) => {
    const given = wanted[name];
    if (given === undefined) return undefined;
    return typeof meaning === 'string' ? sql<boolean>`${sql.ref(meaning)} = ${given}` : meaning(given, at);
  });
  if (search && wanted.search !== undefined) conditions.push(searched(search, wanted.search, at));
  if (days) conditions.push(...inDays(days, wanted, at));
  return conditions.filter((condition) => condition !== undefined);
}

function searched<S extends ListScope>(
  search: NonNullable<AnyConditions<S>['search']>,
  typed: string,
  at: Parameters<Meaning<string, S>>[1],
) {
  if (typeof search === 'function') return search(typed, at);
  const { data: id } = z.uuid().safeParse(typed);
  if (id === undefined) return search.text(typed, at);
  if (typeof search.ids === 'function') return search.ids(id, at);
  return at.eb.or(search.ids.map((column) => sql<boolean>`${sql.ref(column)} = ${id}`));
}

function inDays<S extends ListScope>(
  days: NonNullable<AnyConditions<S>['days']>,
  { from, to }: Wanted,
  at: Parameters<Meaning<string, S>>[1],
) {
  if (from === undefined && to === undefined) return [];
  if (typeof days === 'function') return [days({ from, to }, at)];
  const moment = sql.ref(days);
  return [
    from === undefined ? undefined : sql<boolean>`${moment} >= ${startOfDay(at.brands, from)}`,
    to === undefined ? undefined : sql<boolean>`${moment} < ${startOfDay(at.brands, to, 1)}`,
  ];
}
