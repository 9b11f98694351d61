import { TABLE_ADDITIONS } from '../../table/wallet-additions.ts';
import type { StudioVendor } from '../vendor.ts';
import { NAGA_GAMES } from './games.ts';

/** Live tables along the river. */
export const naga: StudioVendor = {
  code: 'NAGA',
  name: 'Naga Riverside',
  path: '/naga',
  groups: ['LIVE'],
  wallet: 'seamless',
  additions: TABLE_ADDITIONS,
  winLimits: [{ currency: 'THB', round: '1000000.00', day: '200000000.00' }],
  games: NAGA_GAMES,
};
