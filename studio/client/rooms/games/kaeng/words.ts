import type { Language } from '../../i18n/words.ts';

const TH = {
  draw: 'จั่ว',
  call: 'แคง',
  follow: 'ไหล {cards}',
  throw: 'ทิ้ง {cards}',
  throwNone: 'เลือกไพ่ที่จะทิ้ง',
  hint: 'คำใบ้',
  dealt: 'คนแจก',
  held: '{count} ใบ',
  sum: '{sum} แต้ม',
  card: '{card} กดเพื่อเลือกทิ้ง',
  cardDrawn: '{card} เพิ่งจั่ว กดเพื่อเลือกทิ้ง',
  stock: 'กอง {count} ใบ',
  stockLabel: 'เหลือให้จั่วอีก {count} ใบ',
  pileNone: 'ยังไม่มีใครทิ้ง',
  threw: '{who} ทิ้ง {cards}',
  followed: '{who} ไหล {cards}',
  yours: 'ตาคุณ จั่ว หรือแคงถ้าแต้มไม่เกิน {call} มีเวลา {seconds} วินาที',
  yoursFollow: 'ตาคุณ ไหลได้โดยไม่ต้องจั่ว มีเวลา {seconds} วินาที',
  yoursThrow: 'เลือกทิ้งหนึ่งใบ หรือหลายใบที่เลขเดียวกัน มีเวลา {seconds} วินาที',
  turnOf: 'ตา {who}',
  ends: {
    dealt: '{who} ชนะตั้งแต่แจก: {hand}',
    called: '{who} แคงชนะ',
    lost: '{who} แคงแพ้ จ่ายคนละ 2 เท่า',
    emptied: '{who} ทิ้งหมดมือ ได้คนละ 2 เท่า',
    stock: 'กองหมด {who} แต้มน้อยสุด',
  },
  names: { straight: 'เรียง', flush: 'สี', four: 'โฟร์การ์ด', straight_flush: 'สเตรทฟลัช' },
  pictures: { sum: '{sum} แต้ม', low: '{sum} แต้ม แคงได้', pair: 'คู่ ทิ้งพร้อมกันได้' },
  hints: {
    call: 'แต้มน้อยมากแล้ว แคงได้เลย ยิ่งรอ คนอื่นยิ่งมีโอกาสต่ำกว่า',
    follow: 'ไหลได้ แต้มลดโดยไม่ต้องจั่ว และคนทิ้งจ่ายให้คุณครึ่งเดิมพัน',
    draw: 'แต้มยังสูง จั่วก่อน แล้วทิ้งใบที่หนักที่สุด',
    throw: 'ทิ้ง {cards} ตอนนี้หนักที่สุดในมือ',
  },
  why: {
    too_high: 'แคงได้เมื่อแต้มรวมไม่เกิน {call}',
    not_one_rank: 'ทิ้งหลายใบได้เฉพาะไพ่เลขเดียวกัน',
    nothing_to_follow: 'ไม่มีไพ่เลขเดียวกับใบที่เพิ่งทิ้ง',
  },
  rules: {
    seats: 'นั่งได้ 2 ถึง 6 คน แจกคนละ 5 ใบ คนแจกเวียนทีละมือ คนทางซ้ายของคนแจกเล่นก่อน ไม่มีเจ้ามือ ทุกคนเล่นกันเอง',
    sum: 'A นับ 1 แต้ม 2 ถึง 9 ตามหน้าไพ่ 10 J Q K นับ 10 แต้มรวมน้อยที่สุดชนะ',
    turn: 'ถึงตา จั่วหนึ่งใบแล้วทิ้งหนึ่งใบ หรือทิ้งคู่ ตอง โฟร์ที่เลขเดียวกันพร้อมกันได้',
    follow:
      'ไหล: ถึงตาแล้วมีไพ่เลขเดียวกับใบที่เพิ่งทิ้ง ทิ้งไพ่เลขนั้นทั้งหมดได้โดยไม่ต้องจั่ว คนที่ทิ้งก่อนหน้าจ่ายให้ {half} คนหนึ่งจ่ายไม่เกิน {paid} ครั้งต่อมือ หลังจากนั้นไหลฟรี ไหลนอกตาไม่ได้ ใครเน็ตเร็วจึงไม่ได้เปรียบ',
    call: 'แคง: ต้นตาก่อนจั่ว ถ้าแต้มไม่เกิน {call} แคงได้ ต้องน้อยกว่าทุกคน ชนะได้คนละ {base} แพ้หรือเท่ากัน จ่ายทุกคนคนละ {double}',
    emptied: 'ทิ้งจนหมดมือ ชนะทันที ได้คนละ {double}',
    stock:
      'กองที่จั่วได้มี 6 ใบต่อคน (5 คนมี 27 ใบ 6 คนมี 22 ใบ) เมื่อคนจั่วใบสุดท้ายทิ้งแล้ว เปิดเทียบทุกคน แต้มน้อยสุดได้คนละ {base} ถ้าเท่ากันแบ่งกัน',
    dealt:
      'ชนะตั้งแต่แจก: สเตรทฟลัช หรือโฟร์การ์ด ได้คนละ {five} สี หรือเรียง ได้คนละ {three} สเตรทฟลัชใหญ่สุด รองลงมาโฟร์การ์ด สี เรียง แบบเดียวกันดูใบสูงสุด เท่ากันแบ่งกัน A อยู่หน้า 2 หรือหลัง K ก็ได้',
    pairs: 'คู่ ตอง สองคู่ และฟูลเฮาส์ไม่ชนะตั้งแต่แจก แต่ทิ้งไพ่เลขเดียวกันพร้อมกันได้',
    time: 'มีเวลา {seconds} วินาทีต่อจังหวะ ถ้าไม่เลือก เราจั่วให้แล้วทิ้งไพ่เลขที่หนักที่สุด ไม่แคงให้',
    most: 'เสียได้มากที่สุดต่อมือ: 2 คน {most2} 3 คน {most3} 4 คน {most4} 5 คน {most5} 6 คน {most6} กันไว้ก่อนแจก ส่วนที่ไม่เสียคืนทันทีเมื่อจบมือ',
    rake: 'ค่าต๋ง {percent} % ของยอดที่ได้สุทธิ ไม่เกิน {rake} ต่อมือ คนเสียไม่โดนหัก นอกจากนี้ไม่มีเงินออกจากโต๊ะ',
    deck: 'สำรับเกิดจากรหัสสุ่มของทุกที่นั่งรวมกับของเว็บ ทุกฝ่ายล็อกรหัสก่อนรู้ของคนอื่น จึงไม่มีใครรู้ไพ่ล่วงหน้า ตรวจซ้ำได้ในหลักฐานของแต่ละมือ',
    house:
      'พูดตรง ๆ: ระหว่างมือ เครื่องแม่ข่ายต้องคำนวณสำรับเพื่อแจก จึงเห็นไพ่คว่ำได้ หน้าจอของแต่ละที่นั่งได้รับเฉพาะไพ่ของตัวเองและไพ่ที่ทิ้งแล้ว หน้าหลังบ้านไม่แสดงไพ่ก่อนจบมือ',
  },
};

