import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { keepAlive } from '../seats/keep-alive.ts';
import { leaveSeat } from '../seats/leave-seat.ts';
import type { TakenSeat } from '../seats/sit-down.ts';
import { Hall } from './hall.ts';
import { sayHere, seatsOf } from './say-in-hall.ts';
import type { Seat } from './seat.ts';

export interface OwnSeats {
  /** Names this process in rows. */
  processId: string;
  /** Halls in which this process has seats. */
  halls: ReadonlyMap<string, Hall>;
  all(): { hall: Hall; seat: Seat }[];
  /** Puts a seat where its row says. */
  take(hall: TakenSeat & { gameCode: string; demo: boolean }, seat: Seat): Promise<Hall>;
  leave(hall: Hall, seat: Seat): Promise<void>;
  /** A player has one seat; the device that came last has it. */
  leaveOf(playerId: string): Promise<void>;
  /** Its player has sat down in another process. */
  lose(seatId: string): Promise<void>;
  /** What this process believes to have is what its rows say, or it is left. */
  keep(): Promise<void>;
}

/** The seats whose pages are of this process, and the halls they stand in. `closePacket` ends what a seat that is left was shooting from. `leading`: connections on which no player's call waits. */
export function ownSeats(
  { db, leading = db, log }: { db: Database; leading?: Database; log: Log },
  closePacket: (hall: Hall, seat: Seat) => Promise<unknown>,
): OwnSeats {
  const processId = randomUUID();
  const halls = new Map<string, Hall>();

  function all(): { hall: Hall; seat: Seat }[] {
    return [...halls.values()].flatMap((hall) => [...hall.seats.values()].map((seat) => ({ hall, seat })));
  }

  async function leave(hall: Hall, seat: Seat): Promise<void> {
    if (hall.seats.get(seat.place) === seat) {
      hall.seats.delete(seat.place);
      if (hall.seats.size === 0) halls.delete(hall.id);
      else sayHere(hall, { t: 'seats', seats: seatsOf(hall) });
      // A row that stays is taken away with the next sign of life.
      await leaveSeat(db, seat.id).catch((error) => log.warn({ err: error }, 'a seat could not be left'));
    }
    await closePacket(hall, seat);
  }

  async function dismiss(hall: Hall, seat: Seat, because: Parameters<Seat['dismiss']>[0]): Promise<void> {
    seat.dismiss(because);
    await leave(hall, seat);
  }

  return {
    ...{ processId, halls, all, leave },
    async take({ hallId: id, seed, nowMs, gameCode, demo, seats }, seat) {
      const hall = halls.get(id) ?? new Hall({ id, seed, nowMs, gameCode, demo });
      halls.set(id, hall);
      const before = hall.seats.get(seat.place);
      hall.seats.set(seat.place, seat);
      hall.others = seats.filter((one) => one.processId !== processId);
      // Its row was taken away while this process was silent.
      if (before) await dismiss(hall, before, 'lost');
      return hall;
    },
    async leaveOf(playerId) {
      for (const { hall, seat } of all())
        if (seat.session.playerId === playerId) await dismiss(hall, seat, 'seat_taken_over');
    },
    async lose(seatId) {
      for (const { hall, seat } of all())
        if (seat.id === seatId) await dismiss(hall, seat, 'seat_taken_over');
    },
    async keep() {
      const beganMs = performance.now();
      const seats = all().filter(({ seat }) => seat.satAtMs < beganMs);
      const { own, seated } = await keepAlive(leading, {
        processId,
        seats: all().map(({ seat }) => seat.id),
        players: seats.map(({ seat }) => seat.session.playerId),
      });
      for (const { hall, seat } of seats) {
        if (own.has(seat.id) || hall.seats.get(seat.place) !== seat) continue;
        await dismiss(hall, seat, seated.has(seat.session.playerId) ? 'seat_taken_over' : 'lost');
      }
    },
  };
}
