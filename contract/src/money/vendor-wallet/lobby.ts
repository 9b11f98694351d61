import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { moneyText } from '../../money.ts';

/** What vendors of the brand say of their tables, rooms and jackpots, in our amounts. All visitors read it alike. */

const stakes = { currency: z.string(), minBet: moneyText, maxBet: moneyText };
const place = {
  /** The vendor's code of the game. */
  game: z.string(),
  name: z.string(),
  status: z.enum(['open', 'busy', 'closed']),
  players: z.int(),
  seats: z.int().nullable(),
  ...stakes,
};
export const tableShown = z.object({ code: z.string(), dealer: z.string().nullable(), ...place });
export const roomShown = z.object({ code: z.string(), ...place });
export const jackpotShown = z.object({
  code: z.string(),
  name: z.string(),
  games: z.array(z.string()),
  currency: z.string(),
  amount: moneyText,
});

const said = <E extends z.ZodType>(entry: E) =>
  z.object({
    vendors: z.array(
      z.object({
        vendor: z.string(),
        /** When the vendor said so last; what is older than half a minute is left out. */
        saidAt: z.iso.datetime(),
        entries: z.array(entry),
      }),
    ),
  });

const common = {
  method: 'GET',
  module: 'GAMELO3',
  access: 'anyone',
  refusals: [],
  limit: LIMITS.read,
} as const;

export const lobbyTables = endpoint({
  ...common,
  path: '/wps/lobby/tables',
  summary: 'Tables of live vendors: who sits there, and for what stakes',
  value: said(tableShown),
});
export const lobbyRooms = endpoint({
  ...common,
  path: '/wps/lobby/rooms',
  summary: 'Rooms of vendors with games of many players',
  value: said(roomShown),
});
export const lobbyJackpots = endpoint({
  ...common,
  path: '/wps/lobby/jackpots',
  summary: 'What jackpots of vendors have grown to, and in which games they are won',
  value: said(jackpotShown),
});
