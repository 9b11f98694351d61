import type { VendorGroup } from '@lanna/contract/play/catalogue/catalogue';

export interface Category {
  gameType: VendorGroup;
  /** Key of its name in the bundles of the browser. */
  name: string;
  /** On the wire beside the key. */
  enName: string;
  page: string;
  /** Points for every 100 units staked (specification, section 9); nothing is named for the lotteries. */
  point: string;
  /** A vendor with one game is opened straight from the menu, one with more shows a list first. */
  direct: boolean;
}

/** In the order of the navigation. */
export const CATEGORIES: readonly Category[] = [
  { gameType: 'ELOTT', name: 'elott', enName: 'E-lottery', page: '/elott', point: '0.00', direct: true },
  { gameType: 'LOTT', name: 'lott', enName: 'Lottery', page: '/lottery', point: '0.00', direct: false },
  { gameType: 'LIVE', name: 'live', enName: 'Live casino', page: '/live', point: '0.70', direct: false },
  { gameType: 'SPORTS', name: 'sports', enName: 'Sports', page: '/sports', point: '1.00', direct: true },
  { gameType: 'FISH', name: 'fish', enName: 'Fishing', page: '/fish', point: '1.20', direct: false },
  { gameType: 'RNG', name: 'rng', enName: 'Slots', page: '/rng', point: '1.20', direct: false },
  { gameType: 'PVP', name: 'pvp', enName: 'Card games', page: '/pvp', point: '1.00', direct: false },
  {
    gameType: 'ESPORTS',
    name: 'esports',
    enName: 'E-sports',
    page: '/esports',
    point: '1.00',
    direct: false,
  },
];

export function categoryOf(gameType: VendorGroup): Category {
  const found = CATEGORIES.find((category) => category.gameType === gameType);
  if (!found) throw new Error(`no category for ${gameType}`);
  return found;
}
