import { baccarat } from '@lanna/rules/play/tables/baccarat/baccarat';
import { dragonTiger } from '@lanna/rules/play/tables/dragon-tiger/dragon-tiger';
import { fishPrawnCrab } from '@lanna/rules/play/tables/fish-prawn-crab/fish-prawn-crab';
import { hiLo } from '@lanna/rules/play/tables/hi-lo/hi-lo';
import { roulette } from '@lanna/rules/play/tables/roulette/roulette';
import { sicBo } from '@lanna/rules/play/tables/sic-bo/sic-bo';
import { HIGH, LOW, MIDDLE } from '../../table/limits.ts';
import { tableGame } from '../../table/make-game.ts';
import type { TableGame } from '../../table/table-game.ts';

/** Each table bears the name of a flower that grows around pavilions. */
export const SALA_GAMES: readonly TableGame[] = [
  tableGame(
    {
      code: 'sala-baccarat',
      name: { TH: 'บาคาร่า ศาลา', EN: 'Sala Baccarat' },
      rules: baccarat,
      liveClass: 'baccarat',
      features: ['roads', 'speed', 'squeeze', 'no-commission'],
    },
    [
      {
        code: 'sala-frangipani',
        name: { TH: 'ลีลาวดี', EN: 'Frangipani' },
        limits: LOW,
        variant: 'no-commission',
      },
      {
        code: 'sala-orchid',
        name: { TH: 'เอื้องคำ', EN: 'Golden Orchid' },
        limits: MIDDLE,
        variant: 'no-commission',
        pace: 'speed',
      },
      { code: 'sala-magnolia', name: { TH: 'จำปี', EN: 'Magnolia' }, limits: MIDDLE, pace: 'squeeze' },
      { code: 'sala-lotus', name: { TH: 'บัวหลวง', EN: 'Royal Lotus' }, limits: HIGH },
      {
        code: 'sala-cassia',
        name: { TH: 'ราชพฤกษ์', EN: 'Golden Shower' },
        limits: HIGH,
        variant: 'no-commission',
        pace: 'squeeze',
      },
    ],
  ),
  tableGame(
    {
      code: 'sala-dragon-tiger',
      name: { TH: 'เสือมังกร ศาลา', EN: 'Sala Dragon Tiger' },
      rules: dragonTiger,
      liveClass: 'dragon-tiger',
      features: ['roads'],
    },
    [{ code: 'sala-jasmine', name: { TH: 'มะลิ', EN: 'Jasmine' }, limits: HIGH }],
  ),
  tableGame(
    {
      code: 'sala-sic-bo',
      name: { TH: 'ซิกโบ ศาลา', EN: 'Sala Sic Bo' },
      rules: sicBo,
      liveClass: 'sicbo',
      features: [],
    },
    [{ code: 'sala-cork-tree', name: { TH: 'กาสะลอง', EN: 'Cork Tree' }, limits: MIDDLE }],
  ),
  tableGame(
    {
      code: 'sala-hi-lo',
      name: { TH: 'ไฮโลไทย ศาลา', EN: 'Sala Thai Hi-Lo' },
      rules: hiLo,
      liveClass: 'sicbo',
      features: [],
    },
    [{ code: 'sala-bullet-wood', name: { TH: 'พิกุล', EN: 'Bullet Wood' }, limits: MIDDLE }],
  ),
  tableGame(
    {
      code: 'sala-fish-prawn-crab',
      name: { TH: 'น้ำเต้าปูปลา ศาลา', EN: 'Sala Fish Prawn Crab' },
      rules: fishPrawnCrab,
      liveClass: 'yu-sia-xie',
      features: [],
    },
    [
      { code: 'sala-sandpaper-vine', name: { TH: 'พวงคราม', EN: 'Purple Wreath' }, limits: LOW },
      { code: 'sala-saraphi', name: { TH: 'สารภี', EN: 'Saraphi' }, limits: MIDDLE },
    ],
  ),
  tableGame(
    {
      code: 'sala-roulette',
      name: { TH: 'รูเล็ตยุโรป ศาลา', EN: 'Sala European Roulette' },
      rules: roulette,
      liveClass: 'roulette',
      features: ['announced-bets'],
    },
    [{ code: 'sala-orange-jasmine', name: { TH: 'ดอกแก้ว', EN: 'Orange Jasmine' }, limits: HIGH }],
  ),
];
