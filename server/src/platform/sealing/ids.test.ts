import { expect, test } from 'vitest';
import { newId } from './ids.ts';

test('ids are UUIDv7, unique, and in the order they were made', () => {
  const ids = Array.from({ length: 20_000 }, () => newId());
  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids].sort()).toEqual(ids);
  expect(
    ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)),
  ).toBe(true);
});

test('a clock that steps back does not break the order', () => {
  const first = newId(Date.now() + 5000);
  expect(newId(Date.now()) > first).toBe(true);
});
