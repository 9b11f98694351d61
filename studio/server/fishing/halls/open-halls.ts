import type { Reaction } from '@lanna/rules/content/chat/message-shape';
import { TICK_MS } from '../../../rules/fishing/bounds.ts';
import type { FishingGame } from '../../../rules/fishing/fishing-game.ts';
import { HEARTBEAT_MS } from '../../leases/lease.ts';
import type { Database } from '../../platform/database.ts';
import { listen } from '../../platform/listen.ts';
import type { PlaySessionRow } from '../../play/session.ts';
import type { Studio } from '../../studio.ts';
import type { SendBet } from '../../wallet/batch-bets.ts';
import { markWarningSeen, refuseClosedSeat } from '../cases/player-notices.ts';
import { endProcess } from '../seats/keep-alive.ts';
import { HALLS_CHANNEL, type HallFrames, notifyFrames } from '../seats/notify-halls.ts';
import { readTaken } from '../seats/read-hall.ts';
import { sitDown } from '../seats/sit-down.ts';
import { drawQueue } from './draw-queue.ts';
import { followOthers } from './follow-others.ts';
import type { Hall } from './hall.ts';
import { ownSeats } from './own-seats.ts';
import { sayHere, sayInHall, seatsOf, stateOf } from './say-in-hall.ts';
import { giveBack, newSeat, ownOf, type Seat } from './seat.ts';
import { seatPackets } from './seat-packets.ts';
import { type Fire, shoot, showDrawn } from './shoot.ts';

/**
 * A message is what a hall costs most, so what happens in it is gathered: what became of a player's own shots goes out with every second tick, and with it what the others did; a page for which
 * there is nothing of its own is told of them with every fourth. The own shot is seen as it is pressed, without any. Halls take turns, so that ticks are alike.
 */
const OWN_EVERY_TICKS = 2;
const ALL_EVERY_TICKS = 4;
/** A second. */
const CLOCK_EVERY_TICKS = 20;
const PACKETS_LOOKED_AT_MS = 250;

type SeatPage = Pick<Seat, 'write' | 'flush' | 'dismiss'>;

export interface Halls {
  join(session: PlaySessionRow, game: FishingGame, page: SeatPage): Promise<Seated>;
  /** Those in which this process has seats, with its own seats alone. */
  list(): { gameCode: string; hallId: string; seats: number; packets: number; demo: boolean }[];
  start(): void;
  /** One step of all halls; tests call it themselves. */
  tick(): Promise<void>;
  stop(): Promise<void>;
}

export interface Seated {
  fire(shot: Fire): void;
  speak(emote: Reaction): void;
  understood(warningId: string): void;
  leave(): Promise<void>;
  nowMs(): number;
}

/**
 * The seats of halls that this process holds: a seat stands where its player's socket does, in a hall that others may hold seats of as well. It keeps no money: what is flying when the process
 * dies was never drawn, and every packet is closed from its rows, by whichever process comes first.
 */
