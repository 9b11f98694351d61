import { DRAGON_TIGER_PLAYS } from '../../../../rules/table/play-names.ts';

const th = {
  sides: { dragon: 'มังกร', tiger: 'เสือ', tie: 'เสมอ' },
  plays: DRAGON_TIGER_PLAYS.TH.plays,
  short: { big: 'ใหญ่', small: 'เล็ก', odd: 'คี่', even: 'คู่' },
  sideCard: '{side} {card}',
  says: {
    dragon: 'มังกรชนะ {dragon} ต่อ {tiger}',
    tiger: 'เสือชนะ {tiger} ต่อ {dragon}',
    tie: 'เสมอ {dragon}',
    suited: 'เสมอดอกเดียวกัน {dragon}',
  },
  howTo: [
    'ใช้ไพ่ 8 สำรับ สับใหม่ทุกรอบ เปิดมังกรหนึ่งใบ เสือหนึ่งใบ ใบสูงกว่าชนะ เอซต่ำสุด คิงสูงสุด ดอกไม่มีผล',
    'ออกเสมอ เดิมพันมังกรและเสือได้คืนครึ่งหนึ่ง',
    'เสมอดอกเดียวกันคือไพ่สองใบเลขและดอกเดียวกัน',
    'ใหญ่คือ 8 ถึงคิง เล็กคือเอซถึง 6 เลข 7 ทำให้ช่องใหญ่ เล็ก คู่ คี่ ของฝั่งนั้นเสียทั้งหมด',
  ],
};

type Shape<T> = {
  [Key in keyof T]: T[Key] extends string ? string : T[Key] extends string[] ? string[] : Shape<T[Key]>;
};

const en: Shape<typeof th> = {
  sides: { dragon: 'Dragon', tiger: 'Tiger', tie: 'Tie' },
  plays: DRAGON_TIGER_PLAYS.EN.plays,
  short: { big: 'Big', small: 'Small', odd: 'Odd', even: 'Even' },
  sideCard: '{side} {card}',
  says: {
    dragon: 'Dragon wins, {dragon} over {tiger}',
    tiger: 'Tiger wins, {tiger} over {dragon}',
    tie: 'Tie, {dragon}',
    suited: 'Suited tie, {dragon}',
  },
  howTo: [
    'Eight decks, shuffled anew for every round. Dragon gets one card and Tiger one; the higher card wins. The ace is lowest, the king highest; suits do not count.',
    'On a tie half of a stake on Dragon or Tiger comes back.',
    'A suited tie is two cards of one rank and suit.',
    'Big is 8 to king, small is ace to 6. With a 7, big, small, odd and even of that side all lose.',
  ],
};

export const DRAGON_TIGER_WORDS = { TH: th, EN: en };
