import type { Entered } from '../../../back-office-api.ts';

/** Words of what people see of halls. */
export interface FishingWords {
  tabs: { halls: string; packets: string; kinds: string; limits: string; cases: string };
  hall: string;
  seats: string;
  openPackets: string;
  hits: string;
  shots: string;
  kills: string;
  reserve: string;
  spent: string;
  won: string;
  hitsMinute: string;
  shotsSecond: string;
  noHalls: string;
  noHallsNext: string;
  noPackets: string;
  noPacketsNext: string;
  noKinds: string;
  noKindsNext: string;
  fish: string;
  returned: string;
  band: string;
  within: string;
  outside: string;
  kindsNote: string;
  hallsNote: string;
  show: string;
  back: string;
  replay: string;
  nonce: string;
  shot: string;
  at: string;
  weapon: string;
  weapons: Record<string, string>;
  all: string;
  states: Record<string, string>;
  play: string;
  pause: string;
  replayed: string;
  bets: string;
  fields: Record<'minBet' | 'maxBet' | 'packetShots' | 'payoutMax', string>;
  limitsNote: string;
  limitsTitle: string;
  limitsMeaning: string;
  limitsSet: string;
  limitsSave: string;
  payoutNote: string;
  asSheet: string;
  asSheetHas: string;
  mayNotSet: string;
  openNow: string;
  stoppedAfterPackets: string;
  casesNote: string;
  noCases: string;
  casesWaiting: string;
  mayNotInvestigate: string;
  caseKind: string;
  caseKinds: Record<'rate' | 'angles', string>;
  evidence: Record<'rate' | 'angles', string>;
  packetOfCase: string;
  decide: Record<'note' | 'warn' | 'close-seat', string>;
  decideTitles: Record<'note' | 'warn' | 'close-seat', string>;
  decideMeanings: Record<'note' | 'warn' | 'close-seat', string>;
  decided: Record<'note' | 'warn' | 'close-seat', string>;
  decidedBy: string;
  seenAt: string;
  openSeat: string;
  openSeatTitle: string;
  openSeatMeaning: string;
  reopenedBy: string;
}

const EN: FishingWords = {
  tabs: { halls: 'Halls', packets: 'Packets', kinds: 'Returns by fish', limits: 'Limits', cases: 'Cases' },
  hall: 'Hall',
  seats: 'Seats taken',
  openPackets: 'Open packets',
  hits: 'Hits',
  shots: 'Shots',
  kills: 'Kills',
  reserve: 'Set aside',
  spent: 'Shot',
  won: 'Won',
  hitsMinute: 'Hits in the last minute',
  shotsSecond: 'Shots a second',
  noHalls: 'No player of your brand is in a hall now.',
  noHallsNext: 'Packets that are over stand under Packets.',
  noPackets: 'There are no packets like that.',
  noPacketsNext: 'Choose another state.',
  noKinds: 'Nothing was hit in the last 30 days.',
  noKindsNext: 'Returns appear with the first hit.',
  fish: 'Fish',
  returned: 'Returned',
  band: 'Band around 96 %',
  within: 'within',
  outside: 'outside: look at it',
  kindsNote:
    'Hits of 30 days. The band is three standard errors of that many hits: about one figure in 370 lies outside by luck.',
  hallsNote:
    'To stop a hall, stop its game under Games: no packet opens from then on, and those that are open are over within a minute.',
  show: 'Show hits',
  back: 'Back to the packets',
  replay: 'Replay of a packet',
  nonce: 'Nonce',
  shot: 'Shot',
  at: 'Time in the packet',
  weapon: 'Weapon',
  weapons: { cannon: 'Cannon', net: 'Net' },
  all: 'All',
  states: {
    placing: 'on its way',
    open: 'open',
    refused: 'refused',
    returning: 'being given back',
    returned: 'given back',
    closing: 'being paid',
    closed: 'closed',
    disputed: 'disputed',
  },
  play: 'Play',
  pause: 'Pause',
  replayed: 'After {seconds} s: {hits} hits, {kills} kills, shot {spent}, won {won}. Last hit: {fish}',
  bets: 'A shot costs',
  fields: {
    minBet: 'Cheapest shot',
    maxBet: 'Dearest shot',
    packetShots: 'Shots in a packet',
    payoutMax: 'Largest payout of a packet',
  },
  limitsNote:
    'For the players of your brand, within the sheet of each hall. What is set holds from the next packet; an open packet goes on as it began. The chance of each fish is the same whatever is set.',
  limitsTitle: 'Limits of {hall}',
  limitsMeaning:
    'They hold for players of {brand} from the next packet. A field that is left empty is as the sheet has it.',
  limitsSet: 'Set limits',
  limitsSave: 'Save',
  payoutNote:
    'A packet reserves so few shots that it stays below the largest payout even if each takes the Naga. One of the dearest shots can be paid {amount}.',
  asSheet: 'as the sheet has it',
  asSheetHas: '{value} (sheet)',
  mayNotSet: 'You may see these limits and not change them.',
  openNow: 'open',
  stoppedAfterPackets: 'stopped after its packets',
  casesNote:
    'A case is a suspicion, no proof: it is opened by how a player fires, never by what they win. No decision takes money; packets are paid as they were drawn.',
  noCases: 'No player fires as a program does.',
  casesWaiting: 'Waiting for a decision: {count}',
  mayNotInvestigate: 'You may not see cases. The console gives the permission to investigate.',
  caseKind: 'What was seen',
  caseKinds: { rate: 'A rate of fire no hand has', angles: 'The same angles over hours' },
  evidence: {
    rate: '{presses} presses in {packets} packets, up to {perSecond} a second. Our page sends at most 8.',
    angles: '{shots} free shots in {minutes} minutes, {share}% of them at {degrees}°.',
  },
  packetOfCase: 'Packet {number} of the case',
  decide: { note: 'Note', warn: 'Warn', 'close-seat': 'Close seat' },
  decideTitles: {
    note: 'Write down what was found about {player}',
    warn: 'Warn {player}',
    'close-seat': 'Close the seat of {player}',
  },
  decideMeanings: {
    note: 'The case is closed and the player is told nothing.',
    warn: 'The player reads your words in the hall until they say that they understood. Write to the player, in their language.',
    'close-seat':
      'No further packet is opened for the player in any hall. The open one is shot to its end and paid. The player reads your words: write to them, in their language.',
  },
  decided: { note: 'noted', warn: 'warned', 'close-seat': 'seat closed' },
  decidedBy: '{who}, {when}: {words}',
  seenAt: 'Read by the player {when}',
  openSeat: 'Open seat',
  openSeatTitle: 'Let {player} sit down again',
  openSeatMeaning: 'From now on packets are opened for the player again.',
  reopenedBy: 'Opened again by {who}, {when}: {words}',
};

