import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { type ReservedLink, reserveLinks } from '../../../play/chains/reserve-links.ts';

/** All raffles of the house draw from one chain, one link each, in the order their lists were fixed. */
const PURPOSE = 'RAFFLES';

interface Sealing {
  secrets: SecretBox;
}

/** The chain is public from the commit on, while tickets are still earned; which link a raffle gets is known once its list is fixed. */
export async function publishChain(tx: Tx, { secrets }: Sealing, now: Date): Promise<void> {
  await reserveLinks(tx, { secrets }, { purpose: PURPOSE, count: 0, now });
}

/** The link of a list that has just been fixed: it is the next, and no one chooses it. */
export async function takeLink(tx: Tx, { secrets }: Sealing, now: Date): Promise<ReservedLink> {
  const [link] = await reserveLinks(tx, { secrets }, { purpose: PURPOSE, count: 1, now });
  if (!link) throw new Error('the chain of raffles gave no link');
  return link;
}

/** None is published yet: as of a raffle that was there before the portal first ran. */
export async function isWithoutChain(tx: Tx): Promise<boolean> {
  const chain = await tx
    .selectFrom('chains.chain_record')
    .select('id')
    .where('purpose', '=', PURPOSE)
    .limit(1)
    .executeTakeFirst();
  return chain === undefined;
}
