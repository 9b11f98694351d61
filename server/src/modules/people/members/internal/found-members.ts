import { isIP } from 'node:net';
import type { listMembers } from '@lanna/contract/people/members/ops';
import { hasUnseenCharacters } from '@lanna/rules/unseen-characters';
import { type RawBuilder, sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { WantedOf } from '../../../../platform/ops/list-parts.ts';
import { likePrefix } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { readBrandMobile } from '../read-brand-mobile.ts';

export type MemberFilter = Omit<WantedOf<typeof listMembers>, 'sort' | 'after' | 'limit'>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const WALLET_USER = /^p[0-9a-f]{24}$/;
/** Of an address that thousands share, only whom the last entries name. */
const ENTRIES_MAX = 10_000;
/** Of a name that tens of thousands have: who comes first by it, the newest of those named alike. */
export const NAMED_COUNTED_MAX = 5000;

/**
 * Members of these brands (`m`, with `a` their activity) that pass a filter. A text that is searched alone (`isSearchAlone`)
 * finds at most one more by each name than is counted, for a page an operator waits for; a filter beside it, and `all`, everybody.
 */
export function foundMembers(
  db: Queryable,
  brands: readonly Brand[],
  { all = false, ...filter }: MemberFilter & { all?: boolean },
) {
  return db
    .selectFrom('members.member as m')
    .innerJoin('members.activity as a', 'a.member_id', 'm.id')
    .where('m.merchant_id', 'in', idsOf(brands))
    .$if(filter.seenSince !== undefined || filter.seenUntil !== undefined, (query) =>
      query.where('a.merchant_id', 'in', idsOf(brands)),
    )
    .where(sql<boolean>`(${sql.join(conditions(brands, filter, all), sql` and `)})`);
}

/** The brand, which a query may name as well, is no filter of its own: `brands` are narrowed to it. */
export function isSearchAlone({ search, ...filter }: MemberFilter): boolean {
  const others = Object.entries(filter).filter(([name, value]) => name !== 'brand' && value !== undefined);
  return search !== undefined && others.length === 0;
}

function conditions(brands: readonly Brand[], filter: MemberFilter, all: boolean): RawBuilder<unknown>[] {
  const { search, status, type, from, to, seenSince, seenUntil, agent, hasBalance, label, duplicates } =
    filter;
  const namedMax = !all && isSearchAlone(filter) ? sql.lit(NAMED_COUNTED_MAX + 1) : sql`all`;
  return [
    sql`true`,
    // As an array, so that the planner looks members up by these ids instead of trying all in the order of the list.
    ...(search === undefined ? [] : [sql`m.id = any(array(${idsFor(search, brands, namedMax)}))`]),
    // Literals, so that the planner knows the partial indices fit.
    ...(status === undefined ? [] : [sql`m.status = ${sql.lit(status)}`]),
    ...(type === undefined ? [] : [sql`m.type = ${sql.lit(type)}`]),
    ...(from === undefined ? [] : [onDay(brands, sql`m.registered_at`, '>=', from)]),
    ...(to === undefined ? [] : [onDay(brands, sql`m.registered_at`, '<', dayAfter(to))]),
    ...(seenSince === undefined ? [] : [onDay(brands, sql`a.seen_at`, '>=', seenSince)]),
    ...(seenUntil === undefined ? [] : [onDay(brands, sql`a.seen_at`, '<', dayAfter(seenUntil))]),
    ...(agent === undefined ? [] : [sql`m.agent_id in (${lineOf(agent, brands)})`]),
    ...(hasBalance === undefined ? [] : [hasBalance === 'yes' ? HAS_BALANCE : sql`not ${HAS_BALANCE}`]),
    ...(label === undefined ? [] : [isLabelled(label)]),
    ...(duplicates === undefined ? [] : [sql`m.id in (${flaggedIn(brands)})`]),
  ];
}

const HAS_BALANCE = sql`exists (
  select from ledger.available_balance w
  where w.is_wallet and w.merchant_id = m.merchant_id and w.currency = m.currency and w.owner_id = m.id and w.available > 0)`;

/** Of few members: their index is walked. */
function isLabelled(label: string): RawBuilder<unknown> {
  return sql`m.labels <> '{}' and exists (select from unnest(m.labels) l where lower(l) = ${named(label)})`;
}

function flaggedIn(brands: readonly Brand[]): RawBuilder<unknown> {
  return sql`
    select member_id from members.duplicate_flag
    where reviewed_at is null and merchant_id = any(${idsOf(brands)}::uuid[])`;
}

/** Members the text may mean. Each part is a look-up in an index. */
function idsFor(
  search: string,
  brands: readonly Brand[],
  namedMax: RawBuilder<unknown>,
): RawBuilder<unknown> {
  // No member has a name with such signs, and PostgreSQL takes not all of them.
  if (hasUnseenCharacters(search)) return sql`select null::uuid`;
  const ofBrands = sql`merchant_id = any(${idsOf(brands)}::uuid[])`;
  const key = search.toLowerCase();
  const begins = likePrefix(key);
  const parts = [
    sql`(select id from members.member where username_key collate "C" like ${begins} and ${ofBrands}
      order by username_key collate "C", id limit ${namedMax})`,
    sql`(select id from members.member where lower(nickname) collate "C" like ${begins} and ${ofBrands}
      order by lower(nickname) collate "C", id desc limit ${namedMax})`,
    sql`(select member_id from members.profile where lower(full_name) = ${key} and ${ofBrands}
      order by member_id desc limit ${namedMax})`,
    sql`(select member_id from members.profile where lower(payee_name) = ${key} and ${ofBrands}
      order by member_id desc limit ${namedMax})`,
  ];
  const member = (condition: RawBuilder<unknown>) =>
    parts.push(sql`select id from members.member where ${condition} and ${ofBrands}`);
  const entry = (condition: RawBuilder<unknown>) =>
    parts.push(
      sql`select member_id from (select member_id from audit.member_event
        where ${condition} and ${ofBrands} order by at desc limit ${ENTRIES_MAX}) entries`,
    );
  if (UUID.test(search)) {
    member(sql`id = ${key}::uuid`);
    entry(sql`session_id = ${key}::uuid`);
  }
  if (search.includes('@')) member(sql`email = ${key}`);
  if (/^\+?[\d\s()-]{6,24}$/.test(search)) member(sql`mobile = any(${mobilesFor(search, brands)}::text[])`);
  if (/^\d{4}$/.test(search)) member(sql`right(mobile, 4) = ${search}`);
  if (/\d/.test(search))
    parts.push(sql`select member_id from members.profile where id_number = ${search} and ${ofBrands}`);
  if (WALLET_USER.test(search)) member(sql`wallet_user = ${search}`);
  if (isIP(search)) entry(sql`address = ${search}`);
  if (search.includes('/')) entry(sql`device = ${search}`);
  return sql.join(parts, sql` union all `);
}

/** E.164 of a number as typed, read as one of each country the brands are in. */
function mobilesFor(text: string, brands: readonly Brand[]): string[] {
  const countries = [...new Set(brands.map(({ country }) => country))];
  return countries.flatMap((country) => readBrandMobile(text, undefined, country) ?? []);
}

/** An agent and all agents below: a member with one of them above is in the line. */
function lineOf(agent: string, brands: readonly Brand[]): RawBuilder<unknown> {
  return sql`
    with recursive branch(id) as (
      select id from members.member
      where ${UUID.test(agent) ? sql`id = ${agent}::uuid` : sql`username_key = ${named(agent)}`}
        and merchant_id = any(${idsOf(brands)}::uuid[])
      union all
      select below.id from members.member below join branch on below.agent_id = branch.id
      where below.type in (1, 2, 41, 42)
    )
    select id from branch`;
}

/** No member has a name with signs that are not seen; PostgreSQL takes not all of them. */
function named(text: string): string | null {
  return hasUnseenCharacters(text) ? null : text.toLowerCase();
}

/** A day begins when it begins in the brand: brands of one time zone are compared together. */
function onDay(
  brands: readonly Brand[],
  column: RawBuilder<unknown>,
  way: '>=' | '<',
  day: string,
): RawBuilder<unknown> {
  const zones = Map.groupBy(brands, ({ timeZone }) => timeZone);
  const began = (timeZone: string) =>
    new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds);
  const [only] = zones.keys();
  if (zones.size === 1 && only !== undefined) return sql`${column} ${sql.raw(way)} ${began(only)}`;
  const parts = [...zones].map(
    ([timeZone, own]) =>
      sql`m.merchant_id = any(${idsOf(own)}::uuid[]) and ${column} ${sql.raw(way)} ${began(timeZone)}`,
  );
  return sql`(${sql.join(parts, sql` or `)})`;
}

function dayAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}

function idsOf(brands: readonly Brand[]): string[] {
  return brands.map(({ id }) => id);
}
