import { expect, test } from 'vitest';
import { fromWireJson, toWireJson } from './wire-json.ts';

test('the largest amount of the protocol keeps every digit, both ways', () => {
  const text = '{"amount":9223372036854775807,"is_free":false}';
  expect(toWireJson({ amount: 9_223_372_036_854_775_807n, is_free: false })).toBe(text);
  expect(fromWireJson(text)).toEqual({ amount: 9_223_372_036_854_775_807n, is_free: false });
});

test('whole numbers become bigint, others stay what they are', () => {
  expect(fromWireJson('{"a":356000,"b":-1,"c":3.5,"d":"7","e":1e3,"f":null}')).toEqual({
    a: 356_000n,
    b: -1n,
    c: 3.5,
    d: '7',
    e: 1000,
    f: null,
  });
});

test('what is no JSON is an error', () => {
  expect(() => fromWireJson('{"status":"RS_O')).toThrow();
});
