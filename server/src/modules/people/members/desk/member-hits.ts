import { language } from '@lanna/contract/language';
import type { SearchHit } from '@lanna/contract/people/operators/search';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { SearchKind } from '../../../../platform/ops/search-kind.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { foundMembers } from '../internal/found-members.ts';

/** Members for the console's one search field: of those the list finds by the text alone, the last who joined. */
export function memberHits(db: Queryable): SearchKind {
  return {
    permission: 'members.read',
    find: async (search, brandIds, limit) => {
      const brands = await readBrands(db, brandIds);
      const rows = await foundMembers(db, brands, { search })
        .select(['m.id', 'm.username', 'm.nickname', 'm.merchant_id'])
        .orderBy('m.registered_at', 'desc')
        .orderBy('m.id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ id, username, nickname, merchant_id }): SearchHit => {
        const brand = brands.find((candidate) => candidate.id === merchant_id)?.code ?? '';
        const detail = nickname === username ? brand : `${brand} · ${nickname}`;
        return { kind: 'member', id, title: username, detail };
      });
    },
  };
}

async function readBrands(db: Queryable, brandIds: readonly string[]): Promise<Brand[]> {
  const rows = await db
    .selectFrom('brands.brand')
    .select(['id', 'code', 'currency', 'country', 'time_zone', 'default_language'])
    .where('id', 'in', brandIds)
    .execute();
  return rows.map(({ time_zone, default_language, ...row }) => ({
    ...row,
    timeZone: time_zone,
    defaultLanguage: language.parse(default_language),
  }));
}
