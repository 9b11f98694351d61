import type { DrawChainRow } from '@lanna/contract/lotteries/draws/ops';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';

const MOST = 500;

/** Chains of all games or of one, the newest of each first. */
export async function listChains(db: Queryable, purpose: string | undefined): Promise<DrawChainRow[]> {
  const { rows } = await sql<
    Omit<DrawChainRow, 'publishedAt' | 'lastShownAt'> & { published_at: Date; shown_at: Date | null }
  >`
    select c.purpose, c.number, c.anchor, c.links, c.reserved, coalesce(s.place, 0) as revealed, c.published_at, s.revealed_at as shown_at
    from chains.chain_record c
    left join lateral (
      select place, revealed_at from chains.shown_link where chain_id = c.id order by place desc limit 1) s on true
    where ${purpose ?? null}::text is null or c.purpose = ${purpose ?? null}
    order by c.purpose, c.number desc limit ${MOST}`.execute(db);
  return rows.map(({ published_at, shown_at, ...row }) => ({
    ...row,
    publishedAt: published_at.toISOString(),
    lastShownAt: shown_at?.toISOString() ?? null,
  }));
}
