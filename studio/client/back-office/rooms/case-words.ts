import type { Entered } from '../../../back-office-api.ts';
import type { CaseStep } from '../../../room-office-api.ts';

/** Words of cases about players who may be playing together. */
export interface CaseWords {
  title: string;
  note: string;
  none: string;
  kind: string;
  players: string;
  standsOut: string;
  open: string;
  closedBy: string;
  show: string;
  back: string;
  flow: string;
  apart: string;
  odd: string;
  noHands: string;
  kinds: { signals: string; report: string };
  reasons: Record<string, string>;
  signals: { together: string; one_way: string; dumping: string; shared: string };
  whose: string;
  which: { one: string; other: string };
  shared: Record<string, string>;
  steps: Record<CaseStep, string>;
  meanings: Record<CaseStep, string>;
}

const EN: CaseWords = {
  title: 'Fair company',
  note: 'What stands out is a reason to look, not a proof: a good player also wins of the same persons. Nothing here takes money. Each look is on record.',
  none: 'No pair stands out, and no hand was reported.',
  kind: 'Case',
  players: 'Players',
  standsOut: 'What stands out',
  open: 'Open',
  closedBy: 'Closed by {who}',
  show: 'Show',
  back: 'Back to the cases',
  flow: '{hands} hands together since the pair was last looked at; {flow} base stakes went to {one}.',
  apart: 'Kept apart: they never sit at one table',
  odd: 'Unusual plays',
  noHands: 'No hand of this case is over.',
  kinds: { signals: 'A pair', report: 'A member’s report' },
  reasons: {
    shared_cards: 'may be sharing cards',
    gave_money: 'may be losing on purpose',
    talked: 'seats play as one',
    other: 'something else',
  },
  signals: {
    together: 'Sat at one table {met} times where chance gives {expected} ({errors} standard errors)',
    one_way: 'Chips go one way: {mean} base stakes a hand over {hands} hands ({errors} standard errors)',
    dumping:
      'Plays of the {by} that no sound player makes, in hands that went to the other: {odd} of {plays}, otherwise a share of {usual} ({errors} standard errors)',
    shared: 'Both accounts share: {kinds}',
  },
  whose: 'Whose winnings',
  which: { one: 'first', other: 'second' },
  shared: { device: 'device', number: 'number', bank: 'bank account', network: 'network' },
  steps: {
    note: 'Note',
    part: 'Keep apart',
    join: 'Let sit together',
    freeze: 'Freeze winnings',
    close: 'Close the case',
  },
  meanings: {
    note: 'Your note stands in the case. Players are not told.',
    part: 'The two never sit at one table any more. Where they do now, the one who came later stands up after the hand; no money moves.',
    join: 'The two may sit at one table again.',
    freeze:
      'The case notes it, and the console opens the form that holds the money: for 24 hours, and longer only if a second operator approves. It is never taken by itself.',
    close: 'The case is closed with your reason, and the pair is counted anew. No money moves.',
  },
};

const TH: CaseWords = {
  title: 'ตรวจการเล่นร่วมกัน',
  note: 'สิ่งที่ผิดสังเกตเป็นเหตุให้ตรวจ ไม่ใช่หลักฐาน คนเล่นเก่งก็ชนะคนเดิมได้เรื่อย ๆ หน้านี้ไม่หักเงินใคร ทุกครั้งที่เปิดดูถูกบันทึก',
  none: 'ไม่มีคู่ที่ผิดสังเกต และไม่มีมือที่สมาชิกแจ้ง',
  kind: 'เคส',
  players: 'ผู้เล่น',
  standsOut: 'สิ่งที่ผิดสังเกต',
  open: 'ยังไม่ปิด',
  closedBy: 'ปิดโดย {who}',
  show: 'ดู',
  back: 'กลับไปที่รายการเคส',
  flow: 'นั่งด้วยกัน {hands} มือหลังการตรวจครั้งก่อน เงินไหลไปที่ {one} {flow} เท่าของเดิมพันตั้งต้น',
  apart: 'แยกโต๊ะไว้ นั่งโต๊ะเดียวกันไม่ได้',
  odd: 'การเล่นผิดปกติ',
  noHands: 'ยังไม่มีมือที่จบในเคสนี้',
  kinds: { signals: 'ผู้เล่นหนึ่งคู่', report: 'สมาชิกแจ้ง' },
  reasons: {
    shared_cards: 'สงสัยว่าบอกไพ่กัน',
    gave_money: 'สงสัยว่าตั้งใจแพ้ให้กัน',
    talked: 'รวมหัวกันเล่น',
    other: 'เรื่องอื่น',
  },
  signals: {
    together: 'นั่งโต๊ะเดียวกัน {met} ครั้ง ถ้าสุ่มจะได้ราว {expected} ครั้ง (ต่าง {errors} เท่าของความคลาดเคลื่อน)',
    one_way: 'เงินไหลทางเดียว มือละ {mean} เท่าของเดิมพันตั้งต้น ใน {hands} มือ (ต่าง {errors} เท่าของความคลาดเคลื่อน)',
    dumping:
      '{by}เล่นแบบที่คนเล่นเป็นไม่ทำ ในมือที่เงินไปหาอีกคน {odd} จาก {plays} ครั้ง ปกติสัดส่วน {usual} (ต่าง {errors} เท่าของความคลาดเคลื่อน)',
    shared: 'สองบัญชีใช้ร่วมกัน: {kinds}',
  },
  whose: 'เงินที่ชนะของ',
  which: { one: 'คนแรก', other: 'คนที่สอง' },
  shared: { device: 'เครื่อง', number: 'เบอร์โทร', bank: 'บัญชีธนาคาร', network: 'เครือข่าย' },
  steps: { note: 'บันทึก', part: 'แยกโต๊ะ', join: 'ให้นั่งด้วยกันได้', freeze: 'อายัดเงินที่ชนะ', close: 'ปิดเคส' },
  meanings: {
    note: 'ข้อความของคุณอยู่ในเคสนี้ ผู้เล่นไม่เห็น',
    part: 'สองคนนี้จะนั่งโต๊ะเดียวกันไม่ได้อีก ถ้านั่งอยู่ด้วยกัน คนที่มาทีหลังจะลุกหลังจบมือ ไม่มีเงินขยับ',
    join: 'สองคนนี้นั่งโต๊ะเดียวกันได้อีกครั้ง',
    freeze: 'เคสจะบันทึกไว้ แล้วคอนโซลจะเปิดฟอร์มกันเงิน กันได้ 24 ชั่วโมง นานกว่านั้นต้องมีผู้ดูแลคนที่สองอนุมัติ ไม่มีการหักเงินเอง',
    close: 'ปิดเคสพร้อมเหตุผลของคุณ แล้วเริ่มนับคู่นี้ใหม่ ไม่มีเงินขยับ',
  },
};

export const CASE_BUNDLES: Record<Entered['language'], CaseWords> = { TH, EN };

export function caseWords({ language }: Pick<Entered, 'language'>): CaseWords {
  return CASE_BUNDLES[language];
}
