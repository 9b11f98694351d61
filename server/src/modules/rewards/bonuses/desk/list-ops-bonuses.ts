import type { Value } from '@lanna/contract/endpoint';
import { type BonusRow, listBonuses, type showBonus } from '@lanna/contract/rewards/bonuses/ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { likePrefix } from '../../../../platform/ops/read-page.ts';
import { stepsOf } from '../reading/bonus-card.ts';

type Terms = Value<typeof showBonus>['terms'];
const orNull = (amount: bigint | null) => (amount === null ? null : formatMoney(amount));

/** Who got what, the latest first. */
export const opsBonuses = opsList(
  listBonuses,
  ({ db }: ListScope) =>
    db
      .selectFrom('bonuses.bonus as b')
      .innerJoin('members.account as m', 'm.id', 'b.member_id')
      .selectAll('b')
      .select('m.username')
      .$narrowType<{ username: string }>(),
  {
    brand: 'b.merchant_id',
    where: { state: 'b.state', member: 'b.member_id', offer: 'b.offer_id' },
    search: (typed) => sql<boolean>`m.username_key collate "C" like ${likePrefix(typed.toLowerCase())}`,
    sorts: { optedAt: { by: 'b.opted_at', type: 'timestamptz' } },
    id: 'b.id',
    row: (record, { brands }): BonusRow => ({
      id: record.id,
      brand: brandCode(brands, record.merchant_id),
      member: { id: record.member_id, name: record.username },
      state: record.state as BonusRow['state'],
      name: (record.terms as unknown as Terms).name,
      offer: record.offer_id,
      amount: orNull(record.amount),
      required: orNull(record.required),
      progress: formatMoney(record.progress),
      converted: formatMoney(record.converted),
      optedAt: record.opted_at.toISOString(),
      givenBy: record.given_by_name,
    }),
    file: {
      name: 'bonuses',
      columns: {
        id: 'id',
        brand: 'brand',
        optedAt: 'optedAt',
        member: ({ member }) => member.name,
        state: 'state',
        amount: (_, { amount }) => amount ?? '',
        converted: (_, { converted }) => converted,
      },
    },
  },
);

/** Refuses with `not_found`. */
export async function showOpsBonus(scope: ListScope, id: string): Promise<Value<typeof showBonus>> {
  const bonus = await opsBonuses.one(scope, id);
  const { terms, cause, reason } = await scope.db
    .selectFrom('bonuses.bonus')
    .select(['terms', 'cause', 'reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...bonus, terms: terms as unknown as Terms, cause, reason, steps: await stepsOf(scope.db, id) };
}
