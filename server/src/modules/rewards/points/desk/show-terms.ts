import type { Value } from '@lanna/contract/endpoint';
import type { showPointTerms } from '@lanna/contract/rewards/points/ops';
import { formatMoney, type Money } from '@lanna/rules/money';
import { convertedOf } from '@lanna/rules/rewards/points/redemptions';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { brandDays } from '../brand-day.ts';
import { readVersions } from '../terms.ts';
import { shownTerms } from './change-terms.ts';

const VERSIONS_SHOWN = 20;

/** What each brand gives, and what its members have. */
export async function showOpsTerms(
  db: Queryable,
  brands: readonly Brand[],
  now: Date,
): Promise<Value<typeof showPointTerms>> {
  return { brands: await Promise.all(brands.map((brand) => termsOf(db, brand, now))) };
}

async function termsOf(db: Queryable, brand: Brand, now: Date) {
  const versions = await readVersions(db, brand.id);
  const { rows } = await sql<{ points: Money }>`
    select coalesce(sum(l.remaining), 0)::bigint as points
    from points.lot l join points.member m on m.member_id = l.member_id where m.merchant_id = ${brand.id}`.execute(
    db,
  );
  const outstanding = rows[0]?.points ?? 0n;
  const [latest] = versions;
  return {
    brand: brand.code,
    currency: brand.currency,
    changeFrom: brandDays(brand.timeZone, now).tomorrow,
    version: latest?.version ?? 0,
    versions: versions.slice(0, VERSIONS_SHOWN).map((one) => ({
      ...shownTerms(one),
      ...{ version: one.version, fromDay: one.fromDay, setAt: one.setAt.toISOString() },
      ...{ setBy: one.setBy, reason: one.reason },
    })),
    outstanding: formatMoney(outstanding),
    worth: formatMoney(latest ? convertedOf(outstanding, latest.perUnit) : 0n),
  };
}
