import { hash, randomBytes } from 'node:crypto';
import type { Led } from '../leases/lease.ts';
import type { Tx } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';

/** Links of one chain. */
const LINKS_OF_CHAIN = 10_000;

export interface ReservedLink {
  chainId: string;
  /** From 1 within its chain. */
  place: number;
  linkBefore: string;
}

/**
 * Makes the subject's next chain while the last one has half of its links left, in a transaction of its own: its anchor is public long before a link of it
 * is used.
 */
export async function keepChain({ subject, write }: Led, linksOfChain = LINKS_OF_CHAIN): Promise<void> {
  await write(async (tx) => {
    const { rows } = await tx.query<{ left: number; last: number }>(
      `select coalesce(sum(links - reserved), 0)::integer as left, coalesce(max(number), 0)::integer as last
       from studio.fair_chain where subject = $1`,
      [subject],
    );
    const [known] = rows;
    if (!known || known.left > linksOfChain / 2) return;
    const secret = randomBytes(32).toString('hex');
    await tx.query(
      `insert into studio.fair_chain (id, subject, number, anchor, secret, links) values ($1, $2, $3, $4, $5, $6)`,
      [newId(Date.now()), subject, known.last + 1, linkAt(secret, linksOfChain, 0), secret, linksOfChain],
    );
  });
}

/** Gives away the subject's next link, for good with the transaction that writes its round. */
export async function reserveLink(tx: Tx, subject: string): Promise<ReservedLink> {
  const { rows } = await tx.query<{ id: string; secret: string; links: number; place: number }>(
    `update studio.fair_chain set reserved = reserved + 1 where id = (
       select id from studio.fair_chain where subject = $1 and reserved < links order by number limit 1 for update)
     returning id, secret, links, reserved as place`,
    [subject],
  );
  const [chain] = rows;
  if (!chain) throw new Error(`${subject} has no chain with a link left`);
  return {
    chainId: chain.id,
    place: chain.place,
    linkBefore: linkAt(chain.secret, chain.links, chain.place - 1),
  };
}

/** The link of a reserved place. For a round that ends in this transaction, with which it is public; or within the process, for a hand that is dealt from it while it is hidden. */
export async function revealLink(tx: Tx, { chainId, place }: Pick<ReservedLink, 'chainId' | 'place'>) {
  const { rows } = await tx.query<{ secret: string; links: number }>(
    'select secret, links from studio.fair_chain where id = $1 and reserved >= $2',
    [chainId, place],
  );
  const [chain] = rows;
  if (!chain) throw new Error(`place ${place} of chain ${chainId} was never given away`);
  return linkAt(chain.secret, chain.links, place);
}

/** Place 1 is the first that is shown, place 0 the anchor. What `commitmentOf` of rules gives, many times faster. */
function linkAt(secret: string, links: number, place: number): string {
  let link = secret;
  for (let at = links; at > place; at -= 1) link = hash('sha256', link);
  return link;
}
