import type { Received, Value } from '@lanna/contract/endpoint';
import { type lobbyRooms, type roomList, roomNow } from '@lanna/contract/money/vendor-wallet/lobby';
import type { Language } from '@lanna/contract/people/members/members';
import { z } from 'zod';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { gamesOfVendors } from '../../../play/catalogue/games-of-vendors.ts';
import { readAnswers } from './kept-answers.ts';

const entries = z.array(roomNow);

interface Deps {
  db: Queryable;
  clock: Clock;
}
interface Reader {
  brand: BrandProfile;
  language: Language;
}

/** What vendors say of their rooms, each with the game it is opened with. */
export async function listRooms(
  { db, clock }: Deps,
  { brand, language }: Reader,
): Promise<Value<typeof lobbyRooms>> {
  const [answers, findGame] = await Promise.all([
    readAnswers(db, { brandId: brand.id, kind: 'rooms', now: clock.now() }),
    gamesOfVendors(db, { brand, language, gameTypes: ['PVP', 'FISH'] }),
  ]);
  return {
    vendors: answers.map(({ code, answer, said_at }) => ({
      vendor: code,
      saidAt: said_at.toISOString(),
      entries: entries.parse(answer).map((room) => {
        const game = findGame(code, room.game);
        return {
          ...room,
          gameId: game?.gameId ?? null,
          gameName: game?.gameName ?? null,
          gameType: game?.gameType ?? null,
          available: game?.available ?? false,
          demo: game?.demo ?? false,
        };
      }),
    })),
  };
}

/** The rooms a player can be let into with money, as one list. */
export async function listRoomsForPlayer(
  deps: Deps,
  reader: Reader,
  { vassalage, gameId }: Received<typeof roomList>['query'],
): Promise<Value<typeof roomList>> {
  const { vendors } = await listRooms(deps, reader);
  return {
    list: vendors
      .filter(({ vendor }) => vassalage === undefined || vendor === vassalage)
      .flatMap(({ vendor, entries: rooms }) =>
        rooms.flatMap((room) => {
          if (room.gameId === null || room.gameName === null || room.gameType === null) return [];
          if (room.demoOnly) return [];
          if (gameId !== undefined && gameId !== room.gameId) return [];
          return [
            {
              ...{ roomId: room.code, vassalage: vendor, gameId: room.gameId, gameName: room.gameName },
              ...{ gameType: room.gameType, baseStake: room.minBet, maxStake: room.maxBet },
              leastBalance: room.leastBalance ?? room.minBet,
              ...{ currency: room.currency, seats: room.seats, players: room.players },
              ...{ freeSeats: room.freeSeats ?? 0, tables: room.tables ?? 0, waiting: room.waiting ?? 0 },
              status: room.available ? room.status : ('closed' as const),
            },
          ];
        }),
      ),
  };
}

/** The game that a room of the brand's vendors is opened with. */
export async function gameOfRoom(deps: Deps, reader: Reader, roomId: string): Promise<string | undefined> {
  const { list } = await listRoomsForPlayer(deps, reader, {});
  return list.find((room) => room.roomId === roomId)?.gameId;
}
