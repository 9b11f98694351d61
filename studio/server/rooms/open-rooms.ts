import { randomUUID } from 'node:crypto';
import type { Spoken } from '../../room-api.ts';
import { ROOM_TIMES, type RoomTimes } from '../../rules/rooms/times.ts';
import { type Led, led } from '../leases/lease.ts';
import type { Leading } from '../leases/open-leases.ts';
import type { Database } from '../platform/database.ts';
import { listen } from '../platform/listen.ts';
import { repeat } from '../platform/repeat.ts';
import type { Studio } from '../studio.ts';
import { batchBets } from '../wallet/batch-bets.ts';
import { watchCompany } from './company/open-cases.ts';
import { batchMoves } from './hands/batch-moves.ts';
import { finishSeats } from './hands/finish-seats.ts';
import { knownMove } from './hands/known-move.ts';
import { type LeadingDeps, leadRoom, REST_MS } from './hands/lead-room.ts';
import { type AskedMove, takeMove } from './hands/take-move.ts';
import { PAGES_ALONE, ROOMS_CHANNEL, SHOWN_BY } from './notify-room.ts';
import type { PlayedCards } from './rows/hand-cards.ts';
import { subjectOf } from './rows/room-table.ts';
import type { SeatOfPage } from './seating/keep-seat.ts';
import type { RoomRead } from './watching/read-room.ts';
import { openRoomHub, type RoomHub } from './watching/room-hub.ts';

/** A leader looks at its clock so often. It costs next to nothing, but 500 tables at 50 ms took 60 ms of each second for it; a move does not wait for it. */
const TICK_MS = 150;
const LOOK_FOR_TABLES_MS = 1_000;
const FINISH_EVERY_MS = 1_000;
/** Company is for people to look at: a few seconds later is soon. */
const WATCH_EVERY_MS = 5_000;
/** Should a step fail, it is tried again after this. */
const AGAIN_MS = 500;

export interface OpenRooms {
  hub: RoomHub;
  /** A move of one of this process's pages. */
  takeMove(page: SeatOfPage, asked: AskedMove): Promise<void>;
  /** Leads tables whenever no other process does, and finishes what seats are owed. */
  start(): void;
  stop(): Promise<void>;
}

