import { randomInt } from 'node:crypto';
import { MONEY_SCALE } from '@lanna/rules/money';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Queryable } from '../../../platform/sql/database.ts';
import type { BrandProfile } from '../../house/brands/brand.ts';

export interface ChannelOptions {
  feeFixed?: number;
  feeBasisPoints?: number;
  max?: number;
}

/** A channel that pays out; BANK is paid by hand. */
export async function addPayoutChannel(
  db: Queryable,
  { brand, now }: { brand: BrandProfile; now: Date },
  code: string,
  kind: 'bank' | 'gateway',
  options: ChannelOptions = {},
) {
  const gatewayId = kind === 'gateway' ? newId() : null;
  if (gatewayId)
    await db
      .insertInto('payments.gateway')
      .values({
        id: gatewayId,
        code: `G${randomInt(100_000, 999_999)}`,
        name: code,
        base_url: 'https://gateway.test',
        public_key: 'none',
        signature_header: 'X-Signature',
        timeout_ms: 1000,
        created_at: now,
      })
      .execute();
  await db
    .insertInto('payments.channel')
    .values({
      merchant_id: brand.id,
      way: 'out',
      code,
      kind,
      name: { EN: code },
      currency: brand.currency,
      min: MONEY_SCALE,
      max: BigInt(options.max ?? 1_000_000) * MONEY_SCALE,
      fee_fixed: BigInt(options.feeFixed ?? 0) * MONEY_SCALE,
      fee_basis_points: options.feeBasisPoints ?? 0,
      details: JSON.stringify(kind === 'gateway' ? { product: 'payout' } : {}),
      gateway_id: gatewayId,
      expires_after_minutes: 60,
      promised_minutes: 15,
    })
    .execute();
}
