import type { Language } from '../../i18n/words.ts';

const TH = {
  bid: 'เป็นเจ้า ×{times}',
  bidNone: 'ไม่เป็น',
  stake: 'ลง ×{times}',
  hint: 'คำใบ้',
  bank: 'เจ้ามือ ×{times}',
  bidOf: 'ประมูล ×{times}',
  bidNoneOf: 'ไม่ประมูล',
  stakeOf: 'ลง ×{times}',
  bidding: 'เห็นไพ่ 4 ใบ ประมูลเป็นเจ้ามือกี่เท่า มีเวลา {seconds} วินาที',
  bidWait: 'รอคนอื่นประมูล',
  staking: 'เจ้ามือ {who} ×{times} คุณลงกี่เท่า มีเวลา {seconds} วินาที',
  bankYours: 'คุณเป็นเจ้ามือ ×{times} รอคนอื่นลง',
  stakeWait: 'เจ้ามือ {who} ×{times} รอคนอื่นลง',
  hidden: 'ใบที่ห้าเปิดเมื่อทุกคนลงแล้ว',
  names: {
    no_bull: 'ไม่มีนิว',
    bull: 'นิว {points}',
    bull_bull: 'นิวนิว',
    five_faces: 'ห้าเหลือง',
    bomb: 'ระเบิด',
    five_small: 'ห้าเล็ก',
  },
  times: 'จ่าย {times} เท่า',
  hints: {
    bid: 'มี {strong} จาก 48 ใบที่ทำให้ได้นิว 7 ขึ้นไป ลองประมูล ×{times}',
    bidNone: 'มีแค่ {strong} จาก 48 ใบที่ทำให้ได้นิว 7 ขึ้นไป มือนี้ไม่ประมูลดีกว่า',
    stake: 'มี {strong} จาก 48 ใบที่ทำให้ได้นิว 7 ขึ้นไป ลง ×{times}',
  },
  why: { not_covered: 'เงินที่กันไว้ไม่พอเป็นเจ้ามือที่เท่านี้' },
  rules: {
    seats: 'นั่งได้ 2 ถึง 5 คน แจกคนละ 4 ใบ เห็นเฉพาะของตัวเอง ใบที่ห้าถูกกำหนดไว้แล้วตั้งแต่สับ เปิดตอนท้ายพร้อมกัน',
    bid: 'เห็น 4 ใบแล้วทุกคนประมูลเป็นเจ้ามือพร้อมกัน ×1 ถึง ×4 หรือไม่เป็น สูงสุดได้เป็น ถ้าเท่ากันคนแรกทางซ้ายของคนแจกได้ ถ้าไม่มีใครประมูล คนแจกเป็น ×1 คนแจกเวียนทีละมือ',
    cover: 'เจ้ามือต้องมีเงินกันไว้ครอบทุกที่นั่ง: {ten} ต่อที่นั่งอื่นต่อหนึ่งเท่าที่ประมูล ประมูลเกินเงินที่กันไว้ไม่ได้',
    stake: 'คนอื่นลง ×1 หรือ ×2 พร้อมกัน แล้วเปิดใบที่ห้า เทียบกับเจ้ามือทีละคน',
    bull: 'A นับ 1 10 J Q K นับ 10 สามใบรวมได้หลักสิบพอดี (10 20 30) อีกสองใบรวมเอาหลักหน่วยเป็นนิว 1 ถึง 9 ถ้าหลักหน่วยเป็น 0 คือนิวนิว ไม่มีสามใบแบบนั้นคือไม่มีนิว',
    special:
      'ใหญ่กว่านิวนิว: ห้าเหลือง (J Q K ทั้งห้าใบ) ระเบิด (โฟร์การ์ด) ห้าเล็ก (ทุกใบต่ำกว่า 5 รวมไม่เกิน 10) เรียงจากเล็กไปใหญ่ตามนี้',
    times: 'จ่ายตามไพ่ฝ่ายชนะ: ไม่มีนิว ถึงนิว 6 ×1, นิว 7 ถึง 9 ×2, นิวนิว ×3, ห้าเหลือง ระเบิด ห้าเล็ก ×5',
    money: 'เงินที่ได้เสีย = เดิมพัน {base} × เท่าที่ประมูล × เท่าที่ลง × เท่าของไพ่',
    equal: 'แบบเดียวกันดูใบสูงสุด K ใหญ่สุด A เล็กสุด เลขเดียวกันดูดอก โพดำ โพแดง ข้าวหลามตัด ดอกจิก จึงไม่มีเสมอ',
    time: 'มีเวลา {seconds} วินาทีต่อจังหวะ ถ้าไม่เลือก เราไม่ประมูลให้ และลง ×1 ให้',
    most: 'ขาเสียได้มากที่สุด {forty} ต่อมือ เจ้ามือมากที่สุดเท่าที่กันไว้ กันไว้ก่อนแจก {forty} ถ้ามีเงินมากกว่านั้น กันเพิ่มให้ประมูลได้สูงขึ้น ไม่เกิน {full} ส่วนที่ไม่เสียคืนทันทีเมื่อจบมือ',
    rake: 'ค่าต๋ง {percent} % ของยอดที่ได้สุทธิ ไม่เกิน {rake} ต่อมือ คนเสียไม่โดนหัก นอกจากนี้ไม่มีเงินออกจากโต๊ะ',
    deck: 'สำรับเกิดจากรหัสสุ่มของทุกที่นั่งรวมกับของเว็บ ทุกฝ่ายล็อกรหัสก่อนรู้ของคนอื่น จึงไม่มีใครรู้ไพ่ล่วงหน้า ตรวจซ้ำได้ในหลักฐานของแต่ละมือ',
    house:
      'พูดตรง ๆ: ระหว่างมือ เครื่องแม่ข่ายต้องคำนวณสำรับเพื่อแจก จึงเห็นไพ่คว่ำได้ หน้าจอของแต่ละที่นั่งได้รับเฉพาะไพ่ของตัวเองจนจบมือ หน้าหลังบ้านไม่แสดงไพ่ก่อนจบมือ',
  },
};

