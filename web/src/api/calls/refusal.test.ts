import { expect, test } from 'vitest';
import { isOutcomeUncertain, isPassing, Refusal } from './refusal.ts';

test.each(['network', 'service_unavailable'] as const)('after %s the server has decided nothing', (code) => {
  expect(isPassing(new Refusal(code))).toBe(true);
  expect(isOutcomeUncertain(new Refusal(code))).toBe(true);
});

test('a server error may come after the money has moved: it is not repeated unasked, and keeps its key', () => {
  expect(isPassing(new Refusal('unknown_error'))).toBe(false);
  expect(isOutcomeUncertain(new Refusal('unknown_error'))).toBe(true);
});

test.each([
  new Refusal('amount_out_of_range'),
  new Refusal('too_many_requests'),
  new Error('unknown_error'),
  null,
])('a refusal is an answer, and what is no refusal never left: %s', (error) => {
  expect(isPassing(error)).toBe(false);
  expect(isOutcomeUncertain(error)).toBe(false);
});
