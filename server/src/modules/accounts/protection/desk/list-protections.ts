import { listProtections, type ProtectionRow } from '@lanna/contract/accounts/protection/ops';
import { sql } from 'kysely';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { likePrefix } from '../../../../platform/ops/read-page.ts';
import { LIMIT_NAMES, type LimitName, partsOf } from '../limit-name.ts';
import { showValue } from '../limits/change-limit.ts';

type Limits = Record<LimitName, bigint | null>;

/** Members of the brands who have limits of their own, or want looser ones. */
export const protections = opsList(
  listProtections,
  ({ db, now }: ListScope & { now: Date }) =>
    db
      .selectFrom('protection.own_limits as l')
      .innerJoin('members.account as m', 'm.id', 'l.member_id')
      .select(['l.member_id', 'l.merchant_id', 'l.changed_at', 'm.username', 'm.currency'])
      .select(LIMIT_NAMES.map((name) => `l.${name}` as const))
      .select(waiting(now).as('pending'))
      .where(sql<boolean>`(${anyOf(LIMIT_NAMES)} is not null or ${waiting(now)} > 0)`),
  {
    brand: 'l.merchant_id',
    where: {
      kind: (kind) =>
        sql<boolean>`${anyOf(LIMIT_NAMES.filter((name) => partsOf(name).kind === kind))} is not null`,
      pending: (pending, { now }) => sql<boolean>`(${waiting(now)} > 0) = ${pending === 'yes'}`,
    },
    search: {
      ids: ['m.id'],
      text: (typed, { eb }) => eb('m.username_key', 'like', likePrefix(typed.toLowerCase())),
    },
    sorts: { changed: { by: 'l.changed_at', type: 'timestamptz' } },
    id: 'l.member_id',
    row: (record, { brands }): ProtectionRow => ({
      member: { id: record.member_id, name: record.username },
      brand: brandCode(brands, record.merchant_id),
      currency: record.currency,
      limits: LIMIT_NAMES.filter((name) => record[name] !== null).map((name) => ({
        ...partsOf(name),
        value: showValue(name, record[name]),
      })),
      pending: record.pending,
      changedAt: record.changed_at.toISOString(),
    }),
    file: {
      name: 'protection',
      columns: {
        brand: 'brand',
        member: ({ member }) => member.name,
        changed: 'changedAt',
        currency: 'currency',
        ...Object.fromEntries(
          LIMIT_NAMES.map((name) => [
            name,
            (_: ProtectionRow, limits: Limits) => showValue(name, limits[name]),
          ]),
        ),
        pending: 'pending',
      },
    },
  },
);

function anyOf(names: readonly LimitName[]) {
  return sql`coalesce(${sql.join(names.map((name) => sql.ref(`l.${name}`)))})`;
}

function waiting(now: Date) {
  return sql<number>`(select count(*)::integer from protection.raise r
    where r.member_id = l.member_id and r.confirm_by > ${now})`;
}
