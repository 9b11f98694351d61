import { vendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import type { VendorPage } from '@lanna/contract/play/catalogue/ops';
import { VENDOR_ADDITIONS } from '@lanna/contract/play/catalogue/vendor-additions';
import { localText } from '@lanna/rules/local-text';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { VENDORS_LANGUAGE } from '../game.ts';
import { callFigures } from '../internal/call-figures.ts';
import { isCarried } from '../internal/carried.ts';
import { readVendor } from '../internal/vendor-row.ts';
import { keyFingerprint } from './vendor-facts.ts';

const HOUR_MS = 3_600_000;

/** One vendor that a brand of the scope carries. Refuses `not_found`. */
export async function showOpsVendor(
  db: Queryable,
  code: string,
  { brandIds, now }: { brandIds: readonly string[]; now: Date },
): Promise<VendorPage> {
  const row = await readVendor(db, code);
  const more = await db
    .selectFrom('catalogue.vendor as v')
    .where('v.id', '=', row.id)
    .where(isCarried('v.id', brandIds))
    .select([
      sql<number>`(select count(*)::int from catalogue.game g where g.vendor_id = v.id)`.as('games'),
      callFigures('v.id', 'in', now).as('calls_in'),
      callFigures('v.id', 'out', now).as('calls_out'),
    ])
    .executeTakeFirst();
  if (!more) throw new Refusal('not_found');
  const brands = await db
    .selectFrom('brands.brand as m')
    .leftJoin('catalogue.brand_vendor as bv', (join) =>
      join.onRef('bv.merchant_id', '=', 'm.id').on('bv.vendor_id', '=', row.id),
    )
    .select(['m.code', 'm.name', 'bv.enabled', 'bv.is_hot', 'bv.position', 'bv.version'])
    .where('m.id', 'in', [...brandIds])
    .orderBy('m.code')
    .execute();
  const minutes = await db
    .selectFrom('catalogue.vendor_calls')
    .select(['minute', 'direction', 'calls', 'errors', 'total_ms'])
    .where('vendor_id', '=', row.id)
    .where('minute', '>', new Date(now.getTime() - HOUR_MS))
    .orderBy('minute')
    .execute();
  return {
    code: row.code,
    name: row.name,
    groups: row.groups.map((group) => vendorGroup.parse(group)),
    publicKey: row.public_key,
    keyFingerprint: row.wallet_kind === 'own' ? '' : keyFingerprint(row.public_key),
    signatureHeader: row.signature_header,
    launchUrl: row.launch_url,
    apiUrl: row.api_url,
    backOfficeUrl: row.back_office_url,
    currencies: row.currencies,
    allowedIps: row.allowed_ips,
    amountScale: String(row.amount_scale),
    walletKind: walletKindOf(row.wallet_kind),
    demoSupported: row.demo_supported,
    provable: row.provable,
    freeBetAmount: row.free_bet_amount === 'zero' ? 'zero' : 'stake',
    additions: VENDOR_ADDITIONS.filter((addition) => row.additions.includes(addition)),
    winLimits: row.largest_wins.map(({ currency, round, day }) => ({
      ...{ currency, round: formatMoney(BigInt(round)), day: formatMoney(BigInt(day)) },
    })),
    enabled: row.enabled,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    games: more.games,
    calls: { in: more.calls_in, out: more.calls_out },
    brands: brands.map((brand) => ({
      brand: brand.code,
      brandName: localText(brand.name, VENDORS_LANGUAGE, VENDORS_LANGUAGE),
      carried: brand.version !== null,
      enabled: brand.enabled ?? false,
      isHot: brand.is_hot ?? false,
      position: brand.position ?? 0,
      version: brand.version ?? 0,
    })),
    minutes: minutes.map(({ minute, direction, calls, errors, total_ms }) => ({
      minute: minute.toISOString(),
      direction: direction === 'in' ? 'in' : 'out',
      calls,
      errors,
      meanMs: calls === 0 ? 0 : Math.round(Number(total_ms) / calls),
    })),
  };
}

function walletKindOf(kind: string): VendorPage['walletKind'] {
  return kind === 'transfer' || kind === 'own' ? kind : 'seamless';
}
