import { expect, test } from 'vitest';
import { SESSION_LONGEST_MS } from './play/session.ts';
import { purgeExpired } from './purge-expired.ts';
import { newPlayer, openAs } from './test/player.ts';
import { demoMessage, openTestStudio } from './test/test-studio.ts';

const studio = await openTestStudio();
const { db } = studio.studio;

test('demo players are deleted after two days with all their rows, real players and their rounds never', async () => {
  const demo = await openAs(studio, 'visitor', demoMessage());
  await demo.spin();
  const player = await newPlayer(studio);
  await player.spin();

  await purgeExpired(studio.studio);
  expect(await counts()).toEqual({ players: 2, rounds: 2, sessions: 2 });
  studio.clock.advance(SESSION_LONGEST_MS + 1);
  await purgeExpired(studio.studio);
  expect(await counts()).toEqual({ players: 2, rounds: 2, sessions: 0 });
  studio.clock.advance(2 * 24 * 3_600_000);
  await purgeExpired(studio.studio);
  expect(await counts()).toEqual({ players: 1, rounds: 1, sessions: 0 });
});

async function counts() {
  const { rows } = await db.pool.query(
    `select (select count(*)::int from studio.player) as players, (select count(*)::int from studio.round) as rounds,
       (select count(*)::int from studio.play_session) as sessions`,
  );
  return rows[0];
}
