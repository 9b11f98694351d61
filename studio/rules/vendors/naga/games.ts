import { baccarat } from '@lanna/rules/play/tables/baccarat/baccarat';
import { dragonTiger } from '@lanna/rules/play/tables/dragon-tiger/dragon-tiger';
import { fishPrawnCrab } from '@lanna/rules/play/tables/fish-prawn-crab/fish-prawn-crab';
import { hiLo } from '@lanna/rules/play/tables/hi-lo/hi-lo';
import { roulette } from '@lanna/rules/play/tables/roulette/roulette';
import { sicBo } from '@lanna/rules/play/tables/sic-bo/sic-bo';
import { HIGH, LOW, MIDDLE } from '../../table/limits.ts';
import { tableGame } from '../../table/make-game.ts';
import type { TableGame } from '../../table/table-game.ts';

/** Each table bears the name of a river of the north. */
export const NAGA_GAMES: readonly TableGame[] = [
  tableGame(
    {
      code: 'naga-baccarat',
      name: { TH: 'บาคาร่า นาคา', EN: 'Naga Baccarat' },
      rules: baccarat,
      liveClass: 'baccarat',
      features: ['roads', 'speed', 'squeeze', 'no-commission'],
    },
    [
      { code: 'naga-ping', name: { TH: 'แม่ปิง', EN: 'Ping' }, limits: LOW },
      { code: 'naga-mekong', name: { TH: 'แม่โขง', EN: 'Mekong' }, limits: MIDDLE },
      { code: 'naga-kok', name: { TH: 'แม่กก', EN: 'Kok' }, limits: LOW, pace: 'speed' },
      { code: 'naga-nan', name: { TH: 'แม่น่าน', EN: 'Nan' }, limits: MIDDLE, variant: 'no-commission' },
      { code: 'naga-salween', name: { TH: 'สาละวิน', EN: 'Salween' }, limits: HIGH, pace: 'squeeze' },
    ],
  ),
  tableGame(
    {
      code: 'naga-dragon-tiger',
      name: { TH: 'เสือมังกร นาคา', EN: 'Naga Dragon Tiger' },
      rules: dragonTiger,
      liveClass: 'dragon-tiger',
      features: ['roads', 'speed'],
    },
    [
      { code: 'naga-wang', name: { TH: 'แม่วัง', EN: 'Wang' }, limits: LOW },
      { code: 'naga-yom', name: { TH: 'แม่ยม', EN: 'Yom' }, limits: MIDDLE, pace: 'speed' },
    ],
  ),
  tableGame(
    {
      code: 'naga-sic-bo',
      name: { TH: 'ซิกโบ นาคา', EN: 'Naga Sic Bo' },
      rules: sicBo,
      liveClass: 'sicbo',
      features: [],
    },
    [{ code: 'naga-ing', name: { TH: 'แม่อิง', EN: 'Ing' }, limits: LOW }],
  ),
  tableGame(
    {
      code: 'naga-hi-lo',
      name: { TH: 'ไฮโลไทย นาคา', EN: 'Naga Thai Hi-Lo' },
      rules: hiLo,
      liveClass: 'sicbo',
      features: ['speed'],
    },
    [
      { code: 'naga-lao', name: { TH: 'แม่ลาว', EN: 'Lao' }, limits: LOW },
      { code: 'naga-fang', name: { TH: 'แม่ฝาง', EN: 'Fang' }, limits: LOW, pace: 'speed' },
    ],
  ),
  tableGame(
    {
      code: 'naga-fish-prawn-crab',
      name: { TH: 'น้ำเต้าปูปลา นาคา', EN: 'Naga Fish Prawn Crab' },
      rules: fishPrawnCrab,
      liveClass: 'yu-sia-xie',
      features: ['speed'],
    },
    [
      { code: 'naga-taeng', name: { TH: 'แม่แตง', EN: 'Taeng' }, limits: LOW },
      { code: 'naga-ngao', name: { TH: 'แม่งาว', EN: 'Ngao' }, limits: LOW, pace: 'speed' },
    ],
  ),
  tableGame(
    {
      code: 'naga-roulette',
      name: { TH: 'รูเล็ตยุโรป นาคา', EN: 'Naga European Roulette' },
      rules: roulette,
      liveClass: 'roulette',
      features: ['announced-bets', 'speed'],
    },
    [
      { code: 'naga-pai', name: { TH: 'แม่ปาย', EN: 'Pai' }, limits: LOW },
      { code: 'naga-kham', name: { TH: 'แม่คำ', EN: 'Kham' }, limits: LOW, pace: 'speed' },
      { code: 'naga-ruak', name: { TH: 'แม่รวก', EN: 'Ruak' }, limits: MIDDLE },
    ],
  ),
];
