import { HI_LO_PLAYS } from '../../../../rules/table/play-names.ts';

const th = {
  families: HI_LO_PLAYS.TH.families,
  short: { low: 'ต่ำ', high: 'สูง', eleven: '11 ไฮโล' },
  heads: {
    number: 'เต็ง',
    pair: 'โต๊ดสองเลข',
    set: 'สามเลข',
    'number-low': 'เลขกับต่ำ',
    'number-high': 'เลขกับสูง',
  },
  says: '{dice} รวม {total} {what}',
  what: { low: 'ต่ำ', high: 'สูง', eleven: 'ไฮโล' },
  last: 'ผลล่าสุด',
  totals: 'แต้มรวม',
  sides: 'ต่ำ 11 ไฮโล สูง',
  howTo: [
    'เขย่าลูกเต๋าสามลูกหนึ่งครั้งต่อรอบ รวมแต้มทั้งสามลูก',
    'ต่ำคือ 3–10 สูงคือ 12–18 ออก 11 พอดีเป็น 11 ไฮโล ช่องสูงและต่ำเสีย',
    'เต็ง: ออกเลขนั้น 1 ลูกจ่าย 1, 2 ลูกจ่าย 2, 3 ลูกจ่าย 5',
    'โต๊ด: ออกทั้งสองเลข สามเลข (1-2-3 หรือ 4-5-6): ออกสองเลขในชุดจ่าย 1 ครบสามเลขจ่าย 5',
    'เลขกับต่ำหรือสูง: ออกเลขนั้นและแต้มรวมเป็นต่ำหรือสูงตามช่อง',
  ],
};

type Shape<T> = {
  [Key in keyof T]: T[Key] extends string ? string : T[Key] extends string[] ? string[] : Shape<T[Key]>;
};

const en: Shape<typeof th> = {
  families: HI_LO_PLAYS.EN.families,
  short: { low: 'Low', high: 'High', eleven: '11 hi-lo' },
  heads: {
    number: 'One number',
    pair: 'Two numbers',
    set: 'Three numbers',
    'number-low': 'A number with low',
    'number-high': 'A number with high',
  },
  says: '{dice}, total {total}, {what}',
  what: { low: 'low', high: 'high', eleven: 'hi-lo' },
  last: 'Last results',
  totals: 'Totals',
  sides: 'Low, 11 hi-lo, high',
  howTo: [
    'Three dice are rolled once a round and added up.',
    'Low is 3–10, high 12–18. Exactly 11 is 11 hi-lo: low and high lose.',
    'One number: on one die it pays 1, on two 2, on three 5.',
    'Two numbers: both show. Three numbers (1-2-3 or 4-5-6): two of them pay 1, all three pay 5.',
    'A number with low or high: the number shows and the total is low, or high.',
  ],
};

export const HI_LO_WORDS = { TH: th, EN: en };
