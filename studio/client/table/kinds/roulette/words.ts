import { ROULETTE_PLAYS } from '../../../../rules/table/play-names.ts';

const th = {
  families: ROULETTE_PLAYS.TH.families,
  short: { red: 'แดง', black: 'ดำ', odd: 'คี่', even: 'คู่', low: '1–18', high: '19–36' },
  dozens: ['1–12', '13–24', '25–36'],
  column: '2:1',
  modes: {
    straight: 'เลขเดี่ยว',
    split: 'คร่อม 2',
    street: 'แถว 3',
    corner: 'มุม 4',
    'six-line': 'หกเลข',
    track: 'วงล้อ',
  },
  modesLabel: 'แบบการวางบนตัวเลข',
  voisins: 'ข้างศูนย์',
  voisinsLabel: 'ข้างศูนย์ (voisins du zéro) เก้าชิป',
  tiers: 'ฝั่งตรงข้าม',
  tiersLabel: 'ฝั่งตรงข้ามศูนย์ (tiers) หกชิป',
  orphans: 'ที่เหลือ',
  orphansLabel: 'เลขที่เหลือ (orphelins) ห้าชิป',
  neighbours: 'เลข {number} กับข้างเคียงข้างละ {each}: {numbers} เลขละหนึ่งชิป',
  trackNote: 'กดเลขเพื่อวางเลขนั้นกับข้างเคียงข้างละ {each} ตามลำดับจริงบนวงล้อ',
  trackSizes: 'ข้างเคียงข้างละ',
  says: 'ออก {number} {colour} {what}',
  saysZero: 'ออก 0 เขียว',
  spinning: 'หมุนวงล้อ',
  colours: { red: 'แดง', black: 'ดำ', green: 'เขียว' },
  what: { odd: 'คี่', even: 'คู่', low: 'ต่ำ', high: 'สูง' },
  last: 'เลขล่าสุด',
  numbers: 'แต่ละเลข',
  sides: 'แดง ดำ คู่ คี่ สูง ต่ำ',
  howTo: [
    'วงล้อยุโรปมี 37 ช่อง 0 ถึง 36 มีศูนย์ช่องเดียว หมุนหนึ่งครั้งต่อรอบ',
    'เลขเดี่ยวจ่าย 35 คร่อมสองเลขจ่าย 17 แถวสามเลขจ่าย 11 มุมสี่เลขจ่าย 8 หกเลขจ่าย 5 โหลและแนวตั้งจ่าย 2 แดง ดำ คู่ คี่ สูง ต่ำ จ่าย 1',
    'ออกศูนย์ ช่องแดง ดำ คู่ คี่ สูง ต่ำ โหล และแนวตั้งเสีย',
    'ข้างศูนย์ ฝั่งตรงข้าม ที่เหลือ และเลขข้างเคียง คือการวางชิปหลายช่องพร้อมกัน แต่ละชิปจ่ายตามช่องของมัน',
  ],
};

type Shape<T> = {
  [Key in keyof T]: T[Key] extends string ? string : T[Key] extends string[] ? string[] : Shape<T[Key]>;
};

const en: Shape<typeof th> = {
  families: ROULETTE_PLAYS.EN.families,
  short: { red: 'Red', black: 'Black', odd: 'Odd', even: 'Even', low: '1–18', high: '19–36' },
  dozens: ['1–12', '13–24', '25–36'],
  column: '2:1',
  modes: {
    straight: 'Number',
    split: 'Split',
    street: 'Street',
    corner: 'Corner',
    'six-line': 'Six line',
    track: 'Wheel',
  },
  modesLabel: 'How chips lie on numbers',
  voisins: 'Voisins',
  voisinsLabel: 'Neighbours of zero (voisins du zéro), nine chips',
  tiers: 'Tiers',
  tiersLabel: 'Across from zero (tiers), six chips',
  orphans: 'Orphans',
  orphansLabel: 'Orphans (orphelins), five chips',
  neighbours: '{number} and its neighbours, {each} on each side: {numbers}, a chip on each',
  trackNote:
    'Press a number to place on it and its neighbours, {each} on each side, in the true order of the wheel',
  trackSizes: 'Neighbours each side',
  says: '{number} {colour}, {what}',
  saysZero: '0 green',
  spinning: 'The wheel turns',
  colours: { red: 'red', black: 'black', green: 'green' },
  what: { odd: 'odd', even: 'even', low: 'low', high: 'high' },
  last: 'Last numbers',
  numbers: 'Every number',
  sides: 'Red, black, odd, even, low, high',
  howTo: [
    'A European wheel: 37 pockets, 0 to 36, a single zero, one spin a round.',
    'A number pays 35, a split 17, a street 11, a corner 8, a six line 5, dozens and columns 2; red, black, odd, even, low and high pay 1.',
    'On zero, red, black, odd, even, low, high, dozens and columns lose.',
    'Voisins, tiers, orphans and neighbours are several chips placed at once; each chip pays by its own place.',
  ],
};

export const ROULETTE_WORDS = { TH: th, EN: en };
