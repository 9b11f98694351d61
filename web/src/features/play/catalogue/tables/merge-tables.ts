import type { Value } from '@lanna/contract/endpoint';
import type { lobbyTables, TablesFrame } from '@lanna/contract/money/vendor-wallet/lobby';

export type LobbyTables = Value<typeof lobbyTables>;
export type LiveTable = LobbyTables['vendors'][number]['entries'][number];

export interface ListedTable {
  vendor: string;
  table: LiveTable;
}

/**
 * The tables as they are after a frame. What a table is called and opened with stays; doing it twice changes nothing. A table of which the
 * frame says nothing stays the same object, so that its card need not be drawn again: frames come several times a second.
 */
export function mergeTables(tables: LobbyTables, { vendor, entries }: TablesFrame): LobbyTables {
  const changed = new Map(entries.map((entry) => [entry.code, entry]));
  return {
    vendors: tables.vendors.map((one) =>
      one.vendor === vendor
        ? {
            ...one,
            entries: one.entries.map((entry) => {
              const now = changed.get(entry.code);
              return now ? { ...entry, ...now, name: entry.name } : entry;
            }),
          }
        : one,
    ),
  };
}

/** All that can be opened, those that take bets first, then by what one needs to sit down. */
export function tablesInOrder(
  { vendors }: LobbyTables,
  only: { vendor: string | undefined; liveClass: string | undefined },
): ListedTable[] {
  return vendors
    .filter(({ vendor }) => only.vendor === undefined || vendor === only.vendor)
    .flatMap(({ vendor, entries }) => entries.map((table) => ({ vendor, table })))
    .filter(({ table }) => table.gameId !== null)
    .filter(({ table }) => only.liveClass === undefined || table.liveClass === only.liveClass)
    .toSorted((one, other) => Number(isClosed(one.table)) - Number(isClosed(other.table)));
}

export function isClosed({ status, available }: Pick<LiveTable, 'status' | 'available'>): boolean {
  return status === 'closed' || !available;
}
