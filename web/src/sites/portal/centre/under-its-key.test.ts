import { expect, test } from 'vitest';
import { underItsKey } from './under-its-key.ts';

test('an address with an earlier key leads to the page of today, with its filters and what lies below', () => {
  expect(
    underItsKey('?sort=rtp&centre=member&page=bets&bets.status=open', 'bets', 'personalHistoryCopy'),
  ).toBe('?sort=rtp&centre=member&page=personalHistoryCopy&personalHistoryCopy.status=open');
});

test('filters of other pages of the centre stay theirs', () => {
  expect(underItsKey('?centre=member&page=wallet&help.at=front', 'wallet', 'transferFund')).toBe(
    '?centre=member&page=transferFund&help.at=front',
  );
});
