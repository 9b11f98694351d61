import type { Value } from '@lanna/contract/endpoint';
import type { listFeeds as endpoint, FedGameRow, FeedRow } from '@lanna/contract/lotteries/feeds/feed-ops';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { FED_CODES } from '../reports/fed-game.ts';
import { gameSetting } from './game-setting.ts';

const SINCE_DAYS = 30;

export async function listFeeds(db: Queryable, now: Date): Promise<Value<typeof endpoint>> {
  const since = new Date(now.getTime() - SINCE_DAYS * 86_400_000);
  const rows = await db
    .selectFrom('feeds.feed as f')
    .select(['f.code', 'f.name', 'f.public_key as publicKey', 'f.key_fingerprint as fingerprint'])
    .select(['f.games', 'f.enabled', 'f.version'])
    .select(
      sql<number>`(select count(*)::integer from feeds.saying s
        where s.source = 'feed' and s.sayer = f.code and s.said_at >= ${since})`.as('sayings'),
    )
    .select(
      sql<Date | null>`(select max(s.said_at) from feeds.saying s where s.source = 'feed' and s.sayer = f.code)`.as(
        'lastSaidAt',
      ),
    )
    .orderBy('f.code')
    .execute();
  const feeds = rows.map((row): FeedRow => ({ ...row, lastSaidAt: row.lastSaidAt?.toISOString() ?? null }));
  const games = await Promise.all(FED_CODES.map((code) => gameRow(db, code, feeds)));
  return { feeds, games, path: '/lgw/feeds/' };
}

async function gameRow(db: Queryable, code: string, feeds: readonly FeedRow[]): Promise<FedGameRow> {
  const setting = await gameSetting(db, code);
  const bringing = feeds.filter(({ enabled, games }) => enabled && games.includes(code));
  return {
    code,
    ...setting,
    feeds: bringing.map((feed) => feed.code),
    isSourced: setting.typed || bringing.length > 0,
  };
}
