import { expect, test } from 'vitest';
import { asStudio, newDatabase } from '../test/test-studio.ts';
import { type LeaderProcess, makeNotes, startLeader } from './leader-process.factory.ts';

/** A twentieth of it by `npm test`, as in `server/src/platform/testing/test-size.ts`, which the studio does not import. */
const KILLS = process.env['SOAK'] ? 50 : 3;
const TAKEN_OVER_WITHIN_MS = 3000;

test(`a leader killed ${KILLS} times is followed within three seconds`, { timeout: 600_000 }, async () => {
  const ownerUrl = await newDatabase();
  await makeNotes(ownerUrl);
  const start = async (): Promise<LeaderProcess> => {
    const leader = startLeader(asStudio(ownerUrl), 'hall:kills');
    await leader.said('ready');
    return leader;
  };
  let leader = await start();
  let { fence } = await leader.said('leads');
  const tookMs: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const next = await start();
    // Anywhere between two heartbeats.
    await new Promise((resolve) => setTimeout(resolve, (kill * 137) % 1000));
    leader.child.kill('SIGKILL');
    const killedAtMs = performance.now();
    const taken = await next.said('leads');
    tookMs.push(taken.atMs - killedAtMs);
    expect(taken.fence).toBe(fence + 1n);
    fence = taken.fence;
    leader = next;
  }
  const sorted = tookMs.toSorted((a, b) => a - b);
  const [least, median, most] = [0, Math.floor(KILLS / 2), KILLS - 1].map((at) =>
    Math.round(sorted[at] ?? 0),
  );
  process.stdout.write(
    `takeover of ${KILLS} kills: least ${least} ms, median ${median} ms, most (p99) ${most} ms\n`,
  );
  expect(most).toBeLessThanOrEqual(TAKEN_OVER_WITHIN_MS);
});
