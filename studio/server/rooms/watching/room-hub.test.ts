import { expect, test } from 'vitest';
import type { RoomFrame } from '../../../room-api.ts';
import type { Database } from '../../platform/database.ts';
import { openTestStudio } from '../../test/test-studio.ts';
import { type Sitter, sitter } from '../rooms.fixture.ts';
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
