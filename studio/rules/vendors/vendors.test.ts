import { describe, expect, test } from 'vitest';
import { isSlot } from '../game.ts';
import { gameOfCode } from '../slot/games.ts';
import { VENDOR_LOGOS } from './vendor-logos.ts';
import { gameOfVendor, STUDIO_VENDORS, vendorOfCode } from './vendors.ts';

describe.each(STUDIO_VENDORS)('$code', ({ code, name, path, groups, games }) => {
  test('has games, and a group for each of them', () => {
    expect(games.length).toBeGreaterThan(0);
    expect([...new Set(games.map(({ category }) => category))].toSorted()).toEqual([...groups].toSorted());
  });

  test('is registered under a code operators can type, and stands below an address of its own', () => {
    expect(code).toMatch(/^[A-Z][A-Z0-9_]{1,19}$/);
    expect(path).toMatch(/^(\/[a-z][a-z-]*)?$/);
    expect(vendorOfCode(code)?.name).toBe(name);
  });

  test('has a sign of its own, which is light and draws nothing from elsewhere', () => {
    const logo = VENDOR_LOGOS[code];
    expect(logo?.emblem).toMatch(/^(<path [^<>]+\/>)+$/);
    expect(logo?.emblem).not.toMatch(/href|url\((?!#emblem\))/);
    expect(logo?.emblem.length).toBeLessThan(1500);
    const others = Object.entries(VENDOR_LOGOS).filter(([other]) => other !== code);
    for (const [, other] of others) expect(other.emblem).not.toBe(logo?.emblem);
  });

  test('opens its own games alone', () => {
    for (const game of games) expect(gameOfVendor(code, game.code)).toBe(game);
    const others = STUDIO_VENDORS.filter((vendor) => vendor.code !== code).flatMap((vendor) => vendor.games);
    for (const game of others) expect(gameOfVendor(code, game.code)).toBeUndefined();
  });
});

test('codes, names, addresses and codes of games are there once over all vendors', () => {
  for (const list of [
    STUDIO_VENDORS.map(({ code }) => code),
    STUDIO_VENDORS.map(({ name }) => name),
    STUDIO_VENDORS.map(({ path }) => path),
    STUDIO_VENDORS.flatMap(({ games }) => games.map(({ code }) => code)),
  ])
    expect(new Set(list).size).toBe(list.length);
});

test('every slot a receipt may name belongs to a vendor', () => {
  const slots = STUDIO_VENDORS.flatMap(({ games }) => games).filter(isSlot);
  expect(slots.length).toBeGreaterThan(3);
  for (const game of slots) expect(gameOfCode(game.code)).toBe(game);
});

test('no vendor stands where another program of the studio answers', () => {
  const taken = [
    '/play',
    '/play-api',
    '/play-assets',
    '/back-office',
    '/back-office-api',
    '/game',
    '/fair',
    '/launch',
    '/metrics',
    '/healthz',
    '/readyz',
  ];
  for (const { path } of STUDIO_VENDORS) expect(taken).not.toContain(path);
});
