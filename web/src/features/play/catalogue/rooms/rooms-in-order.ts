import type { Value } from '@lanna/contract/endpoint';
import { moneyOf } from '@lanna/contract/money';
import type { lobbyRooms } from '@lanna/contract/money/vendor-wallet/lobby';

export type LobbyRooms = Value<typeof lobbyRooms>;
export type LobbyRoom = LobbyRooms['vendors'][number]['entries'][number] & { vendor: string };

/** All that can be opened, those that are open first, then by base stake. */
export function roomsInOrder({ vendors }: LobbyRooms, only: { vendor: string | undefined }): LobbyRoom[] {
  return vendors
    .filter(({ vendor }) => only.vendor === undefined || vendor === only.vendor)
    .flatMap(({ vendor, entries }) => entries.map((entry) => ({ ...entry, vendor })))
    .filter(({ gameId }) => gameId !== null)
    .toSorted(
      (one, other) =>
        Number(isClosed(one)) - Number(isClosed(other)) ||
        Number(moneyOf(one.minBet) - moneyOf(other.minBet)),
    );
}

export function isClosed({ status, available }: Pick<LobbyRoom, 'status' | 'available'>): boolean {
  return status === 'closed' || !available;
}
