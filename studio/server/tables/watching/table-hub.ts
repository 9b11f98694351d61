import type { TableState } from '../../../table-api.ts';
import { frameBytes } from '../../platform/frame.ts';
import { repeat } from '../../platform/repeat.ts';
import type { Watcher, WatchHub } from '../../play/watch-sockets.ts';
import type { Studio } from '../../studio.ts';
import type { TableDesk } from '../desk/open-desk.ts';
import type { LiveTable } from '../live-table.ts';
import { listenToTables } from './listen.ts';
import { ALL_TABLES } from './notify-table.ts';
import { forgetAbsent, type Presence, reportPresence, SAID_EVERY_MS } from './presence.ts';
import { type ReadState, readStates } from './read-state.ts';
import { statusOf } from './status-of.ts';

/** At most four frames a second a table. */
export const FRAME_EVERY_MS = 250;

export interface TableHub extends WatchHub {
  read(table: LiveTable, operatorId: string | null): Promise<TableState>;
  /** The database's clock, as near as the last reading says it. */
  now(): Date;
  watchers(): number;
  stop(): Promise<void>;
}

export interface HubDeps extends Pick<Studio, 'db' | 'log' | 'leases'> {
  databaseUrl: string;
  desk: TableDesk;
  /** A round has been announced: seeds of those who are there are added. */
  onAnnounced(code: string, roundId: string, players: readonly string[]): void;
}

interface Watched {
  table: LiveTable;
  watchers: Set<Watcher>;
  read: ReadState | undefined;
  n: number;
  readAtMs: number;
  timer: NodeJS.Timeout | undefined;
  reading: boolean;
  changedAgain: boolean;
}

/**
 * What this process writes to its pages. Whatever happens anywhere is notified by the database; a table that is watched here is read once for it and written to all its
 * watchers as the same bytes.
 */
