import { expect, test } from 'vitest';
import {
  cockfightDoor,
  cockfightVendor,
  hasCockfight,
  type Lanes,
  type VendorCard,
  vendorDoor,
  vendorGameList,
  vendorsInMenu,
} from './open-vendor.ts';

const card = (of: Partial<VendorCard>): VendorCard => ({
  vassalage: 'RIVER',
  code: 'RIVER',
  gameType: 'LIVE',
  defaultPlayType: 'main',
  defaultGameId: '42',
  displayName: 'River',
  isHot: false,
  isGame: 'GAME',
  accountTypeName: 'SEAMLESS',
  games: 1,
  ...of,
});

test('sports and e-lottery open their game, for members', () => {
  for (const gameType of ['SPORTS', 'ELOTT'] as const)
    expect(vendorDoor(card({ gameType }))).toEqual({ href: '/game?game=42', membersOnly: true });
});

test('games of the house itself are played on the page of their category', () => {
  const own = { accountTypeName: 'OWN', isGame: 'VASSALAGE' } as const;
  expect(vendorDoor(card({ ...own, gameType: 'ELOTT' }))).toEqual({ href: '/elott', membersOnly: false });
  expect(vendorDoor(card({ ...own, gameType: 'LOTT' }))).toEqual({ href: '/lottery', membersOnly: false });
});

test('beside the page of the house’s own electronic lotteries stands the list of its games; no other door has one beside it', () => {
  const own = { accountTypeName: 'OWN', vassalage: 'ELOTT', gameType: 'ELOTT' } as const;
  expect(vendorGameList(card({ ...own, isGame: 'VASSALAGE' }))).toBe('?dialog=vendor&about=ELOTT');
  expect(vendorGameList(card({ ...own, isGame: 'GAME' }))).toBeUndefined();
  expect(vendorGameList(card({ gameType: 'SPORTS', isGame: 'VASSALAGE' }))).toBeUndefined();
});

test('a category drops eleven vendors at most, the first of them, and none of another category', () => {
  const many = Array.from({ length: 14 }, (_, at) => card({ code: `V${at}` }));
  const lanes: Lanes = [
    { title: 'RNG', cards: many },
    { title: 'LIVE', cards: [card({ code: 'ONE' })] },
  ];
  expect(vendorsInMenu(lanes, 'RNG').map(({ code }) => code)).toEqual(
    many.slice(0, 11).map(({ code }) => code),
  );
  expect(vendorsInMenu(lanes, 'LIVE').map(({ code }) => code)).toEqual(['ONE']);
  expect(vendorsInMenu(lanes, 'FISH')).toEqual([]);
});

test('slots begin at the vendor’s own, other vendors on the page of their category', () => {
  expect(vendorDoor(card({ gameType: 'RNG' }))).toEqual({ href: '/rng?page=RIVER', membersOnly: false });
  expect(vendorDoor(card({ gameType: 'LIVE' }))).toEqual({ href: '/live?page=RIVER', membersOnly: false });
  expect(vendorDoor(card({ gameType: 'LOTT' }))).toEqual({ href: '/lottery?page=RIVER', membersOnly: false });
});

test('a vendor with several games to open shows a list of them, over the page one is on', () => {
  expect(vendorDoor(card({ gameType: 'SPORTS', isGame: 'VASSALAGE' }))).toEqual({
    href: '?dialog=vendor&about=RIVER',
    membersOnly: false,
  });
});

test('the cockfight has an entry under a vendor SV3 of sports, and opens at once', () => {
  const lanes = (title: 'SPORTS' | 'LIVE', code: string): Lanes => [{ title, cards: [card({ code })] }];
  expect(hasCockfight(lanes('SPORTS', 'SV3'))).toBe(true);
  expect(hasCockfight(lanes('SPORTS', 'SV2'))).toBe(false);
  expect(hasCockfight(lanes('LIVE', 'SV3'))).toBe(false);
  const found = cockfightVendor(lanes('SPORTS', 'SV3'));
  expect(found && cockfightDoor(found).href).toBe('/game?game=42');
});
