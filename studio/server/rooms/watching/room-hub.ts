import { randomUUID } from 'node:crypto';
import type { RoomFrame, RoomState, Spoken } from '../../../room-api.ts';
import { AWAY_MS, type RoomTimes } from '../../../rules/rooms/times.ts';
import { type Repeating, repeat } from '../../platform/repeat.ts';
import type { Studio } from '../../studio.ts';
import { losePage, type SeatOfPage, seePages } from '../seating/keep-seat.ts';
import { type RoomRead, readRoom, stateFor } from './read-room.ts';

const SEEN_EVERY_MS = 4_000;
/** Where a seat has no page in this process, a table is read again after so long: a line that was lost with another process is told by no notice. */
const READ_AGAIN_MS = 5_000;

/** A page at its seat, over a socket of its own. */
export interface RoomPage extends SeatOfPage {
  /** `text`: the frame as it was written out already. */
  write(frame: RoomFrame, text?: string): void;
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
  /** A table of pages of this process, as it was shown to them last. */
  known(tableId: string): RoomRead | undefined;
  /** What is committed has made `now` of what was known: it is shown without reading the table again, unless that was read again meanwhile. */
  became(tableId: string, known: RoomRead, now: RoomRead): void;
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
  const last = new Map<string, { read: RoomRead; readAtMs: number }>();
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
      .catch((error) => {
        last.delete(tableId);
        log.warn({ err: error, table: tableId }, 'a table could not be read');
      })
      .finally(() => {
        reading.delete(tableId);
        if (one.again) changed(tableId);
      });
  }

  async function refresh(tableId: string): Promise<void> {
    // A page that comes meanwhile has a seat that this reading may not know yet: it is shown the next.
    const there = [...(pages.get(tableId) ?? [])];
    const read = await readRoom(db.pool, tableId, times);
    if (read && pages.has(tableId)) last.set(tableId, { read, readAtMs: performance.now() });
    else last.delete(tableId);
    for (const [page, shown] of there) if (pages.get(tableId)?.has(page)) show(read, page, shown);
  }

  function became(tableId: string, known: RoomRead, now: RoomRead): void {
    const own = pages.get(tableId);
    const shown = last.get(tableId);
    // A reading that goes on may be older than what has become: it is followed by another.
    const isLast = shown?.read === known && !reading.has(tableId);
    if (own && shown && isLast) {
      last.set(tableId, { ...shown, read: now });
      for (const [page, before] of [...own]) show(now, page, before);
      const isFresh = performance.now() - shown.readAtMs <= READ_AGAIN_MS;
      if (isFresh || !hasOthers(now, own)) return;
    }
    changed(tableId);
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
    const { n } = shown;
    const text = others.map(([name, , part]) => `"${name}":${part}`).join(',');
    if (isFirst)
      page.write(
        { t: 'snapshot', n, now, state },
        `{"t":"snapshot","n":${n},"now":"${now}","state":{${text}}}`,
      );
    else
      page.write(
        {
          ...{ t: 'delta', n, now },
          changed: Object.fromEntries(others.map(([name, part]) => [name, part])) as Partial<RoomState>,
        },
        `{"t":"delta","n":${n},"now":"${now}","changed":{${text}}}`,
      );
  }

  function remove(page: RoomPage): void {
    const own = pages.get(page.tableId);
    own?.delete(page);
    if (own?.size !== 0) return;
    pages.delete(page.tableId);
    last.delete(page.tableId);
  }

  return {
    changed,
    known: (tableId) => last.get(tableId)?.read,
    became,
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

function hasOthers({ seats }: RoomRead, pages: Map<RoomPage, unknown>): boolean {
  const devices = new Set([...pages.keys()].map(({ device }) => device));
  return seats.some(({ device }) => device !== null && !devices.has(device));
}

export const newDevice = (): string => randomUUID();
