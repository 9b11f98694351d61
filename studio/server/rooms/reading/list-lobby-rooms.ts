import type { lobbyRoom } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { parseMoney } from '@lanna/rules/money';
import type { z } from 'zod';
import { isRooms } from '../../../rules/game.ts';
import type { StudioVendor } from '../../../rules/vendors/vendor.ts';
import type { Tx } from '../../platform/database.ts';
import { TABLE_CURRENCY } from '../../tables/live-tables.ts';
import { rulesOfGame } from '../room-games.ts';
import { emptyRoom, readRoomLines } from './room-lines.ts';

/** A vendor's rooms as an operator's lobby shows them, from the least base stake on. */
export async function listLobbyRooms(
  tx: Tx,
  { games }: StudioVendor,
  operatorId: string,
): Promise<z.input<typeof lobbyRoom>[]> {
  const lines = await readRoomLines(tx, operatorId);
  return games.filter(isRooms).flatMap((game) =>
    game.rooms.map(({ code, base }) => {
      const { players, freeSeats, waiting, tables, stopped } = lines.get(code) ?? emptyRoom(code);
      const stake = parseMoney(base) ?? 0n;
      return {
        ...{
          room_code: code,
          game_code: game.code,
          name: `${game.name.EN} ${base}`,
          currency: TABLE_CURRENCY,
        },
        ...{
          players: BigInt(players),
          free_seats: BigInt(freeSeats),
          tables: BigInt(tables),
          waiting: BigInt(waiting),
        },
        // Of one of its tables.
        seats: BigInt(rulesOfGame(game).seatsMost),
        ...{ min_bet: stake, max_bet: stake, least_balance: stake * rulesOfGame(game).leastBases },
        status: stopped ? ('closed' as const) : ('open' as const),
      };
    }),
  );
}
