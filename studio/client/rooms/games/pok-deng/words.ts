import type { Language } from '../../i18n/words.ts';

const TH = {
  draw: 'จั่ว',
  stand: 'อยู่',
  compare: 'เทียบ',
  compareWith: 'เทียบกับที่ {seat} ก่อน',
  hint: 'คำใบ้',
  hints: {
    draw: 'มี {points} แต้ม ต่ำกว่า {from} ใบที่สามมักทำให้แต้มมากขึ้น ลองจั่ว',
    stand: 'มี {points} แต้ม ตั้งแต่ {from} ขึ้นไป ผู้เล่นจำลองแบบระวังจะอยู่',
  },
  noDealer: 'ยังไม่มีใครมีเงินพอเป็นเจ้ามือ (5 เท่าของทุกที่นั่ง)',
  dealerYours: 'คุณเป็นเจ้ามือ เลือกเทียบก่อน จั่ว หรืออยู่ มีเวลา {seconds} วินาที',
  dealerTurn: 'ตาเจ้ามือ',
  bids: {
    title: 'ประมูลเป็นเจ้ามือ',
    none: 'ไม่ประมูล',
    rounds: '{rounds} มือ',
    free: 'เจ้ามือว่าง ถ้าไม่มีใครประมูล เวียนทีละมือ',
    holder: '{seat} เป็นเจ้ามือต่ออีก {left} มือ',
    yours: 'คุณเป็นเจ้ามือต่ออีก {left} มือ',
    offer: '{seat} เสนอ {rounds} มือ',
    rules: [
      'นั่งได้ 2 ถึง 9 คน ประมูลเป็นเจ้ามือ 5 หรือ 10 มือ เสนอมากกว่าได้เป็น เสนอเท่ากันให้คนแรกทางซ้ายของเจ้ามือเดิม การเสนอไม่เสียเงิน',
      'เจ้ามือต้องมีเงิน 5 เท่าของเดิมพันต่อที่นั่งอื่นทุกที่ ได้แล้วเป็นจนครบจำนวนมือ ถ้าเงินไม่พอ พักมือ หรือลุก ให้ประมูลใหม่ มือที่ยกเลิกไม่นับ ถ้าไม่มีใครเสนอ เวียนทีละมือ',
    ],
  },
  names: {
    points: '{points} แต้ม',
    pok: 'ป๊อก {points}',
    three_faces: 'สามเหลือง',
    straight: 'เรียง',
    straight_flush: 'สเตรทฟลัช',
    trips: 'ตอง',
  },
  times: '{times} เด้ง',
  rules: {
    seats: 'นั่งได้ 2 ถึง 9 คน เจ้ามือเวียนทีละมือ เจ้ามือต้องมีเงิน 5 เท่าของเดิมพันต่อที่นั่งอื่นทุกที่ ถ้าไม่พอข้ามไปคนถัดไป',
    points: 'A นับ 1 แต้ม 10 J Q K นับ 0 รวมแล้วใช้หลักหน่วย',
    pok: 'ป๊อก 8 ป๊อก 9 คือสองใบแรกรวม 8 หรือ 9 ชนะไพ่สามใบทุกแบบ ถ้าเจ้ามือป๊อก จบมือทันที',
    deng: 'สองใบดอกเดียวกันหรือคู่ 2 เด้ง สามใบดอกเดียวกัน 3 เด้ง นับเด้งของฝ่ายชนะ',
    special:
      'ตอง 5 เด้ง สเตรทฟลัช 5 เด้ง เรียง 3 เด้ง สามเหลือง 3 เด้ง ใหญ่กว่าแต้ม เรียงลำดับตามนี้ Q K A เป็นเรียง A 2 3 ไม่เป็น',
    draw: 'ไพ่ใบที่สามของแต่ละที่ถูกกำหนดไว้แล้วตั้งแต่สับ ใครกดก่อนหลังไม่เปลี่ยนไพ่ของใคร',
    dealer: 'เจ้ามือเลือกเทียบบางที่นั่งก่อนด้วยไพ่สองใบได้หนึ่งครั้ง แล้วค่อยจั่วหรืออยู่สำหรับที่เหลือ',
    equal: 'แต้มเท่ากันเสมอ ไม่ดูดอก',
    time: 'มีเวลาเลือก {seconds} วินาที ถ้าไม่เลือก ต่ำกว่า 4 แต้มจั่วให้ 4 แต้มขึ้นไปอยู่ให้',
    most: 'ขาเสียได้มากที่สุด {seat} ต่อมือ เจ้ามือเสียได้มากที่สุด {seat} ต่อที่นั่งอื่น กันไว้ก่อนแจก ส่วนที่ไม่เสียคืนทันทีเมื่อจบมือ',
    rake: 'ค่าต๋ง {percent} % ของยอดที่ได้สุทธิ ไม่เกิน {rake} ต่อมือ คนเสียไม่โดนหัก นอกจากนี้ไม่มีเงินออกจากโต๊ะ',
    deck: 'สำรับเกิดจากรหัสสุ่มของทุกที่นั่งรวมกับของบ้าน ทุกฝ่ายล็อกรหัสก่อนรู้ของคนอื่น จึงไม่มีใครรู้ไพ่ล่วงหน้า ตรวจซ้ำได้ในหลักฐานของแต่ละมือ',
    house:
      'พูดตรง ๆ: ระหว่างมือ เครื่องแม่ข่ายต้องคำนวณสำรับเพื่อแจก จึงเห็นไพ่คว่ำได้ หน้าจอของแต่ละที่นั่งได้รับเฉพาะไพ่ของตัวเองและไพ่ที่หงายแล้ว หน้าหลังบ้านไม่แสดงไพ่ก่อนจบมือ',
  },
};

