import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import en from '../../web/src/features/house/jobs/console/words/en.json' with { type: 'json' };
import th from '../../web/src/features/house/jobs/console/words/th.json' with { type: 'json' };

const SERVER = fileURLToPath(new URL('../../server/src', import.meta.url));

/** Every job the portal schedules, by its name beside its crontab. */
const jobs = globSync('**/*.ts', { cwd: SERVER })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => [
    ...readFileSync(`${SERVER}/${file}`, 'utf8').matchAll(/name: '([a-z-]+)',(?:\s*\/\/[^\n]*)*\s*cron: '/g),
  ])
  .map(([, name = '']) => name)
  .sort();

test('every job says in the console what it does, and no words are left of one that is gone', () => {
  expect(jobs.length).toBeGreaterThan(15);
  for (const words of [en, th]) expect(Object.keys(words.job).sort()).toEqual(jobs);
});
