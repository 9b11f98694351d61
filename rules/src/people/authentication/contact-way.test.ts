import { expect, test } from 'vitest';
import { isContact } from './contact-way.ts';

test.each([
  ['phone', '081-234 5678', true],
  ['phone', '+66 81 234 5678', true],
  ['phone', '12345', false],
  ['phone', '0812345678901234', false],
  ['phone', 'call me', false],
  ['email', ' nok@example.com ', true],
  ['email', 'nok@example', false],
  ['email', '<nok@example.com>', false],
  ['line', '@nok.market', true],
  ['line', 'nok market', false],
  ['line', 'nok\u200b', false],
  ['telegram', '@nok_market', true],
  ['telegram', 'nok', false],
  ['telegram', 'javascript:alert(1)', false],
] as const)('%s: %j is %s', (way, text, taken) => {
  expect(isContact(way, text)).toBe(taken);
});
