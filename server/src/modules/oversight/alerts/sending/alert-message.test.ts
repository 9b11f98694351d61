import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { alertWords } from './alert-message.ts';

const MODULES = fileURLToPath(new URL('../../../', import.meta.url));
const found = {
  ...{ what: 'opened' as const, kind: 'waiting', subject: 'waiting', rule: 'Deposits wait', threshold: 10 },
  ...{ brand: 'RIVER', facts: { count: '5', late: '2' }, since: '2026-11-29T10:00:00Z' },
  timeZone: 'Asia/Bangkok',
};

test('a message says what was found, since when on the brand’s clock, and how often', () => {
  expect(alertWords({ ...found, work: 'paid-deposits', times: '3' }, 'EN')).toEqual({
    title: '[RIVER] Deposits wait',
    text: 'Deposits said to be paid: 5, of which 2 past due. The rule allows 10 min. Since 2026-11-29 17:00. Found 3 times.',
  });
});

test.each(['EN', 'TH'] as const)(
  'every kind of work that may wait has a name in messages (%s)',
  (language) => {
    const keys = globSync('*/*/**/open-work.ts', { cwd: MODULES }).flatMap((file) =>
      [...readFileSync(MODULES + file, 'utf8').matchAll(/\bkey: '([\w-]+)'/g)].map(([, key = '']) => key),
    );
    expect(keys.length).toBeGreaterThan(20);
    const nameless = keys.filter(
      (key) =>
        key !== 'alerts' &&
        alertWords({ ...found, work: key, times: '1' }, language).text.startsWith(`${key}:`),
    );
    expect(nameless).toEqual([]);
  },
);
