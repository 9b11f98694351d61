import type { Value } from '@lanna/contract/endpoint';
import type { showCashbackTerms } from '@lanna/contract/rewards/cashback/ops';
import { formatMoney, type Money } from '@lanna/rules/money';
import { firstClaimable } from '@lanna/rules/rewards/cashback/due';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { brandDays } from '../claiming/brand-days.ts';
import { IS_ON } from '../claiming/is-on.ts';
import { readVersions } from '../claiming/read-versions.ts';

/** What each brand gives back, and what it has paid in the last thirty days. */
export async function showOpsTerms(
  db: Queryable,
  brands: readonly Brand[],
  now: Date,
): Promise<Value<typeof showCashbackTerms>> {
  return { brands: await Promise.all(brands.map((brand) => termsOf(db, brand, now))) };
}

async function termsOf(db: Queryable, brand: Brand, now: Date) {
  const { today, tomorrow } = brandDays(brand.timeZone, now);
  const versions = await readVersions(db, brand.id);
  const { is_on } = await db
    .selectFrom('brands.brand')
    .select(IS_ON.as('is_on'))
    .where('id', '=', brand.id)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ paid: Money; members: number }>`
    select coalesce(sum(amount), 0)::bigint as paid, count(distinct member_id)::int as members
    from cashback.claim where merchant_id = ${brand.id} and day > ${firstClaimable(today)}::date`.execute(db);
  const { paid, members } = rows[0] ?? { paid: 0n, members: 0 };
  return {
    brand: brand.code,
    currency: brand.currency,
    on: is_on,
    changeFrom: tomorrow,
    version: versions[0]?.version ?? 0,
    versions: versions.slice(0, VERSIONS_SHOWN).map(({ setAt, ...version }) => ({
      ...version,
      setAt: setAt.toISOString(),
    })),
    paid: formatMoney(paid),
    members,
  };
}

const VERSIONS_SHOWN = 20;
