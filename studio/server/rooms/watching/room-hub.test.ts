import { expect, test } from 'vitest';
import type { RoomFrame } from '../../../room-api.ts';
import type { Database } from '../../platform/database.ts';
import { openTestStudio } from '../../test/test-studio.ts';
import { type Sitter, sitter } from '../rooms.fixture.ts';
import type { RoomRead } from './read-room.ts';
import { openRoomHub } from './room-hub.ts';

const studio = await openTestStudio();
const { db, log } = studio.studio;

test('who sits down while a table is being read is shown the table and keeps the seat', async () => {
  const one = await sitter(studio);
  const seatsRead = Promise.withResolvers<void>();
  const goesOn = Promise.withResolvers<void>();
  // Seats as they stood before the second was taken are shown after it was.
  const query = async (text: string, values: unknown[]) => {
    const read = await db.pool.query(text, values);
    if (text.includes('from studio.room_seat where')) {
      seatsRead.resolve();
      await goesOn.promise;
    }
    return read;
  };
  const hub = openRoomHub({ db: { ...db, pool: { query } } as unknown as Database, log });
  const pageOf = ({ seat }: Sitter) => {
    const frames: RoomFrame['t'][] = [];
    hub.add({ ...seat, write: ({ t }) => void frames.push(t), dismiss: () => undefined });
    return frames;
  };
  const first = pageOf(one);
  await seatsRead.promise;
  const two = await sitter(studio);
  expect(two.seat.tableId).toBe(one.seat.tableId);
  const second = pageOf(two);
  goesOn.resolve();
  await expect.poll(() => second).toEqual(['snapshot']);
  expect(first).not.toContain('left');
  await hub.stop();
});

test('what a committed move has made of a table is shown from memory, as the same bytes a reading gives; what was read meanwhile is read again', async () => {
  const one = await sitter(studio);
  let readings = 0;
  const query = (text: string, values: unknown[]) => {
    if (text.includes('from studio.room_table t where')) readings += 1;
    return db.pool.query(text, values);
  };
  const hub = openRoomHub({ db: { ...db, pool: { query } } as unknown as Database, log });
  const frames: RoomFrame[] = [];
  const write = (frame: RoomFrame, text?: string) => {
    expect(text && JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(frame)));
    frames.push(frame);
  };
  const { tableId } = one.seat;
  hub.add({ ...one.seat, write, dismiss: () => undefined });
  await expect.poll(() => frames.length).toBe(1);
  const known = hub.known(tableId) as RoomRead;
  const becomes = (read: RoomRead): RoomRead => ({
    ...read,
    seats: read.seats.map((seat) => ({ ...seat, leaving: !seat.leaving })),
  });
  const now = becomes(known);
  hub.became(tableId, known, now);
  expect(frames.at(-1)).toMatchObject({ t: 'delta', n: 2, changed: { own: { leaving: true } } });
  expect({ readings, known: hub.known(tableId) }).toEqual({ readings: 1, known: now });
  // Another has read the table since it was known: what has become of that is read.
  hub.became(tableId, known, becomes(known));
  await expect.poll(() => frames.length).toBe(3);
  expect(frames.at(-1)).toMatchObject({ t: 'delta', n: 3, changed: { own: { leaving: false } } });
  expect(readings).toBe(2);
  // While it is being read, it is read once more.
  hub.changed(tableId);
  const last = hub.known(tableId) as RoomRead;
  hub.became(tableId, last, becomes(last));
  await expect.poll(() => readings).toBe(4);
  expect(frames).toHaveLength(3);
  await hub.stop();
});