const EN: typeof TH = {
  draw: 'Draw',
  stand: 'Stand',
  compare: 'Compare',
  compareWith: 'Compare with seat {seat} first',
  hint: 'Hint',
  hints: {
    draw: '{points} points are below {from}: a third card makes it more, more often than not. You might draw',
    stand: 'You have {points} points. From {from} on the careful strategy of the house stands',
  },
  noDealer: 'No one covers the bank yet (5 × of every seat)',
  dealerYours: 'You deal: compare, draw or stand within {seconds} seconds',
  dealerTurn: 'The dealer’s turn',
  bids: {
    title: 'Bid for the bank',
    none: 'No bid',
    rounds: '{rounds} hands',
    free: 'The bank is free; without bids it goes round.',
    holder: '{seat} deals {left} more hands.',
    yours: 'You deal {left} more hands.',
    offer: '{seat} offers {rounds}.',
    rules: [
      '2 to 9 seats. Seats bid to deal 5 or 10 hands: the higher bid has the bank, of equal ones the first at the left of the last dealer. A bid costs nothing.',
      'The dealer must cover 5 × the base of every other seat, and deals until the hands of the bid are over. Who no longer covers, sits out or stands up gives the bank up, and it is bid for anew. A void hand does not count. Without bids the bank goes round, hand by hand.',
    ],
  },
  names: {
    points: '{points} points',
    pok: 'Pok {points}',
    three_faces: 'Three faces',
    straight: 'Straight',
    straight_flush: 'Straight flush',
    trips: 'Trips',
  },
  times: '{times} × deng',
  rules: {
    seats:
      '2 to 9 seats. The dealer changes each hand, and must cover 5 × the base of every other seat; who does not is passed.',
    points: 'An ace counts 1; 10, J, Q and K count 0. The last digit of the sum counts.',
    pok: 'Pok 8 and Pok 9 are 8 or 9 with the first two cards. They beat every hand of three. A pok of the dealer ends the hand at once.',
    deng: 'Two cards of one suit, or a pair: × 2. Three cards of one suit: × 3. The winner’s multiple counts.',
    special:
      'Trips × 5, straight flush × 5, straight × 3, three faces × 3 beat points, in this order. Q K A is a straight, A 2 3 is none.',
    draw: 'The third card of each seat is fixed by the shuffle: who presses first changes no one’s card.',
    dealer: 'The dealer may compare chosen seats once with two cards, then draws or stands for the others.',
    equal: 'Equal points are a draw; suits never decide.',
    time: 'You have {seconds} seconds. Without a choice we draw below 4 points and stand from 4 on.',
    most: 'A seat loses {seat} a hand at the most, the dealer {seat} for each other seat. It is set aside before the deal; what is not lost comes back at the end.',
    rake: 'Rake: {percent} % of a net win, {rake} a hand at the most. Who loses pays none. Nothing else leaves the table.',
    deck: 'The deck is made of seeds of all seats and the house. All are locked before any is known, so no one knows a card ahead. Each hand’s receipt computes it again.',
    house:
      'Plainly: during a hand our server must compute the deck to deal it, so it could see hidden cards. Each seat’s page is sent its own cards and those shown, no others, and the back office shows no card before a hand has ended.',
  },
};

/** What is said of ป๊อกเด้ง alone. */
export const POK_DENG_WORDS: Readonly<Record<Language, typeof TH>> = { TH, EN };
