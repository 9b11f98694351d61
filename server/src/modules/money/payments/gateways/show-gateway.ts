import { createHash } from 'node:crypto';
import type { GatewayPage } from '@lanna/contract/money/payments/gateway-ops';
import { formatMoney } from '@lanna/rules/money';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { channelsOf } from './list-gateways.ts';

const CALLS_SHOWN = 40;
const ORDERS_SHOWN = 50;

/** One gateway for its page. Refuses `not_found`. */
export async function showGateway(
  db: Queryable,
  code: string,
  brandIds: readonly string[],
): Promise<GatewayPage> {
  const gateway = await db
    .selectFrom('payments.gateway as g')
    .selectAll('g')
    .select(channelsOf().as('channels'))
    .where('g.code', '=', code)
    .executeTakeFirst();
  if (!gateway) throw new Refusal('not_found');
  const keys = await db
    .selectFrom('brands.signing_key')
    .select(['code', 'signing_public_key'])
    .where('id', 'in', [...brandIds])
    .orderBy('code')
    .execute();
  return {
    code: gateway.code,
    name: gateway.name,
    baseUrl: gateway.base_url,
    publicKey: gateway.public_key,
    signatureHeader: gateway.signature_header,
    timeoutMs: gateway.timeout_ms,
    enabled: gateway.enabled,
    version: gateway.version,
    webhookPath: `/payments/${gateway.code}/webhook`,
    fingerprint: keyFingerprint(gateway.public_key),
    ourKeys: keys.map(({ code: brand, signing_public_key: publicKey }) => ({ brand, publicKey })),
    channels: gateway.channels,
    calls: await latestCalls(db, gateway.id),
    orders: await openOrders(db, gateway.id),
  };
}

export function keyFingerprint(publicKey: string): string {
  return createHash('sha256').update(publicKey.trim()).digest('hex');
}

async function latestCalls(db: Queryable, gatewayId: string): Promise<GatewayPage['calls']> {
  const rows = await db
    .selectFrom('payments.gateway_call')
    .selectAll()
    .where('gateway_id', '=', gatewayId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(CALLS_SHOWN)
    .execute();
  return rows.map(({ direction, what, outcome, times, took_ms: tookMs, at }) => ({
    direction: direction as 'in' | 'out',
    ...{ what, outcome, times, tookMs, at: at.toISOString() },
  }));
}

async function openOrders(db: Queryable, gatewayId: string): Promise<GatewayPage['orders']> {
  const rows = await db
    .selectFrom('payments.gateway_order as o')
    .innerJoin('brands.brand as b', 'b.id', 'o.merchant_id')
    .selectAll('o')
    .select('b.code as brand')
    .where('o.gateway_id', '=', gatewayId)
    .where('o.state', '<>', 'settled')
    .orderBy('o.created_at')
    .limit(ORDERS_SHOWN)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    brand: row.brand,
    channel: row.channel_code,
    way: row.way as 'in' | 'out',
    amount: formatMoney(row.amount),
    currency: row.currency,
    state: row.state as GatewayPage['orders'][number]['state'],
    asks: row.asks,
    askAt: row.ask_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }));
}
