import { POK_DENG } from '@lanna/rules/play/rooms/pok-deng/terms';
import { BASE_STAKES } from '@lanna/rules/play/rooms/rake';
import type { RoomsGame } from '../../rooms/rooms-game.ts';

export const WONG_GAMES: readonly RoomsGame[] = [
  {
    ...{ code: 'wong-pok-deng', kind: 'rooms', play: POK_DENG.kind, category: 'PVP' },
    name: { TH: 'ป๊อกเด้ง', EN: 'Pok Deng' },
    features: ['players-only', 'shared-deck', 'practice'],
    ruleVersion: POK_DENG.ruleVersion,
    rooms: BASE_STAKES.map((base) => ({ code: `pd-${base}`, base: `${base}.00` })),
  },
];
