import { expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

test('what is JSON is read', () => {
  expect(parseJson('{"a":[1,null]}')).toEqual({ a: [1, null] });
  expect(parseJson('null')).toBeNull();
});

test.each(['', '{', '{"a":1}x', 'undefined', "{'a':1}", '\0', '['.repeat(100_000)])(
  'what is no JSON is undefined: %#',
  (text) => {
    expect(parseJson(text)).toBeUndefined();
  },
);
