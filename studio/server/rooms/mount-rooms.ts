import { formatMoney } from '@lanna/rules/money';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { friendEntry, friendOpening, handReport, ROOM_PATHS, type RoomsSession } from '../../room-api.ts';
import { limitCalls } from '../play/limit-calls.ts';
import { readBalance } from '../play/open-game.ts';
import { findSession } from '../play/session.ts';
import type { Studio } from '../studio.ts';
import { reportHand } from './company/report-hand.ts';
import { listOwnHands } from './reading/list-own-hands.ts';
import { emptyRoom, readRoomLines } from './reading/room-lines.ts';
import { roomGame } from './room-games.ts';
import { NoInRoom } from './rooms-refusal.ts';
import { opensLateAt } from './rows/room-setting.ts';
import { enterFriendTable, openFriendTable } from './seating/friend-table.ts';
import { leastBalance } from './seating/sit-down.ts';
import { type AtRooms, mountRoomSocket } from './watching/mount-socket.ts';

/** The calls of a card room's page, and its socket. */
export function mountRooms(app: FastifyInstance, studio: Studio, rooms: AtRooms): void {
  const { db, clock } = studio;
  app.register(async (limited) => {
    const limit = await limitCalls(limited);
    const open = async ({ headers: { authorization } }: FastifyRequest) => {
      const session = await findSession(db.pool, authorization, clock.now());
      if (authorization) limit.recognise(authorization);
      const game = roomGame(session.gameCode);
      if (game?.vendor !== session.vendor) throw new NoInRoom('game_disabled');
      return { session, game };
    };

    limited.get(ROOM_PATHS.session, async (request) => {
      const { session, game } = await open(request);
      const lines = await readRoomLines(db.pool, session.operatorId);
      const value: RoomsSession = {
        ...{
          gameCode: game.code,
          play: game.play,
          ruleVersion: game.ruleVersion,
          bidding: game.bidding ?? false,
          gameName: game.name,
          place: session.tableCode,
          friendTables: session.tableCodes,
          opensLate:
            session.demoBalance === null &&
            (await opensLateAt(db.pool, session.operatorId, session.tableCode)),
        },
        ...{ demo: session.demoBalance !== null, currency: session.currency },
        ...{ symbol: session.currencySymbol, language: session.language, lobbyUrl: session.lobbyUrl },
        balance: formatMoney(await readBalance(studio, session)),
        rooms: game.rooms.map((room) => {
          const { room: _, ...line } = lines.get(room.code) ?? emptyRoom(room.code);
          return { ...room, ...line, leastBalance: formatMoney(leastBalance(game, room)) };
        }),
      };
      return { success: true, value };
    });
    limited.get(ROOM_PATHS.hands, async (request) => {
      const { session } = await open(request);
      return { success: true, value: await listOwnHands(db.pool, session.playerId) };
    });
    limited.post(ROOM_PATHS.openFriends, async (request) => {
      const { session, game } = await open(request);
      const { room: code } = parse(friendOpening, request.body);
      const room = game.rooms.find((one) => one.code === code);
      if (!room) throw new NoInRoom('table_unknown');
      return { success: true, value: await openFriendTable(db, session, { game, room }) };
    });
    limited.post(ROOM_PATHS.enterFriends, async (request) => {
      const { session } = await open(request);
      const { code } = parse(friendEntry, request.body);
      return { success: true, value: await enterFriendTable(db, session, code) };
    });
    limited.post(ROOM_PATHS.report, async (request) => {
      const { session } = await open(request);
      await reportHand(db, session, parse(handReport, request.body));
      return { success: true, value: {} };
    });
    mountRoomSocket(limited, studio, rooms);
  });
}

function parse<S extends z.ZodType>(shape: S, value: unknown): z.output<S> {
  const parsed = shape.safeParse(value);
  if (!parsed.success) throw new NoInRoom('invalid_input');
  return parsed.data;
}
