import type { Entered } from '../../../back-office-api.ts';

/** Words of what people see of card rooms. */
export interface RoomWords {
  tabs: { rooms: string; hands: string; rake: string; cases: string };
  room: string;
  base: string;
  tables: string;
  players: string;
  inPlay: string;
  stopTitle: string;
  stopMeaning: string;
  openTitle: string;
  openMeaning: string;
  roomsNote: string;
  opening: Record<
    'title' | 'late' | 'now' | 'change' | 'toLate' | 'toNow' | 'otherTables' | 'mayNotSet',
    string
  >;
  day: string;
  hands: string;
  voids: string;
  notOpened: string;
  moved: string;
  rake: string;
  rakeNote: string;
  noRake: string;
  noRakeNext: string;
  noHands: string;
  noHandsNext: string;
  table: string;
  number: string;
  seats: string;
  seat: string;
  all: string;
  player: string;
  find: string;
  show: string;
  back: string;
  replay: string;
  reserve: string;
  won: string;
  cards: string;
  move: string;
  byClock: string;
  bySeat: string;
  after: string;
  hidden: string;
  voidBecause: string;
  moves: Record<string, string>;
  states: Record<string, string>;
  seatStates: Record<string, string>;
  voidReasons: Record<string, string>;
}

const EN: RoomWords = {
  tabs: { rooms: 'Rooms', hands: 'Hands', rake: 'Rake by day', cases: 'Fair company' },
  room: 'Room',
  base: 'Base stake',
  tables: 'Tables',
  players: 'Seated',
  inPlay: 'Hands in play',
  stopTitle: 'Stop the room {room} after the hand',
  stopMeaning:
    'No hand begins any more at this brand’s tables of the room. Hands in play go to their end and are paid; players stay seated until they leave.',
  openTitle: 'Open the room {room} again',
  openMeaning: 'Hands begin again at once where two players sit.',
  roomsNote: 'Tables are made as they are needed and closed when empty. Only members sit at them.',
  opening: {
    title: 'When receipts are opened',
    late: 'Receipts of hands hold at once what was shown at the table, and what was dealt and drawn a day after the hand.',
    now: 'Receipts of hands hold all that was dealt and drawn at the end of the hand.',
    change: 'Change',
    toLate:
      'At tables of {brand} that are opened from now on, players see in receipts what was dealt and drawn only 24 hours after a hand; until then they cannot compute the deck again. Tables that are open stay as they were until they are empty. The sheet says so before a player sits down.',
    toNow:
      'At tables of {brand} that are opened from now on, players can compute the deck as soon as a hand has ended, and so see how others have played. Tables that are open stay as they were until they are empty.',
    otherTables: 'Open tables that stay as they were: {tables}',
    mayNotSet: 'Your permissions do not let you change this.',
  },
  day: 'Day',
  hands: 'Hands',
  voids: 'Void',
  notOpened: 'Seed not opened',
  moved: 'Won among seats',
  rake: 'Rake',
  rakeNote:
    'The last 31 days in Thailand’s time. Look closely at seeds that are not opened: a seat and the house together could refuse a deck that way.',
  noRake: 'No hand has ended in the last 31 days.',
  noRakeNext: 'The rake appears with the first hand.',
  noHands: 'There are no hands like that.',
  noHandsNext: 'Choose another state, table or player.',
  table: 'Table',
  number: 'Hand',
  seats: 'Seats',
  seat: 'Seat',
  all: 'All',
  player: 'Player',
  find: 'Find',
  show: 'Show',
  back: 'Back to the hands',
  replay: 'Replay of a hand',
  reserve: 'Set aside',
  won: 'Won or lost',
  cards: 'Cards',
  move: 'Move',
  byClock: 'played safe by the clock',
  bySeat: 'by the seat',
  after: 'After the deal',
  hidden: 'This hand is still in play: its cards are shown to their own seats alone.',
  voidBecause: 'Void: {reason}. Every stake went back whole.',
  moves: {
    ...{ draw: 'draws', stand: 'stands', compare: 'compares with' },
    ...{ take: 'takes', meld: 'melds', lay_off: 'lays off', discard: 'discards', knock: 'knocks' },
    ...{ call: 'calls แคง', follow: 'follows', throw: 'throws' },
    ...{ bid: 'bids ×', stake: 'plays ×' },
  },
  states: {
    reserving: 'setting aside',
    opening: 'opening seeds',
    playing: 'in play',
    settled: 'settled',
    void: 'void',
  },
  seatStates: {
    placing: 'on its way',
    staked: 'in the hand',
    refused: 'refused',
    returning: 'being given back',
    returned: 'given back',
    winning: 'being paid',
    won: 'paid',
    disputed: 'disputed',
  },
  voidReasons: {
    stake_refused: 'a stake was not taken',
    not_opened: 'a seat did not open its seed',
    left_lying: 'the process that led it ended',
    not_dealt: 'it could not be dealt',
  },
};

