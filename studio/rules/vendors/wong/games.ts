import { DUMMY } from '@lanna/rules/play/rooms/dummy/terms';
import { KAENG } from '@lanna/rules/play/rooms/kaeng/terms';
import { NIU_NIU } from '@lanna/rules/play/rooms/niu-niu/terms';
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
  {
    ...{ code: 'wong-pok-deng-bids', kind: 'rooms', play: POK_DENG.kind, category: 'PVP', bidding: true },
    name: { TH: 'ป๊อกเด้งประมูลเจ้ามือ', EN: 'Pok Deng, bank by bids' },
    features: ['players-only', 'shared-deck', 'practice'],
    ruleVersion: POK_DENG.ruleVersion,
    rooms: BASE_STAKES.map((base) => ({ code: `pb-${base}`, base: `${base}.00` })),
  },
  {
    ...{ code: 'wong-dummy', kind: 'rooms', play: DUMMY.kind, category: 'PVP' },
    name: { TH: 'ดัมมี่', EN: 'Dummy' },
    features: ['players-only', 'shared-deck', 'practice'],
    ruleVersion: DUMMY.ruleVersion,
    rooms: BASE_STAKES.map((base) => ({ code: `dm-${base}`, base: `${base}.00` })),
  },
  {
    ...{ code: 'wong-kaeng', kind: 'rooms', play: KAENG.kind, category: 'PVP' },
    name: { TH: 'แคง', EN: 'Kaeng' },
    features: ['players-only', 'shared-deck', 'practice'],
    ruleVersion: KAENG.ruleVersion,
    rooms: BASE_STAKES.map((base) => ({ code: `kg-${base}`, base: `${base}.00` })),
  },
  {
    ...{ code: 'wong-niu-niu', kind: 'rooms', play: NIU_NIU.kind, category: 'PVP' },
    name: { TH: 'นิวนิว', EN: 'Niu-niu' },
    features: ['players-only', 'shared-deck', 'practice'],
    ruleVersion: NIU_NIU.ruleVersion,
    rooms: BASE_STAKES.map((base) => ({ code: `nn-${base}`, base: `${base}.00` })),
  },
];
