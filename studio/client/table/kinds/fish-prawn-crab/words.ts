import { FISH_PRAWN_CRAB_PLAYS } from '../../../../rules/table/play-names.ts';

const th = {
  pictures: FISH_PRAWN_CRAB_PLAYS.TH.pictures,
  colours: FISH_PRAWN_CRAB_PLAYS.TH.colours,
  families: FISH_PRAWN_CRAB_PLAYS.TH.families,
  heads: { picture: 'เต็ง', pair: 'โต๊ดสองตัว', colour: 'สี' },
  twice: '{colour} 2 ลูก',
  once: '{colour} 1 ลูก',
  says: 'ออก {dice}',
  triple: 'ตอง{of}',
  last: 'ผลล่าสุด',
  howTo: [
    'เขย่าลูกเต๋ารูปสามลูกหนึ่งครั้งต่อรอบ แต่ละลูกมีน้ำเต้า ปู ปลา กุ้ง ไก่ เสือ',
    'เต็ง: ออกรูปนั้น 1 ลูกจ่าย 1, 2 ลูกจ่าย 2, 3 ลูกจ่าย 3',
    'โต๊ด: ออกทั้งสองรูป ตองใดก็ได้: ออกรูปเดียวกันทั้งสามลูก',
    'สี: ปลาและไก่เป็นแดง กุ้งและปูเป็นเขียว น้ำเต้าและเสือเป็นน้ำเงิน',
  ],
};

type Shape<T> = {
  [Key in keyof T]: T[Key] extends string ? string : T[Key] extends string[] ? string[] : Shape<T[Key]>;
};

const en: Shape<typeof th> = {
  pictures: FISH_PRAWN_CRAB_PLAYS.EN.pictures,
  colours: FISH_PRAWN_CRAB_PLAYS.EN.colours,
  families: FISH_PRAWN_CRAB_PLAYS.EN.families,
  heads: { picture: 'One picture', pair: 'Two pictures', colour: 'Colours' },
  twice: '2 {colour}',
  once: '1 {colour}',
  says: '{dice}',
  triple: 'A triple of {of}',
  last: 'Last results',
  howTo: [
    'Three picture dice are rolled once a round; each has a gourd, a crab, a fish, a prawn, a rooster and a tiger.',
    'One picture: on one die it pays 1, on two 2, on three 3.',
    'Two pictures: both show. Any triple: all three show one picture.',
    'Colours: fish and rooster are red, prawn and crab green, gourd and tiger blue.',
  ],
};

export const FISH_PRAWN_CRAB_WORDS = { TH: th, EN: en };
