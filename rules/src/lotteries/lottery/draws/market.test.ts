import { expect, test } from 'vitest';
import { GAMES, gameOf } from '../games.ts';
import { canBeFollowed, drawsADay, MARKET_ZONES, marketOf } from './market.ts';

const game = (code: string) => {
  const found = gameOf(code);
  if (!found) throw new Error(code);
  return found;
};

test('each lottery is in one market, those of Vietnam by their region', () => {
  const of = (code: string) => marketOf(game(code));
  expect(of('THAI')).toBe('sea');
  expect(of('STOCK_JP')).toBe('sea');
  expect(of('VN_NORTH')).toBe('vn_north');
  expect(of('VN_NORTH_5M')).toBe('vn_north');
  expect(of('VN_HUE')).toBe('vn_central');
  expect(of('VN_HCM')).toBe('vn_south');
  expect(of('VN_SOUTH_5M')).toBe('vn_south');
  expect(of('SSC_20M')).toBe('china');
  expect(of('LHC')).toBe('china');
  expect(of('KENO_1M')).toBe('electronic');
  for (const each of GAMES) expect(MARKET_ZONES).toHaveProperty(marketOf(each));
});

test('a lottery with at most a hundred draws a day can be followed: Yeekee and those every quarter of an hour can', () => {
  expect(drawsADay(game('YEEKEE'))).toBe(88);
  for (const code of ['YEEKEE', 'HANOI_15M', 'SSC_20M', 'THAI', 'VN_HCM', 'LHC'])
    expect(canBeFollowed(game(code))).toBe(true);
  for (const code of ['SSC_1M', 'SSC_5M', 'PK10_5M', 'KENO_1M'])
    expect(canBeFollowed(game(code))).toBe(false);
});
