import { KAD_LUANG_GAMES } from '../../slot/games.ts';
import type { StudioVendor } from '../vendor.ts';

/** Keeps its players' money: what a transfer between wallets is seen with. */
export const kadLuang: StudioVendor = {
  code: 'KADLUANG',
  name: 'Kad Luang',
  path: '/kad-luang',
  groups: ['RNG'],
  wallet: 'transfer',
  winLimits: [],
  games: KAD_LUANG_GAMES,
};
