import type { jackpotShown, matchNow, roomNow, tableNow } from '@lanna/contract/money/vendor-wallet/lobby';
import {
  type jackpot,
  jackpotsReply,
  type LobbyKind,
  type lobbyMatch,
  lobbyMatchesReply,
  type lobbyRoom,
  lobbyRoomsReply,
  type lobbyTable,
  lobbyTablesReply,
} from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { formatMoney } from '@lanna/rules/money';
import type { z } from 'zod';
import { fromVendorAmount } from '../internal/inbound/amount-scale.ts';

/** An amount finer than what we keep. */
export class BadAmount extends Error {}

/** Where each answer is asked for, its shape, and how it is shown. */
export const ANSWERS: {
  [Kind in LobbyKind]: { path: string; reply: z.ZodType; show(said: unknown, scale: bigint): unknown[] };
} = {
  tables: {
    path: '/lobby/tables',
    reply: lobbyTablesReply,
    show: (said, scale) => lobbyTablesReply.parse(said).tables.map((table) => showTable(table, scale)),
  },
  rooms: {
    path: '/lobby/rooms',
    reply: lobbyRoomsReply,
    show: (said, scale) => lobbyRoomsReply.parse(said).rooms.map((room) => showRoom(room, scale)),
  },
  jackpots: {
    path: '/jackpots',
    reply: jackpotsReply,
    show: (said, scale) => jackpotsReply.parse(said).jackpots.map((one) => showJackpot(one, scale)),
  },
  matches: {
    path: '/lobby/matches',
    reply: lobbyMatchesReply,
    show: (said) => lobbyMatchesReply.parse(said).matches.map(showMatch),
  },
};

function showTable(table: z.infer<typeof lobbyTable>, scale: bigint): z.infer<typeof tableNow> {
  return {
    code: table.table_code,
    dealer: table.dealer ?? null,
    ...placeOf(table, scale),
    name: table.name,
    closesAt: table.closes_at === undefined ? null : new Date(table.closes_at).toISOString(),
    results: table.results ?? null,
  };
}

function showRoom(room: z.infer<typeof lobbyRoom>, scale: bigint): z.infer<typeof roomNow> {
  const { free_seats, tables, waiting, least_balance, demo = false } = room;
  return {
    ...{ code: room.room_code, name: room.name, ...placeOf(room, scale) },
    freeSeats: free_seats === undefined ? null : Number(free_seats),
    tables: tables === undefined ? null : Number(tables),
    waiting: waiting === undefined ? null : Number(waiting),
    leastBalance: least_balance === undefined ? null : amountOf(least_balance, scale),
    demoOnly: demo,
  };
}

function placeOf(
  place: Omit<
    z.infer<typeof lobbyRoom>,
    'room_code' | 'name' | 'free_seats' | 'tables' | 'waiting' | 'least_balance' | 'demo'
  >,
  scale: bigint,
) {
  return {
    game: place.game_code,
    status: place.status,
    players: Number(place.players),
    seats: place.seats === undefined ? null : Number(place.seats),
    currency: place.currency,
    minBet: amountOf(place.min_bet, scale),
    maxBet: amountOf(place.max_bet, scale),
  };
}

function showJackpot(one: z.infer<typeof jackpot>, scale: bigint): z.infer<typeof jackpotShown> {
  return {
    code: one.jackpot_code,
    name: one.name,
    games: one.game_codes,
    currency: one.currency,
    amount: amountOf(one.amount, scale),
  };
}

function showMatch({
  match_code,
  game_code,
  starts_at,
  markets,
  virtual = false,
  ...names
}: z.infer<typeof lobbyMatch>): z.infer<typeof matchNow> {
  return {
    ...names,
    ...{ code: match_code, game: game_code, startsAt: new Date(starts_at).toISOString() },
    ...{ virtual, markets: Number(markets) },
  };
}

function amountOf(amount: bigint, scale: bigint): string {
  const money = fromVendorAmount(amount, scale);
  if (money === undefined) throw new BadAmount();
  return formatMoney(money);
}
