import type { Language } from '@lanna/contract/accounts';
import type { BetStatus } from '@lanna/contract/bets';

/** Words of the exported file; the site itself has its own. Languages without words here read the English ones. */
export interface BetWords {
  columns: readonly string[];
  status: Record<BetStatus, string>;
}

const ENGLISH: BetWords = {
  columns: [
    'Placed at',
    'Settled at',
    'Vendor',
    'Game',
    'Category',
    'Round',
    'Stake',
    'Payout',
    'Net',
    'Currency',
    'Status',
    'Bet id',
  ],
  status: { open: 'Open', won: 'Won', lost: 'Lost', refunded: 'Refunded' },
};

const THAI: BetWords = {
  columns: [
    'เวลาเดิมพัน',
    'เวลาสรุปผล',
    'ค่ายเกม',
    'เกม',
    'ประเภท',
    'รอบ',
    'ยอดเดิมพัน',
    'ยอดจ่าย',
    'กำไร/ขาดทุน',
    'สกุลเงิน',
    'สถานะ',
    'รหัสเดิมพัน',
  ],
  status: { open: 'รอผล', won: 'ชนะ', lost: 'แพ้', refunded: 'คืนเงิน' },
};

export function betWords(language: Language): BetWords {
  return language === 'TH' ? THAI : ENGLISH;
}
