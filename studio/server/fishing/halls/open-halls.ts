import { randomUUID } from 'node:crypto';
import type { Reaction } from '@lanna/rules/content/chat/message-shape';
import { formatMoney, parseMoney } from '@lanna/rules/money';
import type { FishingRequest } from '../../../fishing-api.ts';
import { HINT_MAX_MS, TICK_MS } from '../../../rules/fishing/bounds.ts';
import type { FishingGame } from '../../../rules/fishing/fishing-game.ts';
import { HEARTBEAT_MS } from '../../leases/lease.ts';
import { listen } from '../../platform/listen.ts';
import type { PlaySessionRow } from '../../play/session.ts';
import type { Studio } from '../../studio.ts';
import type { SendBet } from '../../wallet/batch-bets.ts';
import { markWarningSeen, refuseClosedSeat } from '../cases/player-notices.ts';
import type { DrawnHit } from '../packets/draw-hits.ts';
import { endProcess, keepAlive } from '../seats/keep-alive.ts';
import { leaveSeat } from '../seats/leave-seat.ts';
import { HALLS_CHANNEL, type HallFrames, notifyFrames } from '../seats/notify-halls.ts';
import { readTaken } from '../seats/read-hall.ts';
import { sitDown, type TakenSeat } from '../seats/sit-down.ts';
import { newBullet } from './bullet.ts';
import { drawQueue, type MetShot } from './draw-queue.ts';
import { followOthers } from './follow-others.ts';
import { Hall } from './hall.ts';
import { sayHere, sayInHall, seatsOf, stateOf } from './say-in-hall.ts';
import { giveBack, newSeat, ownOf, type Seat } from './seat.ts';
import { seatPackets } from './seat-packets.ts';

const CLOCK_EVERY_MS = 1_000;

type Fire = Extract<FishingRequest, { t: 'fire' }>;

