import type { SportsGame } from '../../sports/sports-game.ts';

export const SANAM_GAMES: readonly SportsGame[] = [
  {
    code: 'sanam-football',
    kind: 'sports',
    name: { TH: 'สนามฟุตบอล', EN: 'Sanam Football' },
    category: 'SPORTS',
    features: ['handicap', 'mix-parlay', 'virtual-league'],
    ruleVersion: 'sports-1',
  },
];
