import { sql } from 'kysely';
import { newId } from '../../../platform/sealing/ids.ts';
import type { SecretBox } from '../../../platform/sealing/secret-box.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import { anchorOf, newChainEnd, placeOfSecret } from './calls/chain-links.ts';

/** Links of one chain: a week of one-minute draws. */
export const LINKS_OF_CHAIN = 10_000;
/** So many links before the end the next chain is made, and with it published. */
const NEXT_WHEN_LEFT = 4_000;

export interface ReservedLink {
  chainId: string;
  /** From 1 within its chain. */
  place: number;
}

/**
 * Gives away the next links of a purpose, in their order, for good: what is reserved and never used stays unused. Callers of one purpose wait for each
 * other until the transaction ends. A chain that nears its end gets its successor, whose anchor is public from the commit on, long before it is used.
 */
export async function reserveLinks(
  tx: Tx,
  { secrets }: { secrets: SecretBox },
  { purpose, count, now, linksOfChain = LINKS_OF_CHAIN }: ReserveRequest,
): Promise<ReservedLink[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chains.purpose ${purpose}`}, 0))`.execute(tx);
  const reserved: ReservedLink[] = [];
  let chains = await unusedOf(tx, purpose);
  let left = chains.reduce((sum, chain) => sum + chain.links - chain.reserved, 0);
  while (left - count < Math.min(NEXT_WHEN_LEFT, linksOfChain / 2)) {
    await makeChain(tx, secrets, { purpose, links: linksOfChain, now });
    left += linksOfChain;
  }
  chains = await unusedOf(tx, purpose);
  for (const chain of chains) {
    const taken = Math.min(chain.links - chain.reserved, count - reserved.length);
    if (taken === 0) break;
    for (let at = 1; at <= taken; at += 1) reserved.push({ chainId: chain.id, place: chain.reserved + at });
    await tx
      .updateTable('chains.chain')
      .set({ reserved: chain.reserved + taken })
      .where('id', '=', chain.id)
      .execute();
  }
  return reserved;
}

interface ReserveRequest {
  purpose: string;
  count: number;
  now: Date;
  /** Of chains that have to be made. */
  linksOfChain?: number;
}

function unusedOf(tx: Tx, purpose: string) {
  return tx
    .selectFrom('chains.chain')
    .select(['id', 'links', 'reserved'])
    .where('purpose', '=', purpose)
    .whereRef('reserved', '<', 'links')
    .orderBy('number')
    .execute();
}

async function makeChain(
  tx: Tx,
  secrets: SecretBox,
  { purpose, links, now }: { purpose: string; links: number; now: Date },
): Promise<void> {
  const id = newId();
  const end = newChainEnd();
  const { last } = await tx
    .selectFrom('chains.chain')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('chains.chain')
    .values({
      id,
      purpose,
      number: (last ?? 0) + 1,
      anchor: anchorOf(id, end, links),
      secret: secrets.seal(end, placeOfSecret(id)),
      links,
      published_at: now,
    })
    .execute();
}