const EN: typeof TH = {
  bid: 'Bank ×{times}',
  bidNone: 'Pass',
  stake: 'Play ×{times}',
  hint: 'Hint',
  bank: 'Bank ×{times}',
  bidOf: 'bid ×{times}',
  bidNoneOf: 'passed',
  stakeOf: 'plays ×{times}',
  bidding: 'You see four cards: at how many times would you bank? {seconds} seconds',
  bidWait: 'Waiting for the others to bid',
  staking: '{who} banks at ×{times}: how many times do you play? {seconds} seconds',
  bankYours: 'You bank at ×{times}; the others choose their stakes',
  stakeWait: '{who} banks at ×{times}; waiting for the others',
  hidden: 'The fifth card is opened once all have staked',
  names: {
    no_bull: 'No bull',
    bull: 'Bull {points}',
    bull_bull: 'Bull-bull',
    five_faces: 'Five faces',
    bomb: 'Bomb',
    five_small: 'Five small',
  },
  times: '{times} × paid',
  hints: {
    bid: '{strong} of 48 cards make bull 7 or better: bid ×{times}.',
    bidNone: 'Only {strong} of 48 cards make bull 7 or better: pass.',
    stake: '{strong} of 48 cards make bull 7 or better: play ×{times}.',
  },
  why: { not_covered: 'What you have set aside does not cover a bank of so much' },
  rules: {
    seats:
      '2 to 5 seats, four cards each, seen by their own seat alone. The fifth card is fixed by the shuffle and opened at the end, all at once.',
    bid: 'With four cards seen, all bid for the bank at the same time, ×1 to ×4, or pass. The highest gets it; of equal ones the first at the dealer’s left. Where no one bids the dealer banks at ×1. The deal goes round.',
    cover:
      'The bank covers every seat: {ten} for each other seat and each time that is bid. A bid beyond what was set aside is refused.',
    stake:
      'The others play ×1 or ×2, at the same time. Then the fifth cards are opened, and each is compared with the bank.',
    bull: 'An ace counts 1; 10 J Q K count 10. Three cards that come to a multiple of ten make a bull; the last digit of the other two is its number, 1 to 9; 0 is bull-bull. Without such three it is no bull.',
    special:
      'Above bull-bull, from the least on: five faces (J Q K, all five), bomb (four of a kind), five small (all below 5, together 10 at most).',
    times:
      'Paid by the winner’s hand: up to bull 6 ×1, bull 7 to 9 ×2, bull-bull ×3, five faces, bomb and five small ×5.',
    money: 'What is won or lost = base stake {base} × bid × stake × what the hand is paid.',
    equal:
      'Of one kind the highest card decides, K the most, A the least; of one rank the suit: spades, hearts, diamonds, clubs. So there is no draw.',
    time: 'You have {seconds} seconds a step. Without a choice we pass for you, and play ×1.',
    most: 'A seat loses {forty} a hand at the most, the bank what it has set aside. {forty} is set aside before the deal; who has more sets aside more, up to {full}, to bid higher. What is not lost comes back at the end.',
    rake: 'Rake: {percent} % of a net win, {rake} a hand at the most. Who loses pays none. Nothing else leaves the table.',
    deck: 'The deck is made of seeds of all seats and the house. All are locked before any is known, so no one knows a card ahead. Each hand’s receipt computes it again.',
    house:
      'Plainly: during a hand our server must compute the deck to deal it, so it could see hidden cards. Each seat’s page is sent its own cards and no others until the end, and the back office shows no card before a hand has ended.',
  },
};

/** What is said of นิวนิว alone. */
export const NIU_NIU_WORDS: Readonly<Record<Language, typeof TH>> = { TH, EN };
