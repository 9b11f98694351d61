import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { openLog } from './log.ts';

test('personal data is kept out of the log, also when code logs it by mistake', () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = openLog('info', sink);
  log.info({ username: 'somchai', token: 'secret-token', nested: { password: 'hunter2' } }, 'oops');
  expect(lines.join('')).toContain('oops');
  expect(lines.join('')).not.toMatch(/somchai|secret-token|hunter2/);
});
