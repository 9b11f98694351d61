import type { Received, Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import type {
  changeVendorLimit as changing,
  listVendorLimits as listing,
} from '@lanna/contract/money/transfers/ops';
import { isPayable } from '@lanna/rules/currency';
import { formatMoney, MONEY_SCALE } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { brandInScope } from '../../../../platform/ops/brand-in-scope.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database, Queryable } from '../../../../platform/sql/database.ts';
import { USUAL_LIMIT } from './transfer-vendor.ts';

/** More than a vendor's number of JSON holds exactly is a slip of the finger. */
const LIMIT_MAX = 1_000_000_000n * MONEY_SCALE;

/** Vendors that keep players' money, brand by brand. */
export async function listVendorLimits(
  db: Queryable,
  brands: readonly Brand[],
): Promise<Value<typeof listing>> {
  const rows = await db
    .selectFrom('catalogue.vendor_record as v')
    .innerJoin('catalogue.vendor_of_brand as bv', 'bv.vendor_id', 'v.id')
    .leftJoin('transfers.vendor_limit as l', (join) =>
      join.onRef('l.vendor_id', '=', 'v.id').onRef('l.merchant_id', '=', 'bv.merchant_id'),
    )
    .select([
      'v.code',
      'v.name',
      'v.enabled as vendor_enabled',
      'bv.enabled',
      'bv.merchant_id',
      'l.min_amount',
      'l.max_amount',
      'l.takes_money',
      'l.version',
      sql<number>`(select count(*)::int from transfers.transfer t where t.vendor_id = v.id
        and t.merchant_id = bv.merchant_id and t.state in ('asked', 'sending'))`.as('under_way'),
    ])
    .where('v.wallet_kind', '=', 'transfer')
    .where(
      'bv.merchant_id',
      'in',
      brands.map(({ id }) => id),
    )
    .orderBy('v.code')
    .orderBy('bv.merchant_id')
    .limit(500)
    .execute();
  return rows.map((row) => {
    const brand = brands.find(({ id }) => id === row.merchant_id);
    return {
      vendor: row.code,
      vendorName: row.name,
      brand: brand?.code ?? '',
      currency: brand?.currency ?? '',
      min: formatMoney(row.min_amount ?? USUAL_LIMIT.min),
      max: formatMoney(row.max_amount ?? USUAL_LIMIT.max),
      takesMoney: row.takes_money ?? true,
      open: row.vendor_enabled && row.enabled,
      underWay: row.under_way,
      version: row.version ?? 0,
    };
  });
}

/** Refuses `not_found`, `changed_meanwhile`, `amount_out_of_range`. */
export async function changeVendorLimit(
  db: Database,
  call: Pick<AnyOpsCall, 'brands' | 'record'>,
  { code, brand: brandCode }: Received<typeof changing>['params'],
  { min: minText, max: maxText, takesMoney, version, reason }: Received<typeof changing>['body'],
): Promise<{ version: number }> {
  const brand = brandInScope(call.brands, brandCode);
  const [min, max] = [moneyOf(minText), moneyOf(maxText)];
  const payable = isPayable(min, brand.currency) && isPayable(max, brand.currency);
  if (min <= 0n || max < min || max > LIMIT_MAX || !payable)
    throw new Refusal('amount_out_of_range', { min: '0.01', max: formatMoney(LIMIT_MAX) });
  return db.transaction(async (tx) => {
    const vendor = await tx
      .selectFrom('catalogue.vendor_record as v')
      .innerJoin('catalogue.vendor_of_brand as bv', 'bv.vendor_id', 'v.id')
      .select(['v.id', 'v.name'])
      .where('v.code', '=', code)
      .where('v.wallet_kind', '=', 'transfer')
      .where('bv.merchant_id', '=', brand.id)
      .executeTakeFirst();
    if (!vendor) throw new Refusal('not_found');
    const before = await tx
      .selectFrom('transfers.vendor_limit')
      .select(['min_amount', 'max_amount', 'takes_money', 'version'])
      .where('merchant_id', '=', brand.id)
      .where('vendor_id', '=', vendor.id)
      .forUpdate()
      .executeTakeFirst();
    if ((before?.version ?? 0) !== version) throw new Refusal('changed_meanwhile');
    const row = { min_amount: min, max_amount: max, takes_money: takesMoney, version: version + 1 };
    const written = await tx
      .insertInto('transfers.vendor_limit')
      .values({ merchant_id: brand.id, vendor_id: vendor.id, ...row })
      .onConflict((oc) =>
        oc
          .columns(['merchant_id', 'vendor_id'])
          .doUpdateSet(row)
          .where('transfers.vendor_limit.version', '=', version),
      )
      .returning('version')
      .executeTakeFirst();
    if (!written) throw new Refusal('changed_meanwhile');
    await call.record(tx, {
      action: 'transfers.change-limit',
      brandId: brand.id,
      subject: { kind: 'vendor', id: code, name: vendor.name },
      before: {
        min: formatMoney(before?.min_amount ?? USUAL_LIMIT.min),
        max: formatMoney(before?.max_amount ?? USUAL_LIMIT.max),
        takesMoney: before?.takes_money ?? true,
      },
      after: { min: minText, max: maxText, takesMoney },
      reason,
    });
    await notifyOps(tx, { brandId: brand.id, type: 'transfers_changed' });
    await notifyPush(tx, { b: brand.id, t: ['transfers_changed'] });
    return { version: written.version };
  });
}
