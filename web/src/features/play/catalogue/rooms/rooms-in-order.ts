import type { Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import type { lobbyRooms } from '@lanna/contract/money/vendor-wallet/lobby';
import type { VendorGroup } from '@lanna/contract/play/catalogue/catalogue';

export type LobbyRooms = Value<typeof lobbyRooms>;
export type LobbyRoom = LobbyRooms['vendors'][number]['entries'][number] & { vendor: string };

/** All of one category that can be opened, those that are open first, game by game as vendors name them, then by base stake. */
export function roomsInOrder(
  { vendors }: LobbyRooms,
  only: { vendor: string | undefined; gameType: VendorGroup | undefined },
): LobbyRoom[] {
  const rooms = vendors
    .filter(({ vendor }) => only.vendor === undefined || vendor === only.vendor)
    .flatMap(({ vendor, entries }) => entries.map((entry) => ({ ...entry, vendor })))
    .filter(({ gameId }) => gameId !== null)
    .filter(({ gameType }) => only.gameType === undefined || gameType === only.gameType);
  const games = [...new Set(rooms.map(({ gameId }) => gameId))];
  return rooms.toSorted(
    (one, other) =>
      Number(isClosed(one)) - Number(isClosed(other)) ||
      games.indexOf(one.gameId) - games.indexOf(other.gameId) ||
      Number(moneyOf(one.minBet) - moneyOf(other.minBet)),
  );
}

export function isClosed({ status, available }: Pick<LobbyRoom, 'status' | 'available'>): boolean {
  return status === 'closed' || !available;
}