const TH: RoomWords = {
  tabs: { rooms: 'ห้อง', hands: 'มือ', rake: 'ค่าต๋งรายวัน', cases: 'ตรวจการเล่นร่วมกัน' },
  room: 'ห้อง',
  base: 'เดิมพันตั้งต้น',
  tables: 'โต๊ะ',
  players: 'นั่งอยู่',
  inPlay: 'มือที่กำลังเล่น',
  stopTitle: 'หยุดห้อง {room} หลังจบมือ',
  stopMeaning: 'โต๊ะของแบรนด์นี้ในห้องนี้จะไม่เริ่มมือใหม่ มือที่เล่นอยู่เล่นจนจบและจ่ายครบ ผู้เล่นยังนั่งอยู่จนกว่าจะลุกเอง',
  openTitle: 'เปิดห้อง {room} อีกครั้ง',
  openMeaning: 'โต๊ะที่มีผู้เล่นสองคนขึ้นไปเริ่มมือใหม่ทันที',
  roomsNote: 'โต๊ะเปิดเมื่อมีคนต้องการและปิดเมื่อว่าง มีแต่สมาชิกที่นั่งได้',
  opening: {
    title: 'หลักฐานเปิดเมื่อไร',
    late: 'หลักฐานของมือมีไพ่ที่เปิดบนโต๊ะทันที ส่วนไพ่ที่แจกและจั่วเปิดหลังจบมือหนึ่งวัน',
    now: 'หลักฐานของมือมีไพ่ที่แจกและจั่วครบทันทีที่จบมือ',
    change: 'เปลี่ยน',
    toLate:
      'โต๊ะของ {brand} ที่เปิดหลังจากนี้ ผู้เล่นเห็นไพ่ที่แจกและจั่วในหลักฐานได้หลังจบมือ 24 ชั่วโมง ก่อนหน้านั้นคำนวณสำรับซ้ำไม่ได้ โต๊ะที่เปิดอยู่ยังเป็นแบบเดิมจนกว่าจะว่าง กติกาของโต๊ะบอกไว้ก่อนนั่ง',
    toNow:
      'โต๊ะของ {brand} ที่เปิดหลังจากนี้ ผู้เล่นคำนวณสำรับซ้ำได้ทันทีที่จบมือ จึงเห็นว่าคนอื่นเล่นอย่างไร โต๊ะที่เปิดอยู่ยังเป็นแบบเดิมจนกว่าจะว่าง',
    otherTables: 'โต๊ะที่เปิดอยู่และยังเป็นแบบเดิม: {tables}',
    mayNotSet: 'สิทธิ์ของคุณเปลี่ยนค่านี้ไม่ได้',
  },
  day: 'วัน',
  hands: 'มือ',
  voids: 'ยกเลิก',
  notOpened: 'ไม่เปิดรหัสสุ่ม',
  moved: 'ได้เสียระหว่างที่นั่ง',
  rake: 'ค่าต๋ง',
  rakeNote: '31 วันล่าสุดตามเวลาไทย ถ้ามีการไม่เปิดรหัสสุ่มบ่อยควรตรวจ เพราะที่นั่งร่วมกับบ้านอาจใช้ปฏิเสธสำรับได้',
  noRake: 'ยังไม่มีมือที่จบใน 31 วันล่าสุด',
  noRakeNext: 'ค่าต๋งจะขึ้นเมื่อจบมือแรก',
  noHands: 'ไม่มีมือแบบนี้',
  noHandsNext: 'เลือกสถานะ โต๊ะ หรือผู้เล่นอื่น',
  table: 'โต๊ะ',
  number: 'มือที่',
  seats: 'ที่นั่ง',
  seat: 'ที่',
  all: 'ทั้งหมด',
  player: 'ผู้เล่น',
  find: 'ค้นหา',
  show: 'ดู',
  back: 'กลับไปที่รายการมือ',
  replay: 'ย้อนดูมือ',
  reserve: 'กันไว้',
  won: 'ได้เสีย',
  cards: 'ไพ่',
  move: 'การเล่น',
  byClock: 'หมดเวลา เล่นแบบปลอดภัยให้',
  bySeat: 'เลือกเอง',
  after: 'หลังแจก',
  hidden: 'มือนี้ยังเล่นอยู่ ไพ่แสดงเฉพาะที่นั่งของตัวเองเท่านั้น',
  voidBecause: 'ยกเลิก: {reason} คืนเงินครบทุกที่นั่ง',
  moves: {
    ...{ draw: 'จั่ว', stand: 'อยู่', compare: 'เทียบกับที่' },
    ...{ take: 'เก็บ', meld: 'ลงไพ่', lay_off: 'ฝาก', discard: 'ทิ้ง', knock: 'น็อค' },
    ...{ call: 'แคง', follow: 'ไหล', throw: 'ทิ้ง' },
    ...{ bid: 'ประมูล ×', stake: 'ลง ×' },
  },
  states: {
    reserving: 'กำลังกันเงิน',
    opening: 'กำลังเปิดรหัสสุ่ม',
    playing: 'กำลังเล่น',
    settled: 'จบแล้ว',
    void: 'ยกเลิก',
  },
  seatStates: {
    placing: 'กำลังส่ง',
    staked: 'อยู่ในมือ',
    refused: 'ถูกปฏิเสธ',
    returning: 'กำลังคืน',
    returned: 'คืนแล้ว',
    winning: 'กำลังจ่าย',
    won: 'จ่ายแล้ว',
    disputed: 'ต้องตรวจสอบ',
  },
  voidReasons: {
    stake_refused: 'เดิมพันบางที่นั่งไม่ผ่าน',
    not_opened: 'มีที่นั่งไม่เปิดรหัสสุ่ม',
    left_lying: 'โปรแกรมที่ดูแลโต๊ะหยุดทำงาน',
    not_dealt: 'แจกไพ่ไม่ได้',
  },
};

export const ROOM_BUNDLES: Record<Entered['language'], RoomWords> = { TH, EN };

export function roomWords({ language }: Pick<Entered, 'language'>): RoomWords {
  return ROOM_BUNDLES[language];
}
