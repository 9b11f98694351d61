import type { Value } from '@lanna/contract/endpoint';
import {
  type BrandEnvelopeRow,
  type BrandShareRow,
  listBrandEnvelopes,
  listBrandShares,
  type showBrandEnvelope,
} from '@lanna/contract/rewards/brand-envelopes/ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { brandCode } from '../../../../platform/ops/brand-code.ts';
import type { ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import { likePrefix } from '../../../../platform/ops/read-page.ts';
import { brandEnvelopes } from '../envelope.ts';

const ofShares = (figure: string) =>
  sql.raw<never>(
    `(select ${figure} from brand_envelopes.share s where s.envelope_id = e.id and s.member_id is not null)`,
  );

/** Envelopes of brands, with what has come of them. */
export const opsEnvelopes = opsList(
  listBrandEnvelopes,
  ({ db }: ListScope) =>
    brandEnvelopes(db).select([
      sql<number>`${ofShares('count(*)::integer')}`.as('claimed'),
      sql<bigint>`${ofShares('coalesce(sum(s.amount), 0)::bigint')}`.as('paid'),
    ]),
  {
    brand: 'e.merchant_id',
    where: { state: 'e.state' },
    sorts: {
      madeAt: { by: 'e.made_at', type: 'timestamptz' },
      startsAt: { by: 'e.starts_at', type: 'timestamptz' },
    },
    id: 'e.id',
    row: (record, { brands }): BrandEnvelopeRow => ({
      ...{
        id: record.id,
        brand: brandCode(brands, record.merchant_id),
        edit: record.edit,
        name: record.name,
      },
      state: record.state as BrandEnvelopeRow['state'],
      ...{ amount: formatMoney(record.amount), shares: record.shares },
      split: record.split as BrandEnvelopeRow['split'],
      audience: record.audience as BrandEnvelopeRow['audience'],
      ...{ startsAt: record.starts_at.toISOString(), openSeconds: record.open_seconds },
      ...{
        isAnnounced: record.is_announced,
        leastRank: record.least_rank,
        room: record.room_id,
        claimed: record.claimed,
      },
      ...{ paid: formatMoney(record.paid), returned: formatMoney(record.returned) },
      ...{ madeAt: record.made_at.toISOString(), madeBy: record.made_by_name },
    }),
    file: {
      name: 'brand-envelopes',
      columns: {
        ...{ id: 'id', brand: 'brand', state: 'state', startsAt: 'startsAt', openSeconds: 'openSeconds' },
        ...{ amount: 'amount', shares: 'shares', claimed: 'claimed', paid: 'paid', returned: 'returned' },
        ...{ audience: 'audience', madeAt: 'madeAt', madeBy: 'madeBy' },
      },
    },
  },
);

/** An envelope with whom it is for and what its shares follow from. Refuses with `not_found`. */
export async function showOpsEnvelope(
  scope: ListScope,
  id: string,
): Promise<Value<typeof showBrandEnvelope>> {
  const row = await opsEnvelopes.one(scope, id);
  const { commitment, seed, ended_at } = await brandEnvelopes(scope.db)
    .where('e.id', '=', id)
    .executeTakeFirstOrThrow();
  const members = await scope.db
    .selectFrom('brand_envelopes.chosen as c')
    .innerJoin('members.account as m', 'm.id', 'c.member_id')
    .select(['m.id', 'm.username as name'])
    .where('c.envelope_id', '=', id)
    .orderBy('m.username_key')
    .$narrowType<{ id: string; name: string }>()
    .execute();
  // Operators see the seed no earlier than members: it says who of those to come gets how much.
  return {
    ...row,
    ...{ members, commitment, seed: ended_at ? seed : null, endedAt: ended_at?.toISOString() ?? null },
  };
}

/** Who got what, the latest first. */
export const opsShares = opsList(
  listBrandShares,
  ({ db }: ListScope) =>
    db
      .selectFrom('brand_envelopes.share as s')
      .innerJoin('brand_envelopes.envelope as e', 'e.id', 's.envelope_id')
      .innerJoin('members.account as m', 'm.id', 's.member_id')
      .selectAll('s')
      .select(['m.username', 'e.merchant_id', 'e.name'])
      .$narrowType<{ username: string; member_id: string; claimed_at: Date }>(),
  {
    brand: 'e.merchant_id',
    where: { member: 's.member_id', envelope: 's.envelope_id' },
    search: (typed) => sql<boolean>`m.username_key collate "C" like ${likePrefix(typed.toLowerCase())}`,
    sorts: { at: { by: 's.claimed_at', type: 'timestamptz' } },
    id: 's.id',
    row: (record, { brands }): BrandShareRow => ({
      ...{ id: record.id, brand: brandCode(brands, record.merchant_id), envelope: record.envelope_id },
      ...{ name: record.name, member: { id: record.member_id, name: record.username } },
      ...{ place: record.place, amount: formatMoney(record.amount), at: record.claimed_at.toISOString() },
    }),
    file: {
      name: 'brand-envelope-shares',
      columns: {
        ...{ id: 'id', brand: 'brand', at: 'at', envelope: 'envelope', place: 'place', amount: 'amount' },
        member: ({ member }) => member.name,
      },
    },
  },
);
