import type { Value } from '@lanna/contract/endpoint';
import type { listChains as contract } from '@lanna/contract/play/chains/chains';
import type { Queryable } from '../../../../platform/sql/database.ts';

const MOST = 500;

/** Published chains, those of a purpose in the order of their use; nothing of their secrets. */
export async function listChains(
  db: Queryable,
  purpose: string | undefined,
): Promise<Value<typeof contract>> {
  const rows = await db
    .selectFrom('chains.chain as c')
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('chains.revealed_link as r')
          .select(['r.place', 'r.link'])
          .whereRef('r.chain_id', '=', 'c.id')
          .orderBy('r.place', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['c.purpose', 'c.number', 'c.anchor', 'c.links', 'c.published_at', 'last.place', 'last.link'])
    .$if(purpose !== undefined, (query) => query.where('c.purpose', '=', purpose ?? ''))
    .orderBy('c.purpose')
    .orderBy('c.number', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ purpose: of, number, anchor, links, published_at, place, link }) => ({
    purpose: of,
    number,
    anchor,
    links,
    publishedAt: published_at.toISOString(),
    revealed: place ?? 0,
    lastLink: link,
  }));
}