const EN: typeof TH = {
  draw: 'Draw',
  call: 'Kaeng',
  follow: 'Follow {cards}',
  throw: 'Throw {cards}',
  throwNone: 'Choose what to throw',
  hint: 'Hint',
  dealt: 'deals',
  held: 'Cards: {count}',
  sum: '{sum} points',
  card: '{card}, press to choose it',
  cardDrawn: '{card}, just drawn, press to choose it',
  stock: 'Stock {count}',
  stockLabel: '{count} cards left to draw',
  pileNone: 'Nothing thrown yet',
  threw: '{who} threw {cards}',
  followed: '{who} followed with {cards}',
  yours: 'Your turn: draw, or call Kaeng with {call} points at most. {seconds} seconds',
  yoursFollow: 'Your turn: you may follow without drawing. {seconds} seconds',
  yoursThrow: 'Choose one card to throw, or several of one rank. {seconds} seconds',
  turnOf: '{who} to play',
  ends: {
    dealt: '{who} won as dealt: {hand}',
    called: '{who} called Kaeng and won',
    lost: '{who} called Kaeng and lost: 2 × to each',
    emptied: '{who} threw the last card: 2 × from each',
    stock: 'The stock is spent: {who} had least',
  },
  names: { straight: 'Straight', flush: 'Flush', four: 'Four of a kind', straight_flush: 'Straight flush' },
  pictures: {
    sum: '{sum} points',
    low: '{sum} points: Kaeng may be called',
    pair: 'A pair: thrown together',
  },
  hints: {
    call: 'You have very little. Call Kaeng: the longer you wait, the more likely another has less.',
    follow: 'You can follow: less in hand without drawing, and who threw pays you half a base stake.',
    draw: 'You still have a lot. Draw, then throw what weighs most.',
    throw: 'Throw {cards}: they weigh most in your hand.',
  },
  why: {
    too_high: 'Kaeng is called with {call} points at most',
    not_one_rank: 'Several cards are thrown together only if they are of one rank',
    nothing_to_follow: 'You hold no card of the rank just thrown',
  },
  rules: {
    seats:
      '2 to 6 seats, 5 cards each. The deal goes round; the seat at the dealer’s left begins. There is no bank: all play against one another.',
    sum: 'An ace counts 1, 2 to 9 their number, 10 J Q K count 10. The least sum wins.',
    turn: 'On a turn one draws a card, then throws one, or a pair, three or four of one rank together.',
    follow:
      'Follow (ไหล): who holds the rank just thrown when the turn comes may throw all of that rank without drawing. Who threw before pays {half}, {paid} times a hand at most; after that following is free. No one follows out of turn, so no one gains by a quicker line.',
    call: 'Kaeng (แคง): at the start of a turn, before drawing, with {call} points at most. It takes less than every other seat. Won: {base} from each. Lost or equal: {double} to each.',
    emptied: 'Who throws the last card wins at once: {double} from each.',
    stock:
      'The stock is 6 cards a seat (27 at five seats, 22 at six). After the throw of who drew the last one all hands are compared: the least gets {base} from each; equal ones share.',
    dealt:
      'Won as dealt: a straight flush or four of a kind gets {five} from each, a flush or a straight {three}. A straight flush beats four of a kind, then flush, then straight; of one kind the higher card; equal ones share. An ace stands before 2 or after K.',
    pairs:
      'A pair, three of a kind, two pairs and a full house do not win as dealt; cards of one rank are thrown together.',
    time: 'You have {seconds} seconds a step. Without a choice we draw, then throw the rank that weighs most. We never call for you.',
    most: 'The most a hand can cost: with 2 seats {most2}, 3 {most3}, 4 {most4}, 5 {most5}, 6 {most6}. It is set aside before the deal; what is not lost comes back at the end.',
    rake: 'Rake: {percent} % of a net win, {rake} a hand at the most. Who loses pays none. Nothing else leaves the table.',
    deck: 'The deck is made of seeds of all seats and the house. All are locked before any is known, so no one knows a card ahead. Each hand’s receipt computes it again.',
    house:
      'Plainly: during a hand our server must compute the deck to deal it, so it could see hidden cards. Each seat’s page is sent its own cards and those thrown, no others, and the back office shows no card before a hand has ended.',
  },
};

/** What is said of แคง alone. */
export const KAENG_WORDS: Readonly<Record<Language, typeof TH>> = { TH, EN };
