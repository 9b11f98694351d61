import type { Language } from '@lanna/contract/people/members/members';
import { vendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import { type BrandGame, type GameRow, listGames } from '@lanna/contract/play/catalogue/ops';
import { formatMoney } from '@lanna/rules/money';
import { type RawBuilder, sql } from 'kysely';
import type { At, ListScope } from '../../../../platform/ops/list-parts.ts';
import { opsList } from '../../../../platform/ops/ops-list.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { gameName } from '../game.ts';
import { isCarried, isStoppedIn } from '../internal/carried.ts';

type Scope = At<ListScope & { language: Language }>;

export const games = opsList(listGames, ({ db, brandIds }: Scope) => opsGames(db, brandIds), {
  // A game is no brand's: the query holds itself to vendors that brands of the scope carry.
  brand: null,
  where: {
    vendor: 'v.code',
    category: 'g.game_type',
    liveClass: 'g.live_class',
    state: (state, { brandIds }) => STATES[state](brandIds),
    demo: (demo, { eb }) => eb('g.demo_supported', '=', demo === 'yes'),
  },
  search: (typed) =>
    sql<boolean>`(strpos(g.search_key, catalogue.search_key(${typed})) > 0 or strpos(lower(g.code), lower(${typed})) > 0)`,
  sorts: {
    popularity: { by: 'g.popularity', type: 'integer' },
    name: { by: sql`platform.local_text_in(g.name, 'EN', 'EN')`, type: 'text' },
    code: { by: 'g.code', type: 'text' },
    rtp: { by: sql`coalesce(g.rtp_basis_points, -1)`, type: 'integer' },
    createdAt: { by: 'g.created_at', type: 'timestamptz' },
  },
  id: 'g.id',
  row: (record, { language }): GameRow => showGameRow(record, language),
  file: {
    name: 'games',
    columns: {
      vendor: 'vendor',
      code: 'code',
      name: 'name',
      category: 'category',
      RTP: 'rtp',
      'smallest bet': 'minBet',
      'largest bet': 'maxBet',
      popularity: 'popularity',
      demo: ({ demo }) => (demo ? 'yes' : 'no'),
      state: ({ stopped, enabled }) => (stopped ? 'stopped' : enabled ? 'open' : 'closed'),
      'hidden at': (game) => brandsWhere(game, ({ hidden }) => hidden),
      'hot at': (game) => brandsWhere(game, ({ hotPosition }) => hotPosition !== null),
    },
  },
});

const STATES = {
  open: isOpen,
  closed: (brandIds) => sql<boolean>`not ${isOpen(brandIds)}`,
  hidden: (brandIds) =>
    sql<boolean>`exists (select from catalogue.brand_game x
      where x.game_id = g.id and x.hidden and x.merchant_id = any(${[...brandIds]}::uuid[]))`,
  hot: (brandIds) =>
    sql<boolean>`exists (select from catalogue.hot_game x
      where x.game_id = g.id and x.merchant_id = any(${[...brandIds]}::uuid[]))`,
} as const satisfies Record<string, (brandIds: readonly string[]) => RawBuilder<boolean>>;

function isOpen(brandIds: readonly string[]) {
  return sql<boolean>`(g.enabled and v.enabled and not ${isStoppedIn(['g.id', 'v.id'], brandIds)})`;
}

function brandsWhere({ brands }: GameRow, is: (brand: BrandGame) => boolean): string {
  return brands
    .filter(is)
    .map(({ brand }) => brand)
    .join(' ');
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
