import { ROOM_ADDITIONS } from '../../rooms/wallet-additions.ts';
import type { StudioVendor } from '../vendor.ts';
import { WONG_GAMES } from './games.ts';

/** The card rooms. The bank of นิวนิว at a full table of 500 reserves 80 000 and wins as much at the most, 160 000 with its stake; a dealer of ป๊อกเด้ง 20 000, a seat of ดัมมี่ 15 000. */
export const wong: StudioVendor = {
  code: 'WONG',
  name: 'Wong Cards',
  path: '/wong',
  groups: ['PVP'],
  wallet: 'seamless',
  additions: ROOM_ADDITIONS,
  winLimits: [{ currency: 'THB', round: '200000.00', day: '50000000.00' }],
  games: WONG_GAMES,
};
