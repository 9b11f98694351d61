import type { Tx } from '../../platform/database.ts';
import type { LiveTable } from '../live-table.ts';

/** What people have decided about tables, as this process last read it: a change is notified, and read anew from time to time. */
export interface TableDesk {
  /** Every table, with the limits that hold now. */
  all(): readonly LiveTable[];
  table(code: string): LiveTable | undefined;
  /** Since when the operator's players are kept from new rounds of the table; undefined: they are not. */
  stoppedSince(code: string, operatorId: string | null): Date | undefined;
  /** Within its hours; a round in play goes on after them. */
  isOpen(code: string, now: Date): boolean;
  reload(): Promise<void>;
}

interface Setting {
  table_code: string;
  min_stake: bigint | null;
  max_stake: bigint | null;
  opens_minute: number | null;
  closes_minute: number | null;
}
interface Stop {
  operator_id: string;
  vendor: string | null;
  table_code: string | null;
  game_code: string | null;
  stopped_at: Date;
}

export function openDesk(db: Tx, tables: readonly LiveTable[]): TableDesk {
  let settings = new Map<string, Setting>();
  let stops: Stop[] = [];
  let current = new Map(tables.map((table) => [table.code, table]));

  return {
    all: () => [...current.values()],
    table: (code) => current.get(code),
    stoppedSince(code, operatorId) {
      const table = current.get(code);
      const found = stops
        .filter((stop) => stop.operator_id === operatorId && table && concerns(stop, table))
        .map(({ stopped_at }) => stopped_at);
      return found.toSorted((a, b) => a.getTime() - b.getTime())[0];
    },
    isOpen(code, now) {
      const { opens_minute: opens, closes_minute: closes } = settings.get(code) ?? {};
      if (opens == null || closes == null) return true;
      const minute = minuteInThailand(now);
      return opens < closes ? minute >= opens && minute < closes : minute >= opens || minute < closes;
    },
    async reload() {
      const [set, stopped] = await Promise.all([
        db.query<Setting>(
          'select table_code, min_stake, max_stake, opens_minute, closes_minute from studio.table_setting',
        ),
        db.query<Stop>(
          `select operator_id, vendor, table_code, null as game_code, stopped_at from studio.table_stop where opened_at is null
           union all select operator_id, null, null, game_code, stopped_at from studio.game_stop where opened_at is null`,
        ),
      ]);
      settings = new Map(set.rows.map((row) => [row.table_code, row]));
      stops = stopped.rows;
      current = new Map(tables.map((table) => [table.code, asSet(table, settings.get(table.code))]));
    },
  };
}

function concerns({ vendor, table_code, game_code }: Stop, table: LiveTable): boolean {
  if (game_code !== null) return game_code === table.game;
  return vendor === table.vendor && (table_code === null || table_code === table.code);
}

function asSet(table: LiveTable, setting: Setting | undefined): LiveTable {
  if (!setting) return table;
  return {
    ...table,
    minStake: setting.min_stake ?? table.minStake,
    maxStake: setting.max_stake ?? table.maxStake,
  };
}

const THAILAND_MINUTES = 7 * 60;
const DAY_MINUTES = 24 * 60;

function minuteInThailand(now: Date): number {
  return (Math.floor(now.getTime() / 60_000) + THAILAND_MINUTES) % DAY_MINUTES;
}
