import type { Tx } from '../../platform/database.ts';
import type { LiveTable } from '../live-table.ts';
import { type OwnTableRow, ownTable } from './own-table.ts';
import {
  asSet,
  isWithinHours,
  type KnownSetting,
  SETTING_COLUMNS,
  type SettingRow,
  settingOf,
  type TableSetting,
} from './table-setting.ts';

/** What people have decided about tables, as this process last read it: a change is notified, and read anew from time to time. */
export interface TableDesk {
  /** Every table that is led, as its sheet has it. */
  all(): readonly LiveTable[];
  /** Also one that has been taken away. */
  table(code: string): LiveTable | undefined;
  /** Those that the operator's players see, with the limits that hold for them now. Null: of a visitor. */
  offeredTo(operatorId: string | null): readonly LiveTable[];
  offered(code: string, operatorId: string | null): LiveTable | undefined;
  /** Those of a vendor that people of the operator look after, also what they have taken away. */
  lookedAfterBy(vendor: string, operatorId: string): readonly LiveTable[];
  isTakenAway(code: string): boolean;
  setting(code: string, operatorId: string): TableSetting | undefined;
  /** Since when the operator's players are kept from new rounds of the table; undefined: they are not. */
  stoppedSince(code: string, operatorId: string | null): Date | undefined;
  /** Whether rounds of it are announced; a round in play goes on in any case. */
  isLed(code: string, now: Date): boolean;
  /** Within the hours in which the operator's players may play there. */
  isOpenFor(code: string, operatorId: string | null, at: Date): boolean;
  reload(): Promise<void>;
}

const ROUND_ENDS_WITHIN_MS = 10 * 60_000;

interface Stop {
  operator_id: string;
  vendor: string | null;
  table_code: string | null;
  game_code: string | null;
  stopped_at: Date;
}

export function openDesk(db: Tx, sheets: readonly LiveTable[]): TableDesk {
  let settings = new Map<string, KnownSetting>();
  let stops: Stop[] = [];
  let known = new Map(sheets.map((table) => [table.code, table]));
  let takenAway = new Map<string, number>();

  const settingOfBrand = (code: string, operatorId: string | null) => settings.get(`${operatorId} ${code}`);
  /** Its last round has ended by then. */
  const isGone = (code: string) =>
    (takenAway.get(code) ?? Number.POSITIVE_INFINITY) < Date.now() - ROUND_ENDS_WITHIN_MS;
  const isSeenBy = ({ code, operatorId: owner }: LiveTable, operatorId: string | null) =>
    (owner === undefined || owner === operatorId) && !isGone(code);

  return {
    all: () => [...known.values()].filter(({ code }) => !isGone(code)),
    table: (code) => known.get(code),
    offeredTo: (operatorId) =>
      [...known.values()]
        .filter((table) => isSeenBy(table, operatorId))
        .map((table) => asSet(table, settingOfBrand(table.code, operatorId))),
    offered(code, operatorId) {
      const table = known.get(code);
      if (!table || !isSeenBy(table, operatorId)) return undefined;
      return asSet(table, settingOfBrand(code, operatorId));
    },
    lookedAfterBy: (vendor, operatorId) =>
      [...known.values()].filter(
        (table) =>
          table.vendor === vendor && (table.operatorId === undefined || table.operatorId === operatorId),
      ),
    isTakenAway: (code) => takenAway.has(code),
    setting: settingOfBrand,
    stoppedSince(code, operatorId) {
      const table = known.get(code);
      const found = stops
        .filter((stop) => stop.operator_id === operatorId && table && concerns(stop, table))
        .map(({ stopped_at }) => stopped_at);
      return found.toSorted((a, b) => a.getTime() - b.getTime())[0];
    },
    isLed(code, now) {
      const { operatorId } = known.get(code) ?? {};
      if (takenAway.has(code)) return false;
      // At a table of one brand its own players are alone.
      return operatorId === undefined || isWithinHours(settingOfBrand(code, operatorId), now);
    },
    isOpenFor: (code, operatorId, at) =>
      (takenAway.get(code) ?? Number.POSITIVE_INFINITY) > at.getTime() &&
      isOpenBy(settingOfBrand(code, operatorId), at),
    async reload() {
      const [set, own, stopped] = await Promise.all([
        db.query<SettingRow & { operatorId: string; tableCode: string; setAt: Date }>(
          `select distinct on (s.operator_id, s.table_code) s.operator_id as "operatorId", s.table_code as "tableCode", s.set_at as "setAt", ${SETTING_COLUMNS}
           from studio.table_setting s order by s.operator_id, s.table_code, s.version desc`,
        ),
        db.query<OwnTableRow>(
          `select code, operator_id as "operatorId", vendor, like_code as "likeCode", limits, name_th as "nameTH", name_en as "nameEN",
             taken_away_at as "takenAwayAt" from studio.own_table order by made_at`,
        ),
        db.query<Stop>(
          `select operator_id, vendor, table_code, null as game_code, stopped_at from studio.table_stop where opened_at is null
           union all select operator_id, null, null, game_code, stopped_at from studio.game_stop where opened_at is null`,
        ),
      ]);
      settings = new Map(
        set.rows.map(({ operatorId, tableCode, setAt, ...row }) => [
          `${operatorId} ${tableCode}`,
          { ...settingOf(row), setAt },
        ]),
      );
      stops = stopped.rows;
      known = new Map([...sheets, ...ownTables(sheets, own.rows)].map((table) => [table.code, table]));
      takenAway = new Map(
        own.rows.flatMap(({ code, takenAwayAt: at }) => (at === null ? [] : [[code, at.getTime()]])),
      );
    },
  };
}

/** One that is like a table that has gone from the sheets is gone with it. */
function ownTables(sheets: readonly LiveTable[], rows: readonly OwnTableRow[]): LiveTable[] {
  return rows.flatMap((row) => {
    const like = sheets.find(({ code, vendor }) => code === row.likeCode && vendor === row.vendor);
    return like ? [ownTable(like, row)] : [];
  });
}

function isOpenBy(setting: KnownSetting | undefined, at: Date): boolean {
  return setting === undefined || at < setting.setAt || isWithinHours(setting, at);
}

function concerns({ vendor, table_code, game_code }: Stop, table: LiveTable): boolean {
  if (game_code !== null) return game_code === table.game;
  return vendor === table.vendor && (table_code === null || table_code === table.code);
}
