import { expect, test } from 'vitest';
import { throughCdn } from './through-cdn.ts';

const GAME = 'https://games.hubx.example/play/dice?token=a%20b&lang=th#start';

test('without a CDN a game is opened at its vendor', () => {
  expect(throughCdn(GAME, 'HUBX', [])).toBe(GAME);
});

test('through a CDN only the host is another', () => {
  expect(throughCdn(GAME, 'HUBX', ['https://play.example'])).toBe(
    'https://play.example/play/dice?token=a%20b&lang=th#start',
  );
});

test('a vendor’s own CDN comes before the one for all, and carries no other vendor', () => {
  const cdns = ['https://play.example/', 'https://hubx-play.example/HUBX'];
  expect(new URL(throughCdn(GAME, 'HUBX', cdns)).host).toBe('hubx-play.example');
  expect(new URL(throughCdn(GAME, 'RIVER', cdns)).host).toBe('play.example');
  expect(throughCdn(GAME, 'RIVER', cdns.slice(1))).toBe(GAME);
});