export function openTableHub(deps: HubDeps): TableHub {
  const { db, log, leases, desk } = deps;
  const watched = new Map<string, Watched>();
  let offsetMs = 0;
  const watching = new Map<Watcher, readonly string[]>();
  const listening = listenToTables(deps, {
    changed(code, players) {
      if (code === ALL_TABLES) return readDesk();
      const one = watched.get(code);
      if (!one || one.watchers.size === 0) return;
      if (players.length > 0) notifyOwn(one, new Set(players));
      schedule(one);
    },
    gap: readDesk,
  });
  let reported = new Set<string>();
  // Its first run comes at once.
  const reporting = repeat(report, SAID_EVERY_MS, log, 'presence at tables');

  /** What was decided about tables, and with it how each stands. */
  function readDesk(): void {
    desk
      .reload()
      .then(() => {
        for (const one of watched.values()) if (one.watchers.size > 0) schedule(one);
      })
      .catch((error) => log.warn({ err: error }, 'what was decided about tables could not be read'));
  }

  /** Those whose tables are new to a process are counted at once: a table that rests begins for them. */
  async function report(): Promise<void> {
    const present = presenceOf(watched.values()).filter(
      ({ code, watchers }) => watchers > 0 || reported.has(code),
    );
    reported = new Set(present.filter(({ watchers }) => watchers > 0).map(({ code }) => code));
    if (present.length > 0) await reportPresence(db.pool, leases.holder, present);
    if (Math.random() < 0.001) await forgetAbsent(db.pool);
  }

  function schedule(one: Watched): void {
    if (one.timer) return;
    if (one.reading) {
      one.changedAgain = true;
      return;
    }
    const waitMs = Math.max(0, one.readAtMs + FRAME_EVERY_MS - performance.now());
    one.timer = setTimeout(() => {
      one.timer = undefined;
      refresh(one).catch((error) => {
        log.warn({ err: error, table: one.table.code }, 'a table could not be read');
        one.readAtMs = performance.now();
        schedule(one);
      });
    }, waitMs);
  }

  async function refresh(one: Watched): Promise<void> {
    one.reading = true;
    one.changedAgain = false;
    one.readAtMs = performance.now();
    try {
      const before = one.read?.state.round;
      const read = (await readStates(db.pool, [one.table])).get(one.table.code);
      if (!read) return;
      keep(one, read);
      const { state } = read;
      for (const [status, watchers] of byStatus(one, read)) {
        const bytes = frameBytes({ t: 'state', state: { n: one.n, status, ...state } });
        for (const watcher of watchers) watcher.write(bytes);
      }
      if (state.round?.state === 'announced' && before?.id !== state.round.id)
        deps.onAnnounced(one.table.code, state.round.id, playersOf(one));
    } finally {
      one.reading = false;
    }
    if (one.changedAgain) schedule(one);
  }

  function keep(one: Watched, read: ReadState): void {
    one.read = read;
    const nowMs = Date.parse(read.state.now);
    offsetMs = nowMs - Date.now();
    // The database's clock numbers the frames of all processes alike: a page that changes over to another goes on.
    one.n = Math.max(one.n + 1, nowMs);
  }

  function byStatus(one: Watched, read: ReadState): Map<TableState['status'], Watcher[]> {
    const byOperator = Map.groupBy(one.watchers, ({ operatorId }) => operatorId);
    const found = new Map<TableState['status'], Watcher[]>();
    for (const [operatorId, watchers] of byOperator) {
      const status = statusOf(desk, one.table.code, read, operatorId);
      found.set(status, [...(found.get(status) ?? []), ...watchers]);
    }
    return found;
  }

  function write(one: Watched, watcher: Watcher): void {
    const { read, table, n } = one;
    if (!read) {
      schedule(one);
      return;
    }
    const status = statusOf(desk, table.code, read, watcher.operatorId);
    watcher.write(frameBytes({ t: 'state', state: { n, status, ...read.state } }));
  }

  return {
    watch(watcher, codes) {
      for (const code of watching.get(watcher) ?? []) watched.get(code)?.watchers.delete(watcher);
      const offered = codes.flatMap((code) => desk.offered(code, watcher.operatorId) ?? []);
      for (const table of offered) if (!watched.has(table.code)) watched.set(table.code, unread(table));
      const known = offered.map(({ code }) => code);
      watching.set(watcher, known);
      let isNew = false;
      for (const code of known) {
        const one = watched.get(code);
        if (!one) continue;
        isNew ||= !reported.has(code);
        one.watchers.add(watcher);
        // What was read while others watched may be old by now.
        one.read = one.watchers.size === 1 ? undefined : one.read;
        write(one, watcher);
      }
      if (isNew) report().catch((error) => log.warn({ err: error }, 'presence at tables'));
    },
    leave(watcher) {
      for (const code of watching.get(watcher) ?? []) watched.get(code)?.watchers.delete(watcher);
      watching.delete(watcher);
    },
    resend(watcher) {
      for (const code of watching.get(watcher) ?? []) {
        const one = watched.get(code);
        if (!one) continue;
        write(one, watcher);
        // It may have missed this too.
        if (watcher.playerId !== null) watcher.write(frameBytes({ t: 'own', table: code }));
      }
    },
    async read(table, operatorId) {
      const read = (await readStates(db.pool, [table])).get(table.code);
      if (!read) throw new Error(`the table ${table.code} is not there`);
      const { state } = read;
      const n = Math.max(watched.get(table.code)?.n ?? 0, Date.parse(state.now));
      return { n, status: statusOf(desk, table.code, read, operatorId), ...state };
    },
    now: () => new Date(Date.now() + offsetMs),
    watchers: () => watching.size,
    async stop() {
      for (const one of watched.values()) clearTimeout(one.timer);
      await Promise.all([listening.stop(), reporting.stop()]);
    },
  };
}

function unread(table: LiveTable): Watched {
  return {
    ...{ table, watchers: new Set<Watcher>(), read: undefined, n: 0, readAtMs: 0 },
    ...{ timer: undefined, reading: false, changedAgain: false },
  };
}

function notifyOwn(one: Watched, players: ReadonlySet<string>): void {
  const bytes = frameBytes({ t: 'own', table: one.table.code });
  for (const watcher of one.watchers)
    if (watcher.playerId !== null && players.has(watcher.playerId)) watcher.write(bytes);
}

function playersOf({ watchers }: Watched): string[] {
  return [...new Set([...watchers].flatMap(({ playerId }) => playerId ?? []))];
}

function presenceOf(all: Iterable<Watched>): Presence[] {
  return [...all].map((one) => ({
    code: one.table.code,
    watchers: one.watchers.size,
    players: playersOf(one).length,
  }));
}
