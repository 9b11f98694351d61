import { sql } from 'kysely';
import type { SecretBox } from '../../../platform/sealing/secret-box.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import { linkAt } from './calls/chain-links.ts';
import type { ReservedLink } from './reserve-links.ts';

/**
 * Shows a link, and with it all before it, which anybody can compute from it: callers reveal places in their order, once nothing that depends on them can be
 * changed. Shown once, it is always the same. Answers 64 hex digits. Throws for a place that was never given away.
 */
export async function revealLink(
  tx: Tx,
  { secrets }: { secrets: SecretBox },
  { chainId, place, now }: ReservedLink & { now: Date },
): Promise<string> {
  const chain = await tx
    .selectFrom('chains.chain')
    .select(['id', 'anchor', 'links', 'reserved', 'secret'])
    .where('id', '=', chainId)
    .executeTakeFirstOrThrow();
  if (place > chain.reserved) throw new Error(`place ${place} of chain ${chainId} is not in use`);
  const shown = await tx
    .selectFrom('chains.revealed_link')
    .select('place')
    .where('chain_id', '=', chainId)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();
  const places: number[] = [];
  for (let next = (shown?.place ?? 0) + 1; next <= place; next += 1) places.push(next);
  if (places.length > 0)
    await sql`
      insert into chains.revealed_link (chain_id, place, link, revealed_at)
      select ${chainId}, place, link, ${now}
      from unnest(${places}::integer[], ${places.map((next) => linkAt(secrets, chain, next))}::text[]) as shown(place, link)
      on conflict (chain_id, place) do nothing`.execute(tx);
  return linkAt(secrets, chain, place);
}
