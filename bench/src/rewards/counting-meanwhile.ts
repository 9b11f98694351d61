import { setTimeout as sleep } from 'node:timers/promises';
import { runBoards } from '../../../server/src/modules/rewards/leaderboards/ranking/run-boards.ts';
import { runProgress } from '../../../server/src/modules/rewards/missions/counting/run-progress.ts';
import { countPoints } from '../../../server/src/modules/rewards/points/earning/count-points.ts';
import type { Database } from '../../../server/src/platform/sql/database.ts';

const clock = { now: () => new Date() };
/** As the portal ticks. */
const TICKS = [
  { everyMs: 1000, run: runProgress },
  { everyMs: 5000, run: countPoints },
  { everyMs: 2000, run: runBoards },
];

/** Counts missions, points and leaderboards at the portal's pace until it is stopped; then once more. */
export function countingMeanwhile(db: Database): () => Promise<void> {
  let isOn = true;
  const all = TICKS.map(async ({ everyMs, run }) => {
    while (isOn) {
      const fromMs = performance.now();
      await run({ db, clock });
      await sleep(Math.max(0, everyMs - (performance.now() - fromMs)));
    }
    await run({ db, clock });
  });
  return async () => {
    isOn = false;
    await Promise.all(all);
  };
}
