import type { Value } from '@lanna/contract/endpoint';
import { type BonusOfferRow, listOffers, type showOffer } from '@lanna/contract/rewards/bonuses/ops';
import { formatMoney } from '@lanna/rules/money';
import type { BonusAudience } from '@lanna/rules/rewards/bonuses/audience';
import { sql } from 'kysely';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { shownAudience } from './offer-audience.ts';

const orNull = (at: Date | null) => at?.toISOString() ?? null;

/** What brands offer, with what it has come to. */
export const opsOffers = opsList(
  listOffers,
  ({ db }: ListScope) =>
    db
      .selectFrom('bonuses.offer as o')
      .innerJoin('bonuses.offer_version as v', (join) =>
        join.onRef('v.offer_id', '=', 'o.id').onRef('v.version', '=', 'o.version'),
      )
      .selectAll('o')
      .select([
        'v.terms',
        sql<BonusAudience | null>`v.audience`.as('audience'),
        sql<
          string | null
        >`(select a.username from members.account a where a.id = (v.audience ->> 'agentId')::uuid)`.as(
          'agent_name',
        ),
        sql<bigint>`coalesce((select sum(amount) from bonuses.spent s where s.offer_id = o.id), 0)::bigint`.as(
          'spent',
        ),
        sql<number>`(select count(*)::integer from bonuses.bonus b where b.offer_id = o.id and b.won_by is null)`.as(
          'taken',
        ),
        sql<number>`(select count(*)::integer from bonuses.bonus b where b.offer_id = o.id and b.won_by is null and b.state = 'completed')`.as(
          'completed',
        ),
      ]),
  {
    brand: 'o.merchant_id',
    where: { state: 'o.state' },
    sorts: { madeAt: { by: 'o.made_at', type: 'timestamptz' } },
    id: 'o.id',
    row: (record, { brands }): BonusOfferRow => ({
      id: record.id,
      brand: brandCode(brands, record.merchant_id),
      state: record.state as BonusOfferRow['state'],
      version: record.version,
      edit: record.edit,
      terms: record.terms as unknown as BonusOfferRow['terms'],
      audience: record.audience && namedAudience(record.audience, record.agent_name),
      startsAt: orNull(record.starts_at),
      endsAt: orNull(record.ends_at),
      budget: formatMoney(record.budget),
      budgetDay: record.budget_day === null ? null : formatMoney(record.budget_day),
      group: record.exclusion_group,
      spent: formatMoney(record.spent),
      taken: record.taken,
      completed: record.completed,
      madeAt: record.made_at.toISOString(),
    }),
  },
);

function namedAudience(
  { agentId: _, segment = null, ...audience }: BonusAudience,
  agent: string | null,
): BonusOfferRow['audience'] {
  return { ...audience, agent, segment };
}

/** An offer with its versions and what each day has cost. Refuses with `not_found`. */
export async function showOpsOffer(scope: ListScope, id: string): Promise<Value<typeof showOffer>> {
  const offer = await opsOffers.one(scope, id);
  const versions = await scope.db
    .selectFrom('bonuses.offer_version')
    .selectAll()
    .where('offer_id', '=', id)
    .orderBy('version', 'desc')
    .execute();
  const { rows: days } = await sql<{ day: string; amount: bigint }>`
    select day::text as day, amount from bonuses.spent where offer_id = ${id} order by day desc limit 31`.execute(
    scope.db,
  );
  return {
    ...offer,
    versions: await Promise.all(
      versions.map(async (one) => ({
        version: one.version,
        terms: one.terms as unknown as BonusOfferRow['terms'],
        audience: await shownAudience(scope.db, one.audience as unknown as BonusAudience | null),
        madeAt: one.made_at.toISOString(),
        madeBy: one.made_by_name,
        reason: one.reason,
      })),
    ),
    days: days.map(({ day, amount }) => ({ day, spent: formatMoney(amount) })),
  };
}
