import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { RIVER, readerOn, startPushProcess, until } from './channels.fixture.ts';
import { missedFrames } from './kept-frames.ts';
import { BEHIND_MAX_BYTES } from './slow-readers.ts';

const { url, db } = await testDatabase();
const process = await startPushProcess({ db, url });
afterAll(() => process.close());
const WIDE = 'x'.repeat(2000);
const FRAME_BYTES = 2100;

/** Frames until a reader who takes none has some left out. */
async function publishUntilLeftOut() {
  let mostBehind = 0;
  for (let sent = 0; sent < 20_000; sent += 100) {
    for (let n = 0; n < 100; n++) process.publisher.publish(RIVER, 'board', WIDE);
    await process.publisher.sent();
    await new Promise((done) => setTimeout(done, 1));
    mostBehind = Math.max(mostBehind, process.mostBehind());
    if (process.hub.figures().some(({ drops }) => drops > 500)) return mostBehind;
  }
  throw new Error('nothing was left out');
}

test('a reader that never reads is bounded, the others get all; once it reads it is told to resume, and has missed nothing', async () => {
  const stopped = await readerOn(process.port, { channels: ['board'] });
  const quick = await readerOn(process.port, { channels: ['board'] });
  stopped.socket.pause();
  const mostBehind = await publishUntilLeftOut();
  expect(mostBehind).toBeGreaterThan(BEHIND_MAX_BYTES / 2);
  expect(mostBehind).toBeLessThan(BEHIND_MAX_BYTES + 2 * FRAME_BYTES);
  const { number } = await missedFrames(db.kysely, { brandId: RIVER, channel: 'board', after: 0 });
  await until(() => quick.numbers('board').at(-1) === number);
  expect(quick.numbers('board')).toEqual(Array.from({ length: number }, (_, at) => at + 1));

  stopped.socket.resume();
  await until(() => stopped.notices.at(-1)?.type === 'resume');
  expect(stopped.notices.filter(({ type }) => type === 'resume')).toEqual([
    { type: 'resume', channels: ['board'] },
  ]);
  const known = stopped.numbers('board').at(-1) ?? 0;
  expect(stopped.numbers('board')).toEqual(Array.from({ length: known }, (_, at) => at + 1));
  // It was away for more than is kept: the call says so, and from there on nothing is missing.
  const missed = await missedFrames(db.kysely, { brandId: RIVER, channel: 'board', after: known });
  expect(missed).toEqual({ number, frames: undefined });
  process.publisher.publish(RIVER, 'board', 'after it');
  await until(() => stopped.numbers('board').at(-1) === number + 1);
});
