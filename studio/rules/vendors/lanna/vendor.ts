import { STUDIO_GAMES } from '../../slot/games.ts';
import { SLOT_ADDITIONS } from '../../slot/wallet-additions.ts';
import type { StudioVendor } from '../vendor.ts';

/** The house's slots. */
export const lanna: StudioVendor = {
  code: 'LANNA',
  name: 'Lanna Studio',
  path: '',
  groups: ['RNG'],
  wallet: 'seamless',
  winLimits: [{ currency: 'THB', round: '15000000.00', day: '60000000.00' }],
  additions: SLOT_ADDITIONS,
  games: STUDIO_GAMES,
};
