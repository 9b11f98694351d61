import { setTimeout as sleep } from 'node:timers/promises';
import { runTestBoards } from '../../../server/src/modules/rewards/leaderboards/leaderboard.fixture.ts';
import { countTestMissions } from '../../../server/src/modules/rewards/missions/mission.fixture.ts';
import { countTestPoints } from '../../../server/src/modules/rewards/points/points.fixture.ts';
import type { Database } from '../../../server/src/platform/sql/database.ts';

const clock = { now: () => new Date() };
/** As the portal ticks. */
const TICKS = [
  { everyMs: 1000, run: countTestMissions },
  { everyMs: 5000, run: countTestPoints },
  { everyMs: 2000, run: runTestBoards },
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
