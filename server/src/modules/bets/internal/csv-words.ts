import type { BetStatus } from '@lanna/contract/bets';
import type { Language } from '@lanna/contract/members';

/** Words of the exported file; the site itself has its own. */
export interface BetWords {
  columns: readonly string[];
  status: Record<BetStatus, string>;
}

export function betWords(language: Language): BetWords {
  return WORDS[language];
}

const WORDS: Record<Language, BetWords> = {
  TH: {
    columns: [
      'เวลาเดิมพัน',
      'เวลาออกผล',
      'ค่ายเกม',
      'เกม',
      'ประเภท',
      'รอบ',
      'ยอดเดิมพัน',
      'คืนเดิมพัน',
      'ยอดจ่าย',
      'กำไร/ขาดทุน',
      'สกุลเงิน',
      'สถานะ',
      'รหัสเดิมพัน',
    ],
    status: { open: 'รอผล', won: 'ชนะ', even: 'เท่าทุน', lost: 'แพ้', returned: 'เสมอ คืนเงิน', refunded: 'คืนเงินแล้ว' },
  },
  EN: {
    columns: [
      'Placed at',
      'Settled at',
      'Provider',
      'Game',
      'Category',
      'Round',
      'Stake',
      'Returned',
      'Payout',
      'Net',
      'Currency',
      'Status',
      'Bet id',
    ],
    status: { open: 'Open', won: 'Won', even: 'Even', lost: 'Lost', returned: 'Push: stake back', refunded: 'Refunded' },
  },
  CN: {
    columns: [
      '投注时间',
      '结算时间',
      '游戏商',
      '游戏',
      '类别',
      '局号',
      '投注额',
      '退还',
      '派彩',
      '盈亏',
      '币种',
      '状态',
      '注单号',
    ],
    status: { open: '未结算', won: '赢', even: '保本', lost: '输', returned: '和局退本金', refunded: '已退款' },
  },
  ID: {
    columns: [
      'Waktu taruhan',
      'Waktu hasil',
      'Penyedia',
      'Gim',
      'Kategori',
      'Ronde',
      'Taruhan',
      'Dikembalikan',
      'Pembayaran',
      'Untung/rugi',
      'Mata uang',
      'Status',
      'ID taruhan',
    ],
    status: { open: 'Terbuka', won: 'Menang', even: 'Impas', lost: 'Kalah', returned: 'Seri: taruhan kembali', refunded: 'Dikembalikan' },
  },
  PT: {
    columns: [
      'Apostado em',
      'Liquidado em',
      'Provedor',
      'Jogo',
      'Categoria',
      'Rodada',
      'Aposta',
      'Devolvido',
      'Pagamento',
      'Resultado',
      'Moeda',
      'Situação',
      'ID da aposta',
    ],
    status: { open: 'Aberta', won: 'Ganha', even: 'Empatada', lost: 'Perdida', returned: 'Empate: valor devolvido', refunded: 'Devolvida' },
  },
  TY: {
    columns: [
      'Bahis zamanı',
      'Sonuç zamanı',
      'Sağlayıcı',
      'Oyun',
      'Tür',
      'Tur',
      'Bahis',
      'İade',
      'Ödeme',
      'Kâr/zarar',
      'Para birimi',
      'Durum',
      'Bahis no',
    ],
    status: { open: 'Açık', won: 'Kazandı', even: 'Başa baş', lost: 'Kaybetti', returned: 'Berabere: bahis iade', refunded: 'İade edildi' },
  },
  VI: {
    columns: [
      'Thời gian cược',
      'Thời gian kết quả',
      'Nhà cung cấp',
      'Trò chơi',
      'Loại',
      'Vòng',
      'Tiền cược',
      'Hoàn lại',
      'Trả thưởng',
      'Thắng/thua',
      'Tiền tệ',
      'Trạng thái',
      'Mã cược',
    ],
    status: {
      open: 'Chưa có kết quả',
      won: 'Thắng',
      even: 'Hòa vốn',
      lost: 'Thua', returned: 'Hòa: hoàn cược',
      refunded: 'Đã hoàn tiền',
    },
  },
};
