import { FISHING_ADDITIONS } from '../../fishing/wallet-additions.ts';
import type { StudioVendor } from '../vendor.ts';
import { MAENAM_GAMES } from './games.ts';

/** The halls on the river. A packet of a hundred shots at 100 pays 10 000 000 if each of them takes the Naga. */
export const maenam: StudioVendor = {
  code: 'MAENAM',
  name: 'Maenam Arcade',
  path: '/maenam',
  groups: ['FISH'],
  wallet: 'seamless',
  additions: FISHING_ADDITIONS,
  winLimits: [{ currency: 'THB', round: '10000000.00', day: '200000000.00' }],
  games: MAENAM_GAMES,
};
