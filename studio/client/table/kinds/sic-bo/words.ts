import { SIC_BO_PLAYS } from '../../../../rules/table/play-names.ts';

const th = {
  families: SIC_BO_PLAYS.TH.families,
  short: { big: 'สูง', small: 'ต่ำ', odd: 'คี่', even: 'คู่', 'any-triple': 'ตองใดก็ได้' },
  heads: { triple: 'ตอง', double: 'เบิ้ล', pair: 'โต๊ด', total: 'แต้มรวม', number: 'เต็ง' },
  says: '{dice} รวม {total} {what}',
  what: { big: 'สูง', small: 'ต่ำ', triple: 'ตอง', odd: 'คี่', even: 'คู่' },
  last: 'ผลล่าสุด',
  totals: 'แต้มรวม',
  sides: 'สูง ต่ำ คู่ คี่',
  howTo: [
    'เขย่าลูกเต๋าสามลูกหนึ่งครั้งต่อรอบ',
    'สูงคือรวม 11–17 ต่ำคือรวม 4–10 ถ้าออกตอง ช่องสูง ต่ำ คู่ คี่ เสียทั้งหมด',
    'เต็ง: ออกเลขนั้น 1 ลูกจ่าย 1, 2 ลูกจ่าย 2, 3 ลูกจ่าย 3',
    'เบิ้ล: ออกเลขนั้นตั้งแต่สองลูก โต๊ด: ออกทั้งสองเลข ตอง: ออกเลขเดียวกันทั้งสามลูก',
  ],
};

type Shape<T> = {
  [Key in keyof T]: T[Key] extends string ? string : T[Key] extends string[] ? string[] : Shape<T[Key]>;
};

const en: Shape<typeof th> = {
  families: SIC_BO_PLAYS.EN.families,
  short: { big: 'Big', small: 'Small', odd: 'Odd', even: 'Even', 'any-triple': 'Any triple' },
  heads: { triple: 'Triple', double: 'Double', pair: 'Two numbers', total: 'Total', number: 'One number' },
  says: '{dice}, total {total}, {what}',
  what: { big: 'big', small: 'small', triple: 'a triple', odd: 'odd', even: 'even' },
  last: 'Last results',
  totals: 'Totals',
  sides: 'Big, small, odd, even',
  howTo: [
    'Three dice are rolled once a round.',
    'Big is a total of 11–17, small of 4–10. A triple loses big, small, odd and even.',
    'One number: on one die it pays 1, on two 2, on three 3.',
    'Double: the number on at least two dice. Two numbers: both show. Triple: the number on all three.',
  ],
};

export const SIC_BO_WORDS = { TH: th, EN: en };
