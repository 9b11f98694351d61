import { randomUUID } from 'node:crypto';
import type { RoomFrame, RoomState, Spoken } from '../../../room-api.ts';
import { AWAY_MS, type RoomTimes } from '../../../rules/rooms/times.ts';
import { type Repeating, repeat } from '../../platform/repeat.ts';
import type { Studio } from '../../studio.ts';
import { losePage, type SeatOfPage, seePages } from '../seating/keep-seat.ts';
import { type RoomRead, readRoom, stateFor } from './read-room.ts';

const SEEN_EVERY_MS = 4_000;

/** A page at its seat, over a socket of its own. */
export interface RoomPage extends SeatOfPage {
  write(frame: RoomFrame): void;
  /** The seat is another's, or none. */
  dismiss(): void;
}

export interface RoomHub {
  add(page: RoomPage): void;
  remove(page: RoomPage): void;
  /** The whole state again. */
  resync(page: RoomPage): void;
  /** Something has happened at a table, in whichever process. */
  changed(tableId: string): void;
  all(): void;
  /** What a seat says goes to every page of its table. */
  said(tableId: string, spoken: { seat: number; what: Spoken }): void;
  start(): void;
  stop(): Promise<void>;
}

interface Shown {
  n: number;
  /** By part of the state, as it was written last. */
  parts: Map<string, string>;
}

/** What this process writes to its pages: a table is read once after a change, and each page is written what its own seat may know, first whole and then what is another than before. */
export function openRoomHub({ db, log }: Pick<Studio, 'db' | 'log'>, times?: RoomTimes): RoomHub {
  const pages = new Map<string, Map<RoomPage, Shown>>();
  const reading = new Map<string, { again: boolean; work: Promise<void> }>();
  let seeing: Repeating | undefined;

  function changed(tableId: string): void {
    if (!pages.has(tableId)) return;
    const going = reading.get(tableId);
    if (going) {
      going.again = true;
      return;
    }
    const one = { again: false, work: Promise.resolve() };
    reading.set(tableId, one);
    one.work = refresh(tableId)
      .catch((error) => log.warn({ err: error, table: tableId }, 'a table could not be read'))
      .finally(() => {
        reading.delete(tableId);
        if (one.again) changed(tableId);
      });
  }

  async function refresh(tableId: string): Promise<void> {
    // A page that comes meanwhile has a seat that this reading may not know yet: it is shown the next.
    const there = [...(pages.get(tableId) ?? [])];
    const read = await readRoom(db.pool, tableId, times);
    for (const [page, shown] of there) if (pages.get(tableId)?.has(page)) show(read, page, shown);
  }

  function show(read: RoomRead | undefined, page: RoomPage, shown: Shown): void {
    const seat = read?.seats.find(({ playerId }) => playerId === page.playerId);
    const state = read && stateFor(read, page.playerId);
    if (!read || !state || seat?.device !== page.device) {
      remove(page);
      page.write({ t: 'left', code: state ? 'seat_taken_over' : 'seat_given_up' });
      page.dismiss();
      return;
    }
    write(page, shown, { now: read.table.now.toISOString(), state });
  }

  function write(page: RoomPage, shown: Shown, { now, state }: { now: string; state: RoomState }): void {
    const parts = Object.entries(state).map(([name, part]) => [name, part, JSON.stringify(part)] as const);
    const isFirst = shown.parts.size === 0;
    const others = parts.filter(([name, , text]) => shown.parts.get(name) !== text);
    if (others.length === 0) return;
    shown.n += 1;
    shown.parts = new Map(parts.map(([name, , text]) => [name, text]));
    if (isFirst) page.write({ t: 'snapshot', n: shown.n, now, state });
    else
      page.write({
        ...{ t: 'delta', n: shown.n, now },
        changed: Object.fromEntries(others.map(([name, part]) => [name, part])) as Partial<RoomState>,
      });
  }

  function remove(page: RoomPage): void {
    const own = pages.get(page.tableId);
    own?.delete(page);
    if (own?.size === 0) pages.delete(page.tableId);
  }

  return {
    changed,
    add(page) {
      const own = pages.get(page.tableId) ?? new Map<RoomPage, Shown>();
      pages.set(page.tableId, own.set(page, { n: 0, parts: new Map() }));
      changed(page.tableId);
    },
    remove(page) {
      remove(page);
      losePage(db, page, AWAY_MS).catch((error) => log.warn({ err: error }, 'a lost line was not noted'));
    },
    resync(page) {
      const shown = pages.get(page.tableId)?.get(page);
      if (!shown) return;
      shown.parts = new Map();
      changed(page.tableId);
    },
    all() {
      for (const tableId of pages.keys()) changed(tableId);
    },
    said(tableId, { seat, what }) {
      for (const page of pages.get(tableId)?.keys() ?? []) page.write({ t: 'said', seat, what });
    },
    start() {
      const devices = () => [...pages.values()].flatMap((own) => [...own.keys()].map(({ device }) => device));
      seeing = repeat(() => seePages(db.pool, devices()), SEEN_EVERY_MS, log, 'see pages of rooms');
    },
    async stop() {
      await seeing?.stop();
      await Promise.all([...reading.values()].map(({ work }) => work));
    },
  };
}

export const newDevice = (): string => randomUUID();
