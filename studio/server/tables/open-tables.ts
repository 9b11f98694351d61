import type { Database } from '../platform/database.ts';
import type { Metrics } from '../platform/metrics.ts';
import { repeat } from '../platform/repeat.ts';
import type { Studio } from '../studio.ts';
import { finishBets } from './bets/finish-bets.ts';
import { addSeeds } from './betting/keep-seed.ts';
import { openDesk, type TableDesk } from './desk/open-desk.ts';
import { tablesToVoid } from './leading/carry-out-voids.ts';
import { findGoneTables, readGoneTable } from './leading/gone-table.ts';
import { type LeadingDeps, type TableTimes, tableDuty } from './leading/lead-table.ts';
import { type LiveTable, subjectOf } from './live-table.ts';
import { openTableHub, type TableHub } from './watching/table-hub.ts';

/** A leader looks at its clock so often; that costs nothing until something is due. */
const TICK_MS = 20;
const FINISH_EVERY_MS = 1000;
const FINISHING_MAX = 4;

const LOOK_FOR_VOIDS_MS = 1000;
const LOOK_FOR_GONE_MS = 5000;
const READ_DESK_MS = 30_000;

const UNOBSERVED: Metrics['tables'] = {
  closed: () => undefined,
  late: () => undefined,
  countWatchers: () => undefined,
};

export interface OpenTables {
  hub: TableHub;
  desk: TableDesk;
  /** Leads tables whenever no other process does, and finishes bets. */
  start(): void;
  stop(): Promise<void>;
}

/** The tables of this process: what it leads, what it pays, what it shows. */
export function openTables(
  studio: Studio,
  {
    leading = studio.db,
    tables,
    databaseUrl,
    times,
    observe = UNOBSERVED,
  }: {
    /** Connections of leaders alone. */
    leading?: Database;
    tables: readonly LiveTable[];
    databaseUrl: string;
    times: TableTimes;
    observe?: Metrics['tables'];
  },
): OpenTables {
  const { db, log, wallet, leases } = studio;
  const background: { stop(): Promise<void> }[] = [];
  const desk = openDesk(db.pool, tables);
  const leads = new Map<string, { stop(): Promise<void> }>();
  const leadsGone = new Map<string, { stop(): Promise<void> }>();
  const toVoid = new Set<string>();
  let isLeading = false;
  let isDeskRead = false;
  const hub = openTableHub({
    ...{ db, log, leases, databaseUrl, desk },
    onAnnounced: (code, round, players) => {
      addSeeds(db.pool, code, round, players).catch((error) =>
        log.warn({ err: error, table: code }, 'seeds of a table'),
      );
    },
  });
  const finish = beside(FINISHING_MAX, () => finishBets({ db, wallet, log }));

  async function lookForVoids(): Promise<void> {
    for (const code of await tablesToVoid(db.pool)) toVoid.add(code);
  }

  const deps: LeadingDeps = {
    ...{ db: leading, wallet, log, times, desk, observe },
    takeVoids: (code) => toVoid.delete(code),
    onOwed: () => {
      finish().catch((error) => log.warn({ err: error }, 'bets of a table could not be finished'));
    },
  };
  const lead = (table: LiveTable, how: LeadingDeps) =>
    leases.lead(subjectOf(table.code), { tickEveryMs: TICK_MS, onTick: tableDuty(how, table) });

  /** Brands have tables made and taken away while the program runs. */
  async function leadAll(): Promise<void> {
    const known = desk.all();
    const codes = new Set(known.map(({ code }) => code));
    for (const [code, leading] of leads) {
      if (codes.has(code)) continue;
      leads.delete(code);
      await leading.stop();
    }
    if (!isLeading) return;
    for (const table of known)
      if (!leads.has(table.code) && !leadsGone.has(table.code)) leads.set(table.code, lead(table, deps));
  }

  /** A table that has gone from the sheets ends its round, and announces no other. */
  async function endGoneTables(): Promise<void> {
    // Before, tables of brands would pass for gone.
    if (!isDeskRead) return;
    const gone = await findGoneTables(
      db.pool,
      desk.all().map(({ code }) => code),
    );
    for (const [code, leading] of leadsGone) {
      if (gone.includes(code)) continue;
      leadsGone.delete(code);
      await leading.stop();
    }
    for (const code of gone) {
      if (leadsGone.has(code) || leads.has(code)) continue;
      const table = await readGoneTable(db.pool, code);
      if (table) leadsGone.set(code, lead(table, { ...deps, desk: { isLed: () => false } }));
      else log.error({ table: code }, 'a table has gone with its rules, and has a round in play');
    }
  }

  async function readDesk(): Promise<void> {
    await desk.reload();
    isDeskRead = true;
    await leadAll();
  }

  observe.countWatchers(hub.watchers);
  return {
    hub,
    desk: { ...desk, reload: readDesk },
    start() {
      background.push(repeat(lookForVoids, LOOK_FOR_VOIDS_MS, log, 'look for rounds to be made void'));
      isLeading = true;
      // Tables of the sheets wait for nothing that has to be read.
      background.push(repeat(leadAll, READ_DESK_MS, log, 'lead tables'));
      background.push(repeat(readDesk, READ_DESK_MS, log, 'read what was decided about tables'));
      background.push(repeat(endGoneTables, LOOK_FOR_GONE_MS, log, 'end tables that are gone'));
      background.push(repeat(finish, FINISH_EVERY_MS, log, 'finish bets of tables'));
    },
    async stop() {
      await Promise.all([hub.stop(), ...background.map((work) => work.stop())]);
      await finish.idle();
    },
  };
}

/** Some runs beside each other: a wallet that hangs for one vendor keeps no other's players waiting. One that is asked for beyond them comes after. */
function beside(most: number, work: () => Promise<unknown>) {
  const running = new Set<Promise<unknown>>();
  let again = false;
  const run = async (): Promise<void> => {
    if (running.size >= most) {
      again = true;
      return;
    }
    const one = work();
    running.add(one);
    try {
      await one;
    } finally {
      running.delete(one);
    }
    if (!again) return;
    again = false;
    await run();
  };
  return Object.assign(run, { idle: () => Promise.allSettled(running) });
}
