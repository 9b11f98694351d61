import type { Language } from '@lanna/contract/people/members/members';

interface ShortcutWords {
  description: (brand: string) => string;
  games: string;
  wallet: string;
  bets: string;
}

/** What the phone shows of the installed app besides its name. */
export const SHORTCUT_WORDS: Record<Language, ShortcutWords> = {
  TH: {
    description: (brand) => `เกม กระเป๋าเงิน และประวัติเดิมพันของคุณที่ ${brand}`,
    games: 'เกมสล็อต',
    wallet: 'กระเป๋าเงิน',
    bets: 'ประวัติเดิมพัน',
  },
  EN: {
    description: (brand) => `Games, your wallet and your bet history at ${brand}`,
    games: 'Slots',
    wallet: 'Wallet',
    bets: 'Bet history',
  },
  CN: {
    description: (brand) => `${brand} 的游戏、您的钱包和投注记录`,
    games: '老虎机',
    wallet: '钱包',
    bets: '投注记录',
  },
  ID: {
    description: (brand) => `Game, dompet, dan riwayat taruhan Anda di ${brand}`,
    games: 'Slot',
    wallet: 'Dompet',
    bets: 'Riwayat taruhan',
  },
  PT: {
    description: (brand) => `Jogos, sua carteira e seu histórico de apostas na ${brand}`,
    games: 'Slots',
    wallet: 'Carteira',
    bets: 'Histórico de apostas',
  },
  TY: {
    description: (brand) => `${brand} oyunları, cüzdanınız ve bahis geçmişiniz`,
    games: 'Slot oyunları',
    wallet: 'Cüzdan',
    bets: 'Bahis geçmişi',
  },
  VI: {
    description: (brand) => `Trò chơi, ví và lịch sử cược của bạn tại ${brand}`,
    games: 'Slot',
    wallet: 'Ví',
    bets: 'Lịch sử cược',
  },
};
