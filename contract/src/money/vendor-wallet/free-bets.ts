import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { moneyText } from '../../money.ts';

/** Free bets that the member may still place. */
export const myFreeBets = endpoint({
  method: 'GET',
  path: '/wps/free-bets',
  module: 'GAMELO3',
  access: 'player',
  summary: "The player's free bets that have bets left, those that end first at the top",
  value: z.object({
    freeBets: z.array(
      z.object({
        id: z.uuid(),
        vendor: z.string(),
        /** The game they are for; null: any of the vendor's. */
        game: z.object({ id: z.string(), name: z.string() }).nullable(),
        count: z.int(),
        left: z.int(),
        value: moneyText,
        currency: z.string(),
        endsAt: z.iso.datetime(),
      }),
    ),
  }),
  refusals: [],
  limit: LIMITS.read,
});
