import { SPORTS_ADDITIONS } from '../../sports/wallet-additions.ts';
import type { StudioVendor } from '../vendor.ts';
import { SANAM_GAMES } from './games.ts';

/** The book on football. A slip pays 1 000 000 at the most, by the bounds of the rules. */
export const sanam: StudioVendor = {
  code: 'SANAM',
  name: 'Sanam Sports',
  path: '/sanam',
  groups: ['SPORTS'],
  wallet: 'seamless',
  additions: SPORTS_ADDITIONS,
  winLimits: [{ currency: 'THB', round: '1000000.00', day: '200000000.00' }],
  games: SANAM_GAMES,
};
