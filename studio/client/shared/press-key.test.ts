import { expect, test } from 'vitest';
import { spinRequest } from '../../play-api.ts';
import { newPressKey } from './press-key.ts';

test('every press has a key of its own, in the form the studio accepts', () => {
  const keys = Array.from({ length: 200 }, newPressKey);
  expect(new Set(keys).size).toBe(keys.length);
  for (const idempotencyKey of keys) {
    expect(spinRequest.safeParse({ stake: '1.00', idempotencyKey }).success).toBe(true);
  }
});
