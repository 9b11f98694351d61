import type { Received, Value } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/people/members/members';
import { vendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import type { BrandGame, listGames as endpoint, GameRow } from '@lanna/contract/play/catalogue/ops';
import { formatMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { type Paging, readAllRows, readPage } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { gameName } from '../game.ts';
import { isCarried, isStoppedIn } from '../internal/carried.ts';

type Query = Received<typeof endpoint>['query'];
/** Whose games, and in which language they are named. */
interface Reader {
  brandIds: readonly string[];
  language: Language;
}

const PAGING: Paging = {
  keys: {
    popularity: { by: sql`g.popularity`, type: 'integer' },
    name: { by: sql`platform.local_text_in(g.name, 'EN', 'EN')`, type: 'text' },
    code: { by: sql`g.code`, type: 'text' },
    rtp: { by: sql`coalesce(g.rtp_basis_points, -1)`, type: 'integer' },
    createdAt: { by: sql`g.created_at`, type: 'timestamptz' },
  },
  id: sql`g.id`,
};

/** Games of the vendors that brands of the scope carry. */
export async function listOpsGames(
  db: Queryable,
  query: Query,
  { brandIds, language }: Reader,
): Promise<Value<typeof endpoint>> {
  const page = await readPage(db, games(db, query, brandIds), PAGING, query);
  return { ...page, rows: page.rows.map((row) => showGameRow(row, language)) };
}

export async function* allOpsGames(
  db: Queryable,
  query: Omit<Query, 'after' | 'limit'>,
  { brandIds, language }: Reader,
): AsyncGenerator<GameRow> {
  for await (const row of readAllRows(games(db, query, brandIds), PAGING, query))
    yield showGameRow(row, language);
}

function games(db: Queryable, query: Omit<Query, 'after' | 'limit'>, brandIds: readonly string[]) {
  const { search, vendor, category, liveClass, state, demo } = query;
  let found = opsGames(db, brandIds);
  if (search)
    found = found.where(
      sql<boolean>`(strpos(g.search_key, catalogue.search_key(${search})) > 0 or strpos(lower(g.code), lower(${search})) > 0)`,
    );
  if (vendor) found = found.where('v.code', '=', vendor);
  if (category) found = found.where('g.game_type', '=', category);
  if (liveClass) found = found.where('g.live_class', '=', liveClass);
  if (demo) found = found.where('g.demo_supported', '=', demo === 'yes');
  const open = sql<boolean>`(g.enabled and v.enabled and not ${isStoppedIn(['g.id', 'v.id'], brandIds)})`;
  const ids = sql`${[...brandIds]}::uuid[]`;
  if (state === 'open') found = found.where(open);
  if (state === 'closed') found = found.where(sql<boolean>`not ${open}`);
  if (state === 'hidden')
    found = found.where(
      sql<boolean>`exists (select from catalogue.brand_game x where x.game_id = g.id and x.hidden and x.merchant_id = any(${ids}))`,
    );
  if (state === 'hot')
    found = found.where(
      sql<boolean>`exists (select from catalogue.hot_game x where x.game_id = g.id and x.merchant_id = any(${ids}))`,
    );
  return found;
}

/** Games with what a row of the console shows; another page adds to it. */
export function opsGames(db: Queryable, brandIds: readonly string[]) {
  return db
    .selectFrom('catalogue.game as g')
    .innerJoin('catalogue.vendor as v', 'v.id', 'g.vendor_id')
    .where(isCarried('v.id', brandIds))
    .select([
      'g.id',
      'g.code',
      'g.name',
      'g.game_type',
      'g.rtp_basis_points',
      'g.min_bet',
      'g.max_bet',
      'g.popularity',
      'v.code as vendor',
      'v.name as vendor_name',
      sql<boolean>`g.demo_supported and v.demo_supported`.as('demo'),
      sql<boolean>`g.enabled and v.enabled`.as('enabled'),
      isStoppedIn(['g.id', 'v.id'], brandIds).as('stopped'),
      sql<BrandGame[]>`(
        select jsonb_agg(jsonb_build_object('brand', m.code, 'hidden', coalesce(bg.hidden, false), 'position', bg.position,
            'hotPosition', h.position, 'version', coalesce(bg.version, 0)) order by m.code)
        from catalogue.brand_vendor bv
        join brands.brand m on m.id = bv.merchant_id
        left join catalogue.brand_game bg on bg.merchant_id = bv.merchant_id and bg.game_id = g.id
        left join catalogue.hot_game h on h.merchant_id = bv.merchant_id and h.game_id = g.id
        where bv.vendor_id = v.id and bv.merchant_id = any(${[...brandIds]}::uuid[]))`.as('brands'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof opsGames>['executeTakeFirstOrThrow']>>;

export function showGameRow(row: Row, language: Language): GameRow {
  return {
    id: row.id,
    code: row.code,
    name: gameName(row.name, language),
    vendor: row.vendor,
    vendorName: row.vendor_name,
    category: vendorGroup.parse(row.game_type),
    rtp: row.rtp_basis_points === null ? null : row.rtp_basis_points / 100,
    minBet: formatMoney(row.min_bet),
    maxBet: row.max_bet === null ? null : formatMoney(row.max_bet),
    popularity: row.popularity,
    demo: row.demo,
    enabled: row.enabled,
    stopped: row.stopped,
    brands: row.brands,
  };
}
