import type { Value } from '@lanna/contract/endpoint';
import type { lobbyTables, TablesFrame } from '@lanna/contract/money/vendor-wallet/lobby';

export type LobbyTables = Value<typeof lobbyTables>;
export type LiveTable = LobbyTables['vendors'][number]['entries'][number] & { vendor: string };

/** The tables as they are after a frame. What a table is called and opened with stays; doing it twice changes nothing. */
export function mergeTables(tables: LobbyTables, { vendor, entries }: TablesFrame): LobbyTables {
  const changed = new Map(entries.map((entry) => [entry.code, entry]));
  return {
    vendors: tables.vendors.map((one) =>
      one.vendor === vendor
        ? {
            ...one,
            entries: one.entries.map((entry) => ({ ...entry, ...changed.get(entry.code), name: entry.name })),
          }
        : one,
    ),
  };
}

/** All that can be opened, those that take bets first, then by what one needs to sit down. */
export function tablesInOrder(
  { vendors }: LobbyTables,
  only: { vendor: string | undefined; liveClass: string | undefined },
): LiveTable[] {
  return vendors
    .filter(({ vendor }) => only.vendor === undefined || vendor === only.vendor)
    .flatMap(({ vendor, entries }) => entries.map((entry) => ({ ...entry, vendor })))
    .filter((table) => table.gameId !== null)
    .filter(({ liveClass }) => only.liveClass === undefined || liveClass === only.liveClass)
    .toSorted((one, other) => Number(isClosed(one)) - Number(isClosed(other)));
}

export function isClosed({ status, available }: Pick<LiveTable, 'status' | 'available'>): boolean {
  return status === 'closed' || !available;
}