/** The card rooms of this process: what it leads, what it pays, what it shows. */
export function openRooms(
  studio: Studio,
  {
    leading = studio.db,
    databaseUrl,
    times = ROOM_TIMES,
  }: { leading?: Database; databaseUrl: string; times?: RoomTimes },
): OpenRooms {
  const { db, log, wallet, leases } = studio;
  const hub = openRoomHub(studio, times);
  const leads = new Map<string, Leading>();
  const dueAtMs = new Map<string, number>();
  const background: { stop(): Promise<void> }[] = [];
  let finishing: Promise<unknown> = Promise.resolve();
  const stepping = new Set<string>();
  const by = randomUUID().slice(0, 8);
  const writeMove = batchMoves({ db, log, by });
  const deps: LeadingDeps = {
    ...{ db: leading, wallet, log, times, sendBet: batchBets(wallet) },
    onOwed() {
      finishing = finishSeats({ db, wallet, log }).catch((error) =>
        log.warn({ err: error }, 'seats of hands could not be finished'),
      );
    },
  };

  async function leadAll(): Promise<void> {
    const { rows } = await db.pool.query<{ id: string }>(
      `select id from studio.room_table where state = 'open'
       union select table_id from studio.room_hand where state in ('reserving', 'opening', 'playing')`,
    );
    const known = new Set(rows.map(({ id }) => id));
    for (const [id, leader] of leads) {
      if (known.has(id)) continue;
      leads.delete(id);
      dueAtMs.delete(id);
      await leader.stop();
    }
    for (const id of known) if (!leads.has(id)) leads.set(id, lead(id));
  }

  function lead(id: string): Leading {
    let fence: bigint | undefined;
    return leases.lead(subjectOf(id), {
      tickEveryMs: TICK_MS,
      onTick: async (led) => {
        if (fence === led.fence && performance.now() < (dueAtMs.get(id) ?? 0)) return;
        fence = led.fence;
        // What happens from here on wakes it again.
        dueAtMs.set(id, performance.now() + AGAIN_MS);
        const before = dueAtMs.get(id);
        stepping.add(id);
        const waitMs = await leadRoom(deps, led, id).finally(() => stepping.delete(id));
        if (dueAtMs.get(id) === before) dueAtMs.set(id, performance.now() + waitMs);
      },
    });
  }

  function wake(id: string): void {
    if (leads.has(id)) dueAtMs.set(id, 0);
  }

  /** A move by what is in memory: one statement writes it with whatever else is moved at that moment, and pages are shown it without a look at the database. Says whether it was taken so. */
  async function takeKnown(page: SeatOfPage, asked: AskedMove, leader: Led): Promise<boolean> {
    const { tableId } = page;
    const known = hub.known(tableId);
    const move = known && knownMove(known, page, asked);
    if (!known || !move) return false;
    const taken = await writeMove({ ...move, page, led: leader, actMs: times.actMs }).catch((error) => {
      // It may be written, and this process cannot know.
      hub.changed(tableId);
      throw error;
    });
    if (!taken) return false;
    const { hand, next, step, after } = move;
    const isNew = next !== step;
    hub.became(tableId, known, {
      ...known,
      table: { ...known.table, now: taken.now },
      hand: { ...hand, step: next, dueAt: taken.dueAt, dueInMs: taken.dueAt.getTime() - taken.now.getTime() },
      cards: after,
    });
    if (!isThere(known, after)) wake(tableId);
    // A leader that rests has nothing to do before the new step's time.
    else if (isNew && !stepping.has(tableId) && (dueAtMs.get(tableId) ?? 0) > performance.now())
      dueAtMs.set(tableId, performance.now() + Math.min(times.actMs, REST_MS));
    return true;
  }

  return {
    hub,
    async takeMove(page, asked) {
      const leader = leads.get(page.tableId)?.current();
      if (leader && (await takeKnown(page, asked, leader))) return;
      // Under the leader's fence, and over connections of pages: leaders wait for none of these.
      const leading = leader && { led: led(db, leader), actMs: times.actMs };
      const hasEnded = await takeMove(db, page, asked, leading);
      // The next turn may be that of a seat that is played for at once.
      wake(page.tableId);
      if (hasEnded) deps.onOwed();
    },
    start() {
      hub.start();
      background.push(
        listen(
          { databaseUrl, log, channel: ROOMS_CHANNEL, name: 'rooms' },
          {
            notified(text) {
              const [tableId = '', seat, what] = text.split(' ');
              // By this process, which has shown it; led by it as well.
              if (seat === `${SHOWN_BY}${by}`) return;
              if (what !== undefined) return hub.said(tableId, { seat: Number(seat), what: what as Spoken });
              if (seat !== PAGES_ALONE && !seat?.startsWith(SHOWN_BY)) wake(tableId);
              hub.changed(tableId);
            },
            gap() {
              for (const tableId of leads.keys()) wake(tableId);
              hub.all();
            },
          },
        ),
        repeat(leadAll, LOOK_FOR_TABLES_MS, log, 'lead tables of rooms'),
        repeat(() => finishSeats({ db, wallet, log }), FINISH_EVERY_MS, log, 'finish seats of hands'),
        repeat(() => watchCompany({ db, log }), WATCH_EVERY_MS, log, 'watch company in rooms'),
      );
    },
    async stop() {
      await Promise.all([hub.stop(), ...background.map((work) => work.stop())]);
      await finishing;
    },
  };
}

/** Those who may act have a seat and keep it: none of them is played for at once. */
function isThere({ seats }: RoomRead, { rules, state }: PlayedCards): boolean {
  const there = new Set(seats.filter(({ leaving }) => !leaving).map(({ seat }) => seat));
  return rules.seatsToAct(state).every((seat) => there.has(seat));
}
