import { TABLE_ADDITIONS } from '../../table/wallet-additions.ts';
import type { StudioVendor } from '../vendor.ts';
import { SALA_GAMES } from './games.ts';

/** Live tables in the garden. */
export const sala: StudioVendor = {
  code: 'SALA',
  name: 'Sala Thong',
  path: '/sala',
  groups: ['LIVE'],
  wallet: 'seamless',
  additions: TABLE_ADDITIONS,
  winLimits: [{ currency: 'THB', round: '1000000.00', day: '200000000.00' }],
  games: SALA_GAMES,
};
