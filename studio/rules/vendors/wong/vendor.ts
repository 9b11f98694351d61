import { ROOM_ADDITIONS } from '../../rooms/wallet-additions.ts';
import type { StudioVendor } from '../vendor.ts';
import { WONG_GAMES } from './games.ts';

/** The card rooms. A dealer of ป๊อกเด้ง at a full table of 500 reserves 20 000 and wins as much at the most; a seat of ดัมมี่ 15 000. */
export const wong: StudioVendor = {
  code: 'WONG',
  name: 'Wong Cards',
  path: '/wong',
  groups: ['PVP'],
  wallet: 'seamless',
  additions: ROOM_ADDITIONS,
  winLimits: [{ currency: 'THB', round: '50000.00', day: '50000000.00' }],
  games: WONG_GAMES,
};
