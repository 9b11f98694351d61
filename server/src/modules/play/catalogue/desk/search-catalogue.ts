import { sql } from 'kysely';
import type { SearchKind } from '../../../../platform/ops/search-kind.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { gameName, isGameId, VENDORS_LANGUAGE } from '../game.ts';
import { isCarried } from '../internal/carried.ts';

/** Games and vendors, by id, code or a part of the name. */
export function searchCatalogue(db: Queryable): SearchKind[] {
  return [
    {
      permission: 'catalogue.read',
      find: async (q, brandIds, limit) => {
        const games = await db
          .selectFrom('catalogue.game as g')
          .innerJoin('catalogue.vendor as v', 'v.id', 'g.vendor_id')
          .select(['g.id', 'g.code', 'g.name', 'v.name as vendor'])
          .where(isCarried('v.id', brandIds))
          .where(
            isGameId(q)
              ? sql<boolean>`g.id = ${q}`
              : sql<boolean>`(strpos(g.search_key, catalogue.search_key(${q})) > 0 or g.code = ${q})`,
          )
          .orderBy('g.popularity', 'desc')
          .orderBy('g.id')
          .limit(limit)
          .execute();
        return games.map((game) => ({
          kind: 'game',
          id: game.id,
          title: gameName(game.name, VENDORS_LANGUAGE),
          detail: `${game.vendor} · ${game.code}`,
        }));
      },
    },
    {
      permission: 'catalogue.read',
      find: async (q, brandIds, limit) => {
        const vendors = await db
          .selectFrom('catalogue.vendor as v')
          .select(['v.code', 'v.name'])
          .where(isCarried('v.id', brandIds))
          .where(sql<boolean>`(strpos(v.search_key, catalogue.search_key(${q})) > 0 or v.code = upper(${q}))`)
          .orderBy('v.name')
          .limit(limit)
          .execute();
        return vendors.map(({ code, name }) => ({ kind: 'vendor', id: code, title: name, detail: code }));
      },
    },
  ];
}
