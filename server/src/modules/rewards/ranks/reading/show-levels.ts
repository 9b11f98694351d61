import type { Value } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/people/members/members';
import type { RankPrivilege, rankLevels } from '@lanna/contract/rewards/ranks/ranks';
import { languageOfLocalText, localText } from '@lanna/rules/local-text';
import { IDENTITY_ABOVE, RANK_DAYS } from '@lanna/rules/rewards/ranks/levels';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { VIP_ABOVE } from '../../../content/service/vip-above.ts';
import { brandDays } from '../brand-day.ts';
import { shownAsked } from '../desk/change-levels.ts';
import { readVersions, versionOn } from '../levels/read-levels.ts';
import type { RankPrivileges } from '../rank-places.ts';

/** The ranks of a brand as they hold today, with what other topics hold to each. */
export async function showLevels(
  { db, privileges }: { db: Queryable; privileges(): readonly RankPrivileges[] },
  { brand, language }: { brand: Brand; language: Language },
  now: Date,
): Promise<Value<typeof rankLevels>> {
  const { today } = brandDays(brand.timeZone, now);
  const versions = await readVersions(db, brand.id);
  const levels = versionOn(versions, today)?.levels ?? [];
  const given = await privilegesOf(
    levels.length === 0
      ? []
      : privileges().map((each) => each(db, { brand, language, levels: levels.map(({ level }) => level) })),
  );
  return {
    currency: brand.currency,
    days: RANK_DAYS,
    identityAbove: IDENTITY_ABOVE,
    cashback: await givesCashback(db, brand.id, today),
    levels: levels.map(({ level, name, reach, keep, cashbackExtra }) => ({
      level,
      name: localText(name, language, brand.defaultLanguage),
      language: languageOfLocalText(name, language, brand.defaultLanguage),
      reach: shownAsked(reach),
      keep: shownAsked(keep),
      cashbackExtra,
      ownService: level > VIP_ABOVE,
      privileges: given.flatMap((of) => of.get(level) ?? []),
    })),
    changesOn: versions.findLast(({ fromDay }) => fromDay > today)?.fromDay ?? null,
  };
}

function privilegesOf(asked: Promise<ReadonlyMap<number, readonly RankPrivilege[]>>[]) {
  return Promise.all(asked);
}

async function givesCashback(db: Queryable, merchantId: string, _today: string): Promise<boolean> {
  const row = await db
    .selectFrom('brands.brand')
    .select(sql<boolean>`coalesce((settings -> 'flags' ->> 'manualRebate')::boolean, false)`.as('is_on'))
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow();
  return row.is_on;
}
