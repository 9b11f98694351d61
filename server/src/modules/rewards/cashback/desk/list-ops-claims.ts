import type { Value } from '@lanna/contract/endpoint';
import {
  type CashbackClaimRow,
  listClaims,
  type showClaim as showEndpoint,
} from '@lanna/contract/rewards/cashback/ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { likePrefix } from '../../../../platform/ops/read-page.ts';
import { linesOf } from '../reading/list-claims.ts';

/** Who got cashback, the latest first. */
export const opsClaims = opsList(
  listClaims,
  ({ db }: ListScope) =>
    db
      .selectFrom('cashback.claim as c')
      .innerJoin('members.account as m', 'm.id', 'c.member_id')
      .select(['c.id', 'c.merchant_id', 'c.member_id', 'm.username', 'c.at', 'c.amount'])
      .$narrowType<{ username: string }>(),
  {
    brand: 'c.merchant_id',
    where: { member: 'c.member_id' },
    search: (typed) => sql<boolean>`m.username_key collate "C" like ${likePrefix(typed.toLowerCase())}`,
    days: ({ from = null, to = null }) =>
      sql<boolean>`c.day between coalesce(${from}::date, '-infinity') and coalesce(${to}::date, 'infinity')`,
    sorts: { at: { by: 'c.at', type: 'timestamptz' }, amount: { by: 'c.amount', type: 'bigint' } },
    id: 'c.id',
    row: (record, { brands }): CashbackClaimRow => ({
      id: record.id,
      brand: brandCode(brands, record.merchant_id),
      member: { id: record.member_id, name: record.username },
      at: record.at.toISOString(),
      amount: formatMoney(record.amount),
    }),
    file: {
      name: 'cashback-claims',
      columns: {
        id: 'id',
        brand: 'brand',
        at: 'at',
        member: ({ member }) => member.name,
        amount: (_, { amount }) => amount,
      },
    },
  },
);

/** Refuses with `not_found`. */
export async function showOpsClaim(scope: ListScope, id: string): Promise<Value<typeof showEndpoint>> {
  const claim = await opsClaims.one(scope, id);
  return { ...claim, lines: await linesOf(scope.db, id) };
}
