import { sql } from 'kysely';
import { z } from 'zod';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { AskedSlip, TakenSlip } from './asked-slip.ts';
import { type ChainLink, chainOf, givenModes } from './modes.ts';
import { type Offer, offered, offerOf } from './read-offer.ts';

/**
 * What is known of a slip before it is priced: what was answered under its key, or what it is priced by. `busy`: another transaction holds the
 * key, and its answer will be this one's.
 */
export type Look =
  | { is: 'busy' }
  | { is: 'answered'; answer: TakenSlip }
  | { is: 'new'; offer: Offer; chain: ChainLink[] };

const found = z.object({
  slips: z.array(
    z.object({
      place: z.int(),
      busy: z.boolean(),
      sha256: z.string().nullable(),
      answer: z.object({ slipId: z.string(), stake: z.string(), balance: z.string() }).nullable(),
      chain: givenModes.nullable(),
    }),
  ),
  offers: z.array(z.object({ merchant: z.string(), game: z.string(), offer: offered })),
});

/**
 * One look for all slips of a batch, in their order; what a game offers is read once for all slips on it. Holds their keys to the end of the transaction.
 * A look that refuses its slip (`idempotency_conflict`) is the refusal.
 */
export async function lookAtSlips(
  tx: Tx,
  slips: readonly AskedSlip[],
  { waits }: { waits: boolean },
): Promise<(Look | Refusal)[]> {
  const { rows } = await sql`select slips, offers from lottery.look_at_slips(${JSON.stringify(
    slips.map(({ buyer, game, body, once }, place) => ({
      place,
      merchant: buyer.merchantId,
      member: buyer.memberId,
      game: game.code,
      prizeMode: game.prizeMode,
      numeros: body.draws.map(({ numero }) => numero),
      scope: once.scope,
      key: once.key,
    })),
  )}, ${waits})`.execute(tx);
  const { slips: looks, offers } = found.parse(rows[0]);
  const byGame = new Map(offers.map(({ merchant, game, offer }) => [`${merchant} ${game}`, offer]));
  const read = new Map<string, Offer>();
  const byPlace = new Map(looks.map((look) => [look.place, look]));
  return slips.map(({ game, buyer, once }, place): Look | Refusal => {
    const look = byPlace.get(place);
    const key = `${buyer.merchantId} ${game.code}`;
    const sent = byGame.get(key);
    if (!look || !sent) throw new Error('a slip of a batch was not looked at');
    if (look.busy) return { is: 'busy' };
    if (look.answer)
      return look.sha256 === once.sha256.toString('hex')
        ? { is: 'answered', answer: look.answer }
        : new Refusal('idempotency_conflict');
    const offer = read.get(key) ?? offerOf(game, sent);
    read.set(key, offer);
    return { is: 'new', offer, chain: chainOf(look.chain ?? [], offer.modes) };
  });
}
