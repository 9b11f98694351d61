import { moneyOf } from '@lanna/contract/money';
import { type RawBuilder, sql } from 'kysely';
import type { GameQuery } from '../games/list-games.ts';
import type { Viewer } from '../games/viewer.ts';

export type Condition = keyof ReturnType<typeof conditionsOf>;
export type GameFilter = Omit<GameQuery, 'sort' | 'pageNo' | 'pageSize' | 'offset'>;

/** True for a game (`g`, of vendor `v`) that fits a filter; without the conditions that are named. */
export function fits(viewer: Viewer, filter: GameFilter, without: readonly Condition[] = []) {
  const held = Object.entries(conditionsOf(viewer, filter)).filter(
    ([name]) => !without.some((left) => left === name),
  );
  return all(held.flatMap(([, condition]) => condition ?? []));
}

/** A condition for each choice of the filter; undefined where nothing is chosen. */
export function conditionsOf(viewer: Viewer, filter: GameFilter) {
  const { gameType, vassalage, gameName, gameCode, minBet, minLineNum, volatility, feature, minRtp, only } =
    filter;
  const { liveClass, lotteryKind, accountType } = filter;
  return {
    gameType: gameType ? sql<boolean>`g.game_type = ${gameType}` : undefined,
    vassalage: vassalage ? sql<boolean>`v.code = ${vassalage}` : undefined,
    accountType: accountType ? sql<boolean>`v.wallet_kind = ${accountType.toLowerCase()}` : undefined,
    lotteryKind: lotteryKind ? ofKind(lotteryKind) : undefined,
    gameCode: gameCode ? sql<boolean>`g.code = ${gameCode}` : undefined,
    gameName: gameName ? named(gameName) : undefined,
    minBet: minBet ? sql<boolean>`g.min_bet <= ${moneyOf(minBet)}` : undefined,
    minLineNum: minLineNum ? sql<boolean>`g.lines >= ${minLineNum}` : undefined,
    volatility: volatility ? sql<boolean>`g.volatility = ${volatility}` : undefined,
    feature: feature ? sql<boolean>`${feature} = any(g.features)` : undefined,
    liveClass: liveClass ? sql<boolean>`g.live_class = ${liveClass}` : undefined,
    minRtp: minRtp ? sql<boolean>`g.rtp_basis_points >= ${Math.ceil(minRtp * 100)}` : undefined,
    only: only ? marked(only, viewer) : undefined,
  };
}

const WORDS_MAX = 8;

/** The text as it stands, or each word of it: in a name of the game or in its vendor's. */
function named(text: string): RawBuilder<boolean> {
  const words = text
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX);
  return sql<boolean>`(${holds(text)} or ${all(words.map(holds))})`;
}

function holds(text: string): RawBuilder<boolean> {
  const key = sql`catalogue.search_key(${text})`;
  return sql<boolean>`(strpos(g.search_key, ${key}) > 0 or strpos(v.search_key, ${key}) > 0)`;
}

export function all(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join([sql`true`, ...conditions], sql` and `)})`;
}

function ofKind(kind: NonNullable<GameFilter['lotteryKind']>): RawBuilder<boolean> {
  return kind === 'LOTT' ? sql<boolean>`g.lottery_kind is null` : sql<boolean>`g.lottery_kind = ${kind}`;
}

function marked(only: NonNullable<GameFilter['only']>, { brand, memberId }: Viewer) {
  switch (only) {
    case 'demo':
      return sql<boolean>`(g.demo_supported and v.demo_supported)`;
    case 'hot':
      return sql<boolean>`exists (select from catalogue.hot_game x where x.game_id = g.id and x.merchant_id = ${brand.id})`;
    case 'favourite':
      return sql<boolean>`exists (select from catalogue.favourite_game x where x.game_id = g.id and x.member_id = ${memberId})`;
    case 'recent':
      return sql<boolean>`exists (select from catalogue.recent_game x where x.game_id = g.id and x.member_id = ${memberId})`;
  }
}
