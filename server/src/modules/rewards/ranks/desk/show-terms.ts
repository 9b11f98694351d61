import type { Value } from '@lanna/contract/endpoint';
import type { showRankTerms } from '@lanna/contract/rewards/ranks/ops';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { brandDays } from '../brand-day.ts';
import { readVersions } from '../levels/read-levels.ts';
import { shownLevel } from './change-levels.ts';

/** What each brand asks and gives, and how many members have which rank. */
export async function showOpsTerms(
  db: Queryable,
  brands: readonly Brand[],
  now: Date,
): Promise<Value<typeof showRankTerms>> {
  return { brands: await Promise.all(brands.map((brand) => termsOf(db, brand, now))) };
}

async function termsOf(db: Queryable, brand: Brand, now: Date) {
  const versions = await readVersions(db, brand.id);
  const { rows: members } = await sql<{ level: number; members: number }>`
    select m.rank_level as level, count(*)::int as members from members.account m
    where m.merchant_id = ${brand.id} and m.rank_level > 0 group by m.rank_level order by m.rank_level desc`.execute(
    db,
  );
  const { rows } = await sql<{ day: string | null }>`
    select max(day)::text as day from ranks.run where merchant_id = ${brand.id}`.execute(db);
  return {
    brand: brand.code,
    currency: brand.currency,
    changeFrom: brandDays(brand.timeZone, now).tomorrow,
    version: versions[0]?.version ?? 0,
    versions: versions.slice(0, VERSIONS_SHOWN).map(({ levels, setAt, ...version }) => ({
      ...version,
      setAt: setAt.toISOString(),
      levels: levels.map(shownLevel),
    })),
    members,
    reviewedOn: rows[0]?.day ?? null,
  };
}

const VERSIONS_SHOWN = 20;
