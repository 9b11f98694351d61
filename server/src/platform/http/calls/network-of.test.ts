import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test('the addresses of one IPv6 line are one, those of two lines are not', () => {
  const line = networkOf('2001:db8:1:2::1');
  expect(networkOf('2001:0DB8:0001:0002:ffff:ffff:ffff:ffff')).toBe(line);
  expect(networkOf('2001:db8:1:3::1')).not.toBe(line);
});

test('IPv4 is one address, also as IPv6 writes it', () => {
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('203.0.113.7')).not.toBe(networkOf('203.0.113.8'));
});

test('text that is no address is counted unchanged', () => {
  expect(networkOf('')).toBe('');
  expect(networkOf('nonsense')).toBe('nonsense');
});