export interface Halls {
  join(session: PlaySessionRow, game: FishingGame, page: Pick<Seat, 'write' | 'dismiss'>): Promise<Seated>;
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
export function openHalls(studio: Studio & { sendBet: SendBet; databaseUrl?: string }): Halls {
  const { db, log } = studio;
  const processId = randomUUID();
  const halls = new Map<string, Hall>();
  const outbox: HallFrames = [];
  const say = sayInHall(outbox);
  const queue = drawQueue(studio, {
    drawn: show,
    notDrawn: ({ seat, bullet }) => giveBack(seat, bullet, 'closed'),
  });
  const packets = seatPackets(studio, { drawAll: queue.draw, leave });
  const others = followOthers(db, { processId, halls }, takeOver);
  let listening: { stop(): Promise<void> } | undefined;
  let ticking: NodeJS.Timeout | undefined;
  let saidAtMs = 0;
  let keptAtMs = 0;
  let keeping: Promise<void> | undefined;

  async function join(
    session: PlaySessionRow,
    game: FishingGame,
    page: Pick<Seat, 'write' | 'dismiss'>,
  ): Promise<Seated> {
    const { playerId } = session;
    const demo = session.demoBalance !== null;
    await refuseClosedSeat(db.pool, playerId);
    const wallet = await packets.balanceOf(session);
    await takeOver(playerId);
    const name = maskedName(session);
    const taken = await sitDown(db, { processId, playerId, gameCode: game.code, demo, name });
    const { place, seatId: id } = taken;
    const hall = hallOf(taken, { gameCode: game.code, demo });
    const seat = newSeat({ ...page, id, place, session, game, wallet, name });
    const before = hall.seats.get(place);
    hall.seats.set(place, seat);
    hall.others = taken.seats.filter((one) => one.processId !== processId);
    try {
      // Its row was taken away while this process was silent.
      if (before) await lose(hall, before);
      for (const swimmer of await readTaken(db.pool, hall.id)) hall.take(swimmer);
      seat.write({ t: 'hall', ...stateOf(hall, place), own: ownOf(seat) });
      sayHere(hall, { t: 'seats', seats: seatsOf(hall) }, seat);
      await packets.sayTerms(seat);
    } catch (error) {
      await leave(hall, seat);
      throw error;
    }
    return {
      fire: (shot) => fire(hall, seat, shot),
      speak: (emote) => speak(hall, seat, emote),
      understood: (warning) => {
        markWarningSeen(db.pool, playerId, warning).catch((error) =>
          log.warn({ err: error }, 'a warning could not be marked as read'),
        );
      },
      leave: () => leave(hall, seat),
      nowMs: () => hall.nowMs,
    };
  }

  function hallOf({ hallId: id, seed, nowMs }: TakenSeat, of: { gameCode: string; demo: boolean }): Hall {
    const hall = halls.get(id) ?? new Hall({ id, seed, nowMs, ...of });
    halls.set(id, hall);
    return hall;
  }

  /** A player has one seat; the device that came last has it. */
  async function takeOver(playerId: string): Promise<void> {
    for (const { hall, seat } of allSeats())
      if (seat.session.playerId === playerId) {
        seat.dismiss('seat_taken_over');
        await leave(hall, seat);
      }
  }

  async function lose(hall: Hall, seat: Seat): Promise<void> {
    seat.dismiss('lost');
    await leave(hall, seat);
  }

  function allSeats(): { hall: Hall; seat: Seat }[] {
    return [...halls.values()].flatMap((hall) => [...hall.seats.values()].map((seat) => ({ hall, seat })));
  }

  function fire(hall: Hall, seat: Seat, shot: Fire): void {
    const bet = parseMoney(shot.bet);
    if (hall.seats.get(seat.place) !== seat) return;
    if (bet === undefined || !seat.game.bets.includes(shot.bet)) {
      seat.write({ t: 'refused', code: 'invalid_input' });
      return;
    }
    const because = whyNot(hall, seat, { ...shot, bet });
    if (because) {
      seat.write({ t: 'back', n: shot.n, because, own: ownOf(seat) });
      if (because === 'pace') seat.packet?.tally.tooFast();
      if (because === 'opening') packets.reopen(hall, seat, bet);
      return;
    }
    launch(hall, seat, { ...shot, bet });
  }

  function launch(hall: Hall, seat: Seat, { n, angle, weapon, lock, bet, at }: Shot): void {
    const { packet, place } = seat;
    if (!packet) return;
    packet.left -= bet;
    packet.shots += 1;
    packet.lastShotMs = performance.now();
    packet.tally.fired({ angle, lock });
    const shot = packet.shots;
    hall.fire(seat, newBullet(place, { n, angle, weapon, lock, bet, packetId: packet.id, shot }));
    // A page's word for its own time moves only how its shot is drawn.
    const atMs = Math.min(hall.nowMs, Math.max(hall.nowMs - HINT_MAX_MS, Math.floor(at)));
    say(hall, { t: 'shot', place, n, atMs, angle, weapon, ...(lock !== undefined && { lock }) }, seat);
  }

  function show({ hall, seat, bullet }: MetShot, drawn: readonly DrawnHit[]): void {
    for (const { swimmer, multiple, payout } of drawn) {
      if (multiple === 0) continue;
      hall.take(swimmer);
      // Won in this packet, and part of what the player has; it is shot from no more.
      seat.wallet += payout;
      say(hall, { t: 'kill', place: seat.place, swimmer, multiple }, seat);
    }
    seat.write({
      t: 'hits',
      hits: drawn.map(({ swimmer, multiple, payout }) => ({
        ...{ n: bullet.n, swimmer, multiple, payout: formatMoney(payout) },
      })),
      own: ownOf(seat),
    });
  }

  function speak(hall: Hall, seat: Seat, emote: Reaction): void {
    if (hall.seats.get(seat.place) !== seat) return;
    if (!seat.maySpeak()) seat.write({ t: 'refused', code: 'too_soon' });
    else say(hall, { t: 'emote', place: seat.place, emote }, seat);
  }

  async function leave(hall: Hall, seat: Seat): Promise<void> {
    if (hall.seats.get(seat.place) === seat) {
      hall.seats.delete(seat.place);
      if (hall.seats.size === 0) halls.delete(hall.id);
      else sayHere(hall, { t: 'seats', seats: seatsOf(hall) });
      // A seat whose row stays is free once this process says nothing more of it.
      await leaveSeat(db, seat.id).catch((error) => log.warn({ err: error }, 'a seat could not be left'));
    }
    await packets.close(hall, seat);
  }

  async function tick(): Promise<void> {
    for (const hall of halls.values()) {
      const { met, back } = hall.tick();
      for (const { seat, bullet, because } of back) giveBack(seat, bullet, because);
      for (const { seat, bullet, targets } of met) {
        const { packetId, shot, weapon } = bullet;
        const hits = targets.map(({ swimmer, cost }) => ({
          ...{ packetId, shot, weapon, fish: swimmer.kind.code, swimmer: swimmer.id, cost },
        }));
        queue.push({ hall, seat, bullet, hits });
      }
      for (const seat of hall.seats.values()) packets.closeInTime(hall, seat);
    }
    const nowMs = performance.now();
    if (nowMs - saidAtMs >= CLOCK_EVERY_MS) {
      saidAtMs = nowMs;
      for (const hall of halls.values())
        sayHere(hall, { t: 'clock', nowMs: hall.nowMs, gone: [...hall.gone] });
    }
    if (nowMs - keptAtMs >= HEARTBEAT_MS && !keeping && halls.size > 0) {
      keptAtMs = nowMs;
      keeping = keepSeats()
        .catch((error) => log.warn({ err: error }, 'seats of halls could not be kept'))
        .finally(() => {
          keeping = undefined;
        });
    }
    sendOut();
    await queue.drawIfIdle();
  }

  function sendOut(): void {
    const frames = outbox.splice(0);
    if (frames.length > 0)
      notifyFrames(db.pool, processId, frames).catch((error) =>
        log.warn({ err: error }, 'other processes could not be notified of halls'),
      );
  }

  /** What this process believes to have is what its rows say, or it is left. */
  async function keepSeats(): Promise<void> {
    const beganMs = performance.now();
    const seats = allSeats().filter(({ seat }) => seat.satAtMs < beganMs);
    const players = seats.map(({ seat }) => seat.session.playerId);
    const { own, seated } = await keepAlive(db, { processId, players });
    for (const { hall, seat } of seats) {
      if (own.has(seat.id) || hall.seats.get(seat.place) !== seat) continue;
      seat.dismiss(seated.has(seat.session.playerId) ? 'seat_taken_over' : 'lost');
      await leave(hall, seat);
    }
  }

  return {
    join,
    tick,
    list: () =>
      [...halls.values()].map((hall) => ({
        ...{ gameCode: hall.gameCode, hallId: hall.id, demo: hall.demo, seats: hall.seats.size },
        packets: [...hall.seats.values()].filter(({ packet }) => packet).length,
      })),
    start() {
      if (studio.databaseUrl !== undefined)
        listening ??= listen(
          { databaseUrl: studio.databaseUrl, log, channel: HALLS_CHANNEL, name: 'fishing' },
          {
            notified: (payload) => followed(others.notified(payload)),
            gap: () => followed(others.gap()),
          },
        );
      ticking ??= setInterval(() => {
        tick().catch((error) => log.warn({ err: error }, 'a tick of halls failed'));
      }, TICK_MS);
    },
    async stop() {
      clearInterval(ticking);
      await Promise.all(allSeats().map(({ hall, seat }) => leave(hall, seat)));
      await queue.settled();
      await keeping;
      await listening?.stop();
      await endProcess(db, processId).catch((error) => log.warn({ err: error }, 'seats could not be left'));
    },
  };

  function followed(work: Promise<void>): void {
    work.catch((error) => log.warn({ err: error }, 'what another process notified could not be followed'));
  }
}

type Shot = Omit<Fire, 'bet'> & { bet: bigint };

function whyNot(hall: Hall, seat: Seat, { lock, bet }: Shot): 'pace' | 'gone' | 'opening' | undefined {
  if (!seat.mayFire()) return 'pace';
  if (lock !== undefined && !hall.swimmer(lock)) return 'gone';
  const { packet } = seat;
  if (!packet || packet.left < bet || packet.closesAtMs <= performance.now()) return 'opening';
  // A bet that its terms do not know is another packet's.
  if (bet < packet.minBet || bet > packet.maxBet) return 'opening';
  return undefined;
}

/** Others see that the cannon is taken, and hardly who has it. */
function maskedName({ walletUser }: PlaySessionRow): string {
  return walletUser === null ? '—' : `${walletUser.slice(0, 1)}•••${walletUser.slice(-1)}`;
}
