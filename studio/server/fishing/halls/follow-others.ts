import type { Database } from '../../platform/database.ts';
import { type HallFrames, readNotice } from '../seats/notify-halls.ts';
import { readSeats, readTaken } from '../seats/read-hall.ts';
import type { Hall } from './hall.ts';
import { sayHere, seatsOf } from './say-in-hall.ts';

/** Carries out what other processes notify of the halls in which this one has seats. */
export function followOthers(
  db: Database,
  { processId, halls }: { processId: string; halls: ReadonlyMap<string, Hall> },
  dismiss: (seatId: string) => Promise<void>,
) {
  async function readSeatsOf(id: string): Promise<void> {
    const hall = halls.get(id);
    if (!hall) return;
    const seats = await readSeats(db.pool, id);
    hall.others = seats.filter((seat) => seat.processId !== processId);
    sayHere(hall, { t: 'seats', seats: seatsOf(hall) });
  }

  function show(frames: HallFrames): void {
    for (const [id, frame] of frames) {
      const hall = halls.get(id);
      if (!hall) continue;
      if (frame.t === 'kill') hall.take(frame.swimmer);
      sayHere(hall, frame);
    }
  }

  return {
    async notified(payload: string): Promise<void> {
      const notice = readNotice(payload);
      if ('seats' in notice) for (const id of notice.seats) await readSeatsOf(id);
      else if ('dismissed' in notice) await dismiss(notice.dismissed);
      else if (notice.from !== processId) show(notice.frames);
    },
    /** Something may have been missed: rows know who sits and who was taken. */
    async gap(): Promise<void> {
      for (const hall of halls.values()) {
        await readSeatsOf(hall.id);
        for (const swimmer of await readTaken(db.pool, hall.id)) hall.take(swimmer);
      }
    },
  };
}