export function openHalls(
  studio: Studio & { sendBet: SendBet; databaseUrl?: string; leading?: Database },
): Halls {
  const { db, log, databaseUrl } = studio;
  const outbox: HallFrames = [];
  const say = sayInHall(outbox);
  const queue = drawQueue(studio, {
    drawn: (shot, hits) => showDrawn(say, shot, hits),
    notDrawn: ({ seat, bullet }) => giveBack(seat, bullet, 'closed'),
  });
  const packets = seatPackets(studio, {
    drawAll: queue.draw,
    leave: (hall, seat) => own.leave(hall, seat),
  });
  const own = ownSeats(studio, packets.close);
  const others = followOthers(db, own, own.lose);
  const atTimes = {
    ...{ heartbeat: due(HEARTBEAT_MS), packets: due(PACKETS_LOOKED_AT_MS) },
  };
  let listening: { stop(): Promise<void> } | undefined;
  let ticking: NodeJS.Timeout | undefined;
  let keeping: Promise<void> | undefined;
  let ticks = 0;

  async function join(session: PlaySessionRow, game: FishingGame, page: SeatPage): Promise<Seated> {
    const { playerId } = session;
    await refuseClosedSeat(db.pool, playerId);
    const wallet = await packets.balanceOf(session);
    await own.leaveOf(playerId);
    const of = { gameCode: game.code, demo: session.demoBalance !== null };
    const name = maskedName(session);
    const taken = await sitDown(db, { ...of, processId: own.processId, playerId, name });
    const { seatId: id, place } = taken;
    const seat = newSeat({ ...page, id, place, session, game, wallet, name });
    const hall = await own.take({ ...taken, ...of }, seat);
    await welcome(hall, seat).catch(async (error) => {
      await own.leave(hall, seat);
      throw error;
    });
    return {
      fire: (shot) => shoot({ say, packets }, hall, seat, shot),
      speak: (emote) => speak(hall, seat, emote),
      understood: (warning) =>
        inBackground(markWarningSeen(db.pool, playerId, warning), 'a warning was not marked'),
      leave: () => own.leave(hall, seat),
      nowMs: () => hall.nowMs,
    };
  }

  async function welcome(hall: Hall, seat: Seat): Promise<void> {
    for (const swimmer of await readTaken(db.pool, hall.id)) hall.take(swimmer);
    seat.write({ t: 'hall', ...stateOf(hall, seat.place), own: ownOf(seat) });
    sayHere(hall, { t: 'seats', seats: seatsOf(hall) }, seat);
    await packets.sayTerms(seat);
  }

  function speak(hall: Hall, seat: Seat, emote: Reaction): void {
    if (hall.seats.get(seat.place) !== seat) return;
    if (!seat.maySpeak()) seat.write({ t: 'refused', code: 'too_soon' });
    else say(hall, { t: 'emote', place: seat.place, emote }, seat);
  }

  async function tick(): Promise<void> {
    for (const hall of own.halls.values()) {
      const { met, back } = hall.tick();
      for (const { seat, bullet, because } of back) giveBack(seat, bullet, because);
      for (const one of met) queue.push({ hall, ...one });
    }
    if (atTimes.packets()) for (const { hall, seat } of own.all()) packets.closeInTime(hall, seat);
    flush();
    if (own.halls.size > 0 && !keeping && atTimes.heartbeat())
      keeping = own
        .keep()
        .catch((error) => log.warn({ err: error }, 'seats of halls could not be kept'))
        .finally(() => {
          keeping = undefined;
        });
    const frames = outbox.splice(0);
    if (frames.length > 0)
      inBackground(
        notifyFrames(db.pool, own.processId, frames),
        'other processes were not notified of halls',
      );
    await queue.drawIfIdle();
  }

  function flush(): void {
    ticks += 1;
    let at = ticks;
    for (const hall of own.halls.values()) {
      // It is old once it waits: it goes out as it is said.
      if (at % CLOCK_EVERY_TICKS === 0)
        sayHere(hall, { t: 'clock', nowMs: hall.nowMs, gone: [...hall.gone] });
      if (at % ALL_EVERY_TICKS === 0) for (const seat of hall.seats.values()) seat.flush?.();
      else if (at % OWN_EVERY_TICKS === 0) for (const seat of hall.seats.values()) seat.flush?.('own');
      at += 1;
    }
  }

  function inBackground(work: Promise<void>, failure: string): void {
    work.catch((error) => log.warn({ err: error }, failure));
  }

  return {
    join,
    tick,
    list: () => [...own.halls.values()].map(lineOf),
    start() {
      if (databaseUrl !== undefined)
        listening ??= listen(
          { databaseUrl, log, channel: HALLS_CHANNEL, name: 'fishing' },
          {
            notified: (payload) =>
              inBackground(others.notified(payload), 'a notice of halls was not followed'),
            gap: () => inBackground(others.gap(), 'halls were not read again'),
          },
        );
      ticking ??= setInterval(() => inBackground(tick(), 'a tick of halls failed'), TICK_MS);
    },
    async stop() {
      clearInterval(ticking);
      await listening?.stop();
      await Promise.all(own.all().map(({ hall, seat }) => own.leave(hall, seat)));
      await queue.settled();
      await keeping;
      await endProcess(db, own.processId).catch((error) => log.warn({ err: error }, 'seats were not left'));
    },
  };
}

/** True once in so many milliseconds. */
function due(everyMs: number): () => boolean {
  let lastMs = Number.NEGATIVE_INFINITY;
  return () => {
    const nowMs = performance.now();
    if (nowMs - lastMs < everyMs) return false;
    lastMs = nowMs;
    return true;
  };
}

function lineOf({ id: hallId, gameCode, demo, seats }: Hall) {
  const packets = [...seats.values()].filter(({ packet }) => packet).length;
  return { gameCode, hallId, demo, seats: seats.size, packets };
}

/** Others see that the cannon is taken, and hardly who has it. */
function maskedName({ walletUser }: PlaySessionRow): string {
  return walletUser === null ? '—' : `${walletUser.slice(0, 1)}•••${walletUser.slice(-1)}`;
}