const TH: FishingWords = {
  tabs: {
    ...{ halls: 'ห้อง', packets: 'กองกระสุน', kinds: 'อัตราคืนตามปลา' },
    ...{ limits: 'วงเงิน', cases: 'เคสต้องสงสัย' },
  },
  hall: 'ห้อง',
  seats: 'ที่นั่งที่มีคน',
  openPackets: 'กองที่เปิดอยู่',
  hits: 'นัดที่โดน',
  shots: 'นัด',
  kills: 'จับได้',
  reserve: 'กันไว้',
  spent: 'ยิงไป',
  won: 'ได้คืน',
  hitsMinute: 'นัดที่โดนในนาทีล่าสุด',
  shotsSecond: 'นัดต่อวินาที',
  noHalls: 'ตอนนี้ไม่มีผู้เล่นของแบรนด์อยู่ในห้อง',
  noHallsNext: 'กองที่จบแล้วอยู่ในแท็บกองกระสุน',
  noPackets: 'ไม่มีกองกระสุนแบบนี้',
  noPacketsNext: 'เลือกสถานะอื่น',
  noKinds: 'ไม่มีนัดที่โดนใน 30 วันที่ผ่านมา',
  noKindsNext: 'อัตราคืนจะขึ้นเมื่อมีนัดแรกที่โดน',
  fish: 'ปลา',
  returned: 'คืนจริง',
  band: 'ช่วงรอบ 96 %',
  within: 'อยู่ในช่วง',
  outside: 'นอกช่วง ควรตรวจ',
  kindsNote: 'นับนัดที่โดนใน 30 วัน ช่วงคือสามเท่าของความคลาดเคลื่อนมาตรฐาน ราวหนึ่งใน 370 ตัวเลขจะอยู่นอกช่วงโดยบังเอิญ',
  hallsNote: 'ถ้าจะหยุดห้อง ให้หยุดเกมของห้องนั้นในแท็บเกม จะไม่มีกองใหม่ และกองที่เปิดอยู่จบภายในหนึ่งนาที',
  show: 'ดูทุกนัด',
  back: 'กลับไปที่กองกระสุน',
  replay: 'ย้อนดูกองกระสุน',
  nonce: 'ลำดับสุ่ม',
  shot: 'นัดที่',
  at: 'เวลาในกอง',
  weapon: 'อาวุธ',
  weapons: { cannon: 'ปืน', net: 'แห' },
  all: 'ทั้งหมด',
  states: {
    placing: 'กำลังส่ง',
    open: 'เปิดอยู่',
    refused: 'ถูกปฏิเสธ',
    returning: 'กำลังคืน',
    returned: 'คืนแล้ว',
    closing: 'กำลังจ่าย',
    closed: 'ปิดแล้ว',
    disputed: 'ต้องตรวจสอบ',
  },
  play: 'เล่น',
  pause: 'หยุดชั่วคราว',
  replayed: 'เมื่อผ่านไป {seconds} วินาที: โดน {hits} นัด จับได้ {kills} ตัว ยิงไป {spent} ได้คืน {won} นัดล่าสุด: {fish}',
  bets: 'ราคาต่อนัด',
  fields: {
    minBet: 'ราคาต่ำสุดต่อนัด',
    maxBet: 'ราคาสูงสุดต่อนัด',
    packetShots: 'จำนวนนัดต่อกอง',
    payoutMax: 'ยอดจ่ายสูงสุดต่อกอง',
  },
  limitsNote:
    'ใช้กับผู้เล่นของแบรนด์คุณเท่านั้น และต้องไม่เกินที่ห้องกำหนด มีผลกับกองถัดไป กองที่เปิดอยู่ยิงต่อตามเงื่อนไขเดิม โอกาสจับปลาไม่เปลี่ยนไม่ว่าจะตั้งค่าอย่างไร',
  limitsTitle: 'วงเงินของห้อง{hall}',
  limitsMeaning: 'มีผลกับผู้เล่นของ {brand} ตั้งแต่กองถัดไป ช่องที่เว้นว่างใช้ค่าตามห้อง',
  limitsSet: 'ตั้งวงเงิน',
  limitsSave: 'บันทึก',
  payoutNote: 'ระบบจะกันจำนวนนัดให้น้อยพอที่ยอดจ่ายไม่เกินเพดาน แม้ทุกนัดจะได้พญานาค นัดที่แพงที่สุดหนึ่งนัดจ่ายได้ถึง {amount}',
  asSheet: 'ตามค่าของห้อง',
  asSheetHas: '{value} (ค่าของห้อง)',
  mayNotSet: 'คุณดูวงเงินได้แต่แก้ไขไม่ได้',
  openNow: 'เปิดอยู่',
  stoppedAfterPackets: 'หยุดหลังจบกอง',
  casesNote:
    'เคสคือข้อสงสัย ไม่ใช่ข้อพิสูจน์ เปิดจากลักษณะการยิง ไม่ใช่จากยอดที่ชนะ ไม่มีการตัดสินใดหักเงินผู้เล่น ทุกกองจ่ายตามผลที่สุ่มได้',
  noCases: 'ไม่มีผู้เล่นที่ยิงเหมือนโปรแกรม',
  casesWaiting: 'รอการตัดสิน: {count} เคส',
  mayNotInvestigate: 'คุณดูเคสไม่ได้ ขอสิทธิ์ตรวจสอบได้จากคอนโซล',
  caseKind: 'สิ่งที่พบ',
  caseKinds: { rate: 'ยิงเร็วเกินมือคน', angles: 'ยิงมุมเดิมซ้ำหลายชั่วโมง' },
  evidence: {
    rate: 'กดยิง {presses} ครั้งใน {packets} กอง เร็วสุด {perSecond} ครั้งต่อวินาที หน้าเกมของเราส่งไม่เกิน 8 ครั้ง',
    angles: 'ยิงแบบไม่ล็อกเป้า {shots} นัดใน {minutes} นาที โดย {share}% ยิงที่มุม {degrees}°',
  },
  packetOfCase: 'กองที่ {number} ของเคส',
  decide: { note: 'บันทึก', warn: 'เตือน', 'close-seat': 'ปิดที่นั่ง' },
  decideTitles: {
    note: 'บันทึกสิ่งที่พบเกี่ยวกับ {player}',
    warn: 'เตือน {player}',
    'close-seat': 'ปิดที่นั่งของ {player}',
  },
  decideMeanings: {
    note: 'เคสนี้จะปิด โดยไม่แจ้งผู้เล่น',
    warn: 'ผู้เล่นจะเห็นข้อความของคุณในห้องจนกว่าจะกดรับทราบ โปรดเขียนถึงผู้เล่นในภาษาของเขา',
    'close-seat':
      'ผู้เล่นจะเปิดกองใหม่ไม่ได้ทุกห้อง กองที่เปิดอยู่ยิงจนจบและจ่ายตามปกติ ผู้เล่นจะเห็นข้อความของคุณ โปรดเขียนถึงผู้เล่นในภาษาของเขา',
  },
  decided: { note: 'บันทึกแล้ว', warn: 'เตือนแล้ว', 'close-seat': 'ปิดที่นั่งแล้ว' },
  decidedBy: 'โดย {who} เมื่อ {when}: {words}',
  seenAt: 'ผู้เล่นอ่านแล้วเมื่อ {when}',
  openSeat: 'เปิดที่นั่ง',
  openSeatTitle: 'ให้ {player} กลับมานั่งได้',
  openSeatMeaning: 'ผู้เล่นจะเปิดกองใหม่ได้ตั้งแต่ตอนนี้',
  reopenedBy: 'เปิดอีกครั้งโดย {who} เมื่อ {when}: {words}',
};

export const FISHING_BUNDLES: Record<Entered['language'], FishingWords> = { TH, EN };

export function fishingWords({ language }: Pick<Entered, 'language'>): FishingWords {
  return FISHING_BUNDLES[language];
}
