import type { ChannelRow, DetailsForm } from '@lanna/contract/money/payments/channel-ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';

/** Channels of brands, with their gateways, as the console shows them. */
export function channelsOf(db: Queryable, brandIds: readonly string[]) {
  return db
    .selectFrom('payments.channel as c')
    .innerJoin('brands.brand as b', 'b.id', 'c.merchant_id')
    .leftJoin('payments.gateway as g', 'g.id', 'c.gateway_id')
    .where('c.merchant_id', 'in', brandIds)
    .selectAll('c')
    .select([
      'b.code as brand',
      'g.code as gateway_code',
      'g.name as gateway_name',
      'g.enabled as gateway_enabled',
      sql<boolean>`(c.kind <> 'sandbox' or coalesce((b.settings->>'demo')::boolean, true))`.as('offered'),
    ]);
}
export type ChannelFound = Awaited<ReturnType<ReturnType<typeof channelsOf>['executeTakeFirstOrThrow']>>;

/** Held until the end of the transaction. Refuses `not_found`, and `changed_meanwhile` for an older version. */
export async function lockChannel(
  tx: Tx,
  brandIds: readonly string[],
  { id, version }: { id: string; version: number },
): Promise<ChannelFound> {
  const row = await channelsOf(tx, brandIds).where('c.id', '=', id).forUpdate('c').executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  if (row.version !== version) throw new Refusal('changed_meanwhile');
  return row;
}

export function showChannel(row: ChannelFound, brands: readonly Brand[]): ChannelRow {
  return {
    id: row.id,
    brand: brands.find(({ id }) => id === row.merchant_id)?.code ?? row.brand,
    way: row.way as ChannelRow['way'],
    code: row.code,
    kind: row.kind as ChannelRow['kind'],
    name: row.name,
    currency: row.currency,
    min: formatMoney(row.min),
    max: formatMoney(row.max),
    feeFixed: formatMoney(row.fee_fixed),
    feeBasisPoints: row.fee_basis_points,
    opensAtMinute: row.opens_at_minute,
    closesAtMinute: row.closes_at_minute,
    rankLevelMin: row.rank_level_min,
    position: row.position,
    expiresAfterMinutes: row.expires_after_minutes,
    promisedMinutes: row.promised_minutes,
    segment: segmentOf(row),
    enabled: row.enabled,
    offered: row.offered,
    gateway: row.gateway_code
      ? { code: row.gateway_code, name: row.gateway_name ?? '', enabled: row.gateway_enabled ?? false }
      : null,
    details: row.details as DetailsForm,
    version: row.version,
  };
}

function segmentOf({ segment_id, segment_version, segment_name }: ChannelFound): ChannelRow['segment'] {
  if (segment_id === null || segment_version === null) return null;
  return { id: segment_id, version: segment_version, name: segment_name ?? '' };
}

/** What the record says of a channel. */
export function channelFacts(row: ChannelFound) {
  const { way, code, kind, enabled, gateway_code: gateway } = row;
  return {
    ...{ way, code, kind, enabled, gateway, name: row.name, details: row.details, position: row.position },
    ...{ min: formatMoney(row.min), max: formatMoney(row.max), feeFixed: formatMoney(row.fee_fixed) },
    ...{ feeBasisPoints: row.fee_basis_points, rankLevelMin: row.rank_level_min },
    ...{ opensAtMinute: row.opens_at_minute, closesAtMinute: row.closes_at_minute },
    ...{ expiresAfterMinutes: row.expires_after_minutes, promisedMinutes: row.promised_minutes },
    segment: row.segment_id && `${row.segment_name} (v${row.segment_version})`,
  };
}
