import { BACCARAT_PLAYS } from '../../../../rules/table/play-names.ts';

const th = {
  sides: { player: 'เพลเยอร์', banker: 'แบงเกอร์', tie: 'เสมอ' },
  plays: BACCARAT_PLAYS.TH.plays,
  short: {
    'player-pair': 'คู่ P',
    'banker-pair': 'คู่ B',
    'either-pair': 'คู่ใดก็ได้',
    'perfect-pair': 'คู่ดอกเดียว',
    big: 'ใหญ่',
    small: 'เล็ก',
    'player-dragon-bonus': 'ดราก้อน P',
    'banker-dragon-bonus': 'ดราก้อน B',
    'super-6': 'ซูเปอร์ 6',
  },
  points: '{points} แต้ม',
  third: '{side} จั่วใบที่สาม',
  sidePoints: '{side} {points} แต้ม',
  says: {
    player: 'เพลเยอร์ชนะ {player} ต่อ {banker}',
    banker: 'แบงเกอร์ชนะ {banker} ต่อ {player}',
    tie: 'เสมอ {player} แต้มเท่ากัน',
    natural: {
      player: 'เพลเยอร์ป๊อก {player} ชนะ แบงเกอร์ {banker}',
      banker: 'แบงเกอร์ป๊อก {banker} ชนะ เพลเยอร์ {player}',
      tie: 'ป๊อกเสมอ {player} แต้ม',
    },
  },
  howTo: [
    'ใช้ไพ่ 8 สำรับ สับใหม่ทุกรอบ แจกเพลเยอร์และแบงเกอร์ฝั่งละสองใบ เอซนับ 1 สิบ แจ็ค แหม่ม คิง นับ 0 รวมแล้วใช้หลักหน่วย ใกล้ 9 กว่าชนะ',
    'ฝั่งใดได้ 8 หรือ 9 จากสองใบแรก (ป๊อก) จบทันที ไม่มีการจั่ว',
    'เพลเยอร์จั่วเมื่อได้ 0–5 ถ้าเพลเยอร์ไม่จั่ว แบงเกอร์จั่วเมื่อได้ 0–5 ถ้าเพลเยอร์จั่ว แบงเกอร์ดูใบที่สามของเพลเยอร์: แต้ม 0–2 จั่วเสมอ 3 จั่วเว้นแต่ใบนั้นเป็น 8, 4 จั่วเมื่อเป็น 2–7, 5 จั่วเมื่อเป็น 4–7, 6 จั่วเมื่อเป็น 6–7',
    'ออกเสมอ เดิมพันเพลเยอร์และแบงเกอร์ได้คืน',
    'คู่: สองใบแรกของฝั่งนั้นเลขเดียวกัน คู่ดอกเดียวกัน: เลขและดอกเดียวกันทั้งสองใบ จ่าย 25 และ 200 ถ้าเป็นทั้งสองฝั่ง',
    'ใหญ่: ใช้ไพ่รวม 5 หรือ 6 ใบ เล็ก: รวม 4 ใบ',
    'ดราก้อนโบนัส: ชนะด้วยป๊อกจ่าย 1 ป๊อกเสมอได้คืน ชนะโดยไม่ป๊อกห่าง 4 แต้มจ่าย 1, 5 จ่าย 2, 6 จ่าย 4, 7 จ่าย 6, 8 จ่าย 10, 9 จ่าย 30',
  ],
  commission: 'โต๊ะนี้คิดค่าคอม 5%: แบงเกอร์ชนะจ่าย 0.95',
  noCommission: 'โต๊ะนี้ไม่คิดค่าคอม: แบงเกอร์ชนะจ่าย 1 แต่ถ้าชนะด้วย 6 แต้มจ่าย 0.5 ช่องซูเปอร์ 6 จ่ายเมื่อแบงเกอร์ชนะด้วย 6 แต้ม',
};

type Shape<T> = {
  [Key in keyof T]: T[Key] extends string ? string : T[Key] extends string[] ? string[] : Shape<T[Key]>;
};

const en: Shape<typeof th> = {
  sides: { player: 'Player', banker: 'Banker', tie: 'Tie' },
  plays: BACCARAT_PLAYS.EN.plays,
  short: {
    'player-pair': 'P pair',
    'banker-pair': 'B pair',
    'either-pair': 'Either pair',
    'perfect-pair': 'Perfect',
    big: 'Big',
    small: 'Small',
    'player-dragon-bonus': 'Dragon P',
    'banker-dragon-bonus': 'Dragon B',
    'super-6': 'Super 6',
  },
  points: '{points} points',
  third: 'A third card for {side}',
  sidePoints: '{side} {points}',
  says: {
    player: 'Player wins, {player} to {banker}',
    banker: 'Banker wins, {banker} to {player}',
    tie: 'Tie at {player}',
    natural: {
      player: 'Natural {player}, Player wins over {banker}',
      banker: 'Natural {banker}, Banker wins over {player}',
      tie: 'Tie of naturals at {player}',
    },
  },
  howTo: [
    'Eight decks, shuffled anew for every round. Player and Banker get two cards each. An ace counts 1; tens, jacks, queens and kings count 0; of the sum only the last digit counts. The side nearer to 9 wins.',
    'Eight or nine with the first two cards (a natural) ends the round; no card is drawn.',
    'Player draws on 0–5. If Player stood, Banker draws on 0–5. If Player drew, Banker looks at Player’s third card: on 0–2 always draws; on 3 unless it is an 8; on 4 if it is 2–7; on 5 if 4–7; on 6 if 6–7.',
    'On a tie the stakes on Player and Banker come back.',
    'Pair: the first two cards of that side have one rank. Perfect pair: one rank and suit; it pays 25, and 200 if both sides have one.',
    'Big: five or six cards in all. Small: four.',
    'Dragon bonus: a win with a natural pays 1, a tie of naturals comes back; a win without one pays by its margin: 4 pays 1, 5 pays 2, 6 pays 4, 7 pays 6, 8 pays 10, 9 pays 30.',
  ],
  commission: 'This table takes 5% commission: a Banker win pays 0.95.',
  noCommission:
    'This table takes no commission: a Banker win pays 1, but 0.5 where Banker wins with six. Super 6 pays when Banker wins with six.',
};

export const BACCARAT_WORDS = { TH: th, EN: en };
