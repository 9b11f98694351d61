import type { Entered } from '../../../back-office-api.ts';

/** Words of what people see of halls. */
export interface FishingWords {
  tabs: { halls: string; packets: string; kinds: string };
  hall: string;
  openPackets: string;
  hits: string;
  shots: string;
  kills: string;
  reserve: string;
  spent: string;
  won: string;
  hitsMinute: string;
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
}

const EN: FishingWords = {
  tabs: { halls: 'Halls', packets: 'Packets', kinds: 'Returns by fish' },
  hall: 'Hall',
  openPackets: 'Open packets',
  hits: 'Hits',
  shots: 'Shots',
  kills: 'Kills',
  reserve: 'Set aside',
  spent: 'Shot',
  won: 'Won',
  hitsMinute: 'Hits in the last minute',
  noHalls: 'No player of your brand is shooting now.',
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
};

const TH: FishingWords = {
  tabs: { halls: 'ห้อง', packets: 'กองกระสุน', kinds: 'อัตราคืนตามปลา' },
  hall: 'ห้อง',
  openPackets: 'กองที่เปิดอยู่',
  hits: 'นัดที่โดน',
  shots: 'นัด',
  kills: 'จับได้',
  reserve: 'กันไว้',
  spent: 'ยิงไป',
  won: 'ได้คืน',
  hitsMinute: 'นัดที่โดนในนาทีล่าสุด',
  noHalls: 'ตอนนี้ไม่มีผู้เล่นของแบรนด์กำลังยิง',
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
};

export const FISHING_BUNDLES: Record<Entered['language'], FishingWords> = { TH, EN };

export function fishingWords({ language }: Pick<Entered, 'language'>): FishingWords {
  return FISHING_BUNDLES[language];
}
