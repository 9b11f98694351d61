import { isIP } from 'node:net';
import type { memberQuery } from '@lanna/contract/members/ops';
import { hasUnseenCharacters } from '@lanna/rules/unseen-characters';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Queryable } from '../../../platform/database.ts';
import type { Brand } from '../../../platform/http/route.ts';
import { likePrefix } from '../../../platform/ops/read-page.ts';
import { readBrandMobile } from '../read-brand-mobile.ts';

export type MemberFilter = Omit<z.output<typeof memberQuery>, 'brand' | 'sort' | 'after' | 'limit'>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const WALLET_USER = /^p[0-9a-f]{24}$/;
/** Of an address that thousands share, only whom the last entries name. */
const ENTRIES_MAX = 10_000;

/** Members of these brands (`m`, with `a` their activity) that pass a filter. */
export function foundMembers(db: Queryable, brands: readonly Brand[], filter: MemberFilter) {
  return db
    .selectFrom('members.member as m')
    .innerJoin('members.activity as a', 'a.member_id', 'm.id')
    .where('m.merchant_id', 'in', idsOf(brands))
    .$if(filter.seenSince !== undefined || filter.seenUntil !== undefined, (query) =>
      query.where('a.merchant_id', 'in', idsOf(brands)),
    )
    .where(sql<boolean>`(${sql.join(conditions(brands, filter), sql` and `)})`);
}

function conditions(brands: readonly Brand[], filter: MemberFilter): RawBuilder<unknown>[] {
  const { search, status, type, from, to, seenSince, seenUntil, agent, hasBalance, duplicates } = filter;
  return [
    sql`true`,
    ...(search === undefined ? [] : [sql`m.id in (${idsFor(search, brands)})`]),
    // Literals, so that the planner knows the partial indices fit.
    ...(status === undefined ? [] : [sql`m.status = ${sql.lit(status)}`]),
    ...(type === undefined ? [] : [sql`m.type = ${sql.lit(type)}`]),
    ...(from === undefined ? [] : [onDay(brands, sql`m.registered_at`, '>=', from)]),
    ...(to === undefined ? [] : [onDay(brands, sql`m.registered_at`, '<', dayAfter(to))]),
    ...(seenSince === undefined ? [] : [onDay(brands, sql`a.seen_at`, '>=', seenSince)]),
    ...(seenUntil === undefined ? [] : [onDay(brands, sql`a.seen_at`, '<', dayAfter(seenUntil))]),
    ...(agent === undefined ? [] : [sql`m.agent_id in (${lineOf(agent, brands)})`]),
    ...(hasBalance === undefined ? [] : [hasBalance === 'yes' ? HAS_BALANCE : sql`not ${HAS_BALANCE}`]),
    ...(duplicates === undefined ? [] : [sql`m.id in (${flaggedIn(brands)})`]),
  ];
}

const HAS_BALANCE = sql`exists (
  select from ledger.available_balance w
  where w.is_wallet and w.merchant_id = m.merchant_id and w.currency = m.currency and w.owner_id = m.id and w.available > 0)`;

function flaggedIn(brands: readonly Brand[]): RawBuilder<unknown> {
  return sql`
    select member_id from members.duplicate_flag
    where reviewed_at is null and merchant_id = any(${idsOf(brands)}::uuid[])`;
}

/** Whoever the text may mean. Each part is a look-up in an index. */
function idsFor(search: string, brands: readonly Brand[]): RawBuilder<unknown> {
  // Nobody has a name with such signs, and PostgreSQL takes not all of them.
  if (hasUnseenCharacters(search)) return sql`select null::uuid`;
  const ofBrands = sql`merchant_id = any(${idsOf(brands)}::uuid[])`;
  const key = search.toLowerCase();
  const begins = likePrefix(key);
  const parts = [
    sql`select id from members.member where username_key collate "C" like ${begins} and ${ofBrands}`,
    sql`select id from members.member where lower(nickname) collate "C" like ${begins} and ${ofBrands}`,
    sql`select member_id from members.profile where lower(full_name) = ${key} and ${ofBrands}`,
    sql`select member_id from members.profile where lower(payee_name) = ${key} and ${ofBrands}`,
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

/** An agent and all agents below: whoever has one of them above is in the line. */
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

/** Nobody has a name with signs that are not seen; PostgreSQL takes not all of them. */
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
