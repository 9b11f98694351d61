import { expect, test } from 'vitest';
import { visitorPlaces } from './visitor-places.ts';

test('an address gets so many places and no more, and a place given back is free again', () => {
  const places = visitorPlaces({ byAddress: 2, total: 10 });
  const leave = places.take('10.0.0.1');
  expect(places.take('10.0.0.1')).toBeDefined();
  expect(places.take('10.0.0.1')).toBeUndefined();
  expect(places.take('10.0.0.2')).toBeDefined();
  leave?.();
  leave?.();
  expect(places.take('10.0.0.1')).toBeDefined();
  expect(places.take('10.0.0.1')).toBeUndefined();
});

test('all addresses together have a limit too', () => {
  const places = visitorPlaces({ byAddress: 2, total: 3 });
  const given = ['a', 'a', 'b', 'b', 'c'].map((address) => places.take(address) !== undefined);
  expect(given).toEqual([true, true, true, false, false]);
});

test('all addresses of one IPv6 line count as one, and an IPv4-mapped IPv6 address counts as IPv4', () => {
  const places = visitorPlaces({ byAddress: 1, total: 10 });
  expect(places.take('2403:6200:8810:1::1')).toBeDefined();
  expect(places.take('2403:6200:8810:1:ffff::2')).toBeUndefined();
  expect(places.take('2403:6200:8810:2::1')).toBeDefined();
  expect(places.take('::ffff:171.96.0.1')).toBeDefined();
  expect(places.take('171.96.0.1')).toBeUndefined();
});
