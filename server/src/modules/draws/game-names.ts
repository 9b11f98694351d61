import type { Language, LocalText } from '@lanna/rules/local-text';

/** What a lottery is called; one that could be taken for a draw of somebody else's says that it is the house's own. Without a name it is its code. */
export function gameName(code: string, language: Language): string {
  return gameNames(code)[language] ?? code;
}

/** The same in all languages. */
export function gameNames(code: string): LocalText {
  return NAMES[code] ?? { EN: code };
}

/** In Chinese the field's own names are known. */
const CHINESE: Readonly<Record<string, string>> = {
  SSC: '时时彩',
  '11X5': '11选5',
  PK10: 'PK10',
  '3D': '3D',
  P5: '排列5',
};

const NAMES: Readonly<Record<string, LocalText>> = {
  SSC_1M: every('SSC', 1),
  SSC_5M: every('SSC', 5),
  SSC_20M: every('SSC', 20),
  '11X5_1M': every('11X5', 1),
  '11X5_5M': every('11X5', 5),
  '11X5_20M': every('11X5', 20),
  PK10_1M: every('PK10', 1),
  PK10_5M: every('PK10', 5),
  LF3D_5M: every('3D', 5),
  P5_5M: every('P5', 5),
  LF3D_DAY: daily('3D'),
  P5_DAY: daily('P5'),
  THAI_30M: {
    TH: 'หวยไทย 30 นาที (ของเรา)',
    EN: 'Thai lottery 30 min (house edition)',
    CN: '泰国彩票30分钟（自营）',
    ID: 'Lotre Thailand 30 menit (edisi kami)',
    PT: 'Loteria tailandesa 30 min (edição da casa)',
    TY: 'Tayland piyangosu 30 dk (bizim çekilişimiz)',
    VI: 'Xổ số Thái 30 phút (nhà cái tự quay)',
  },
  THAI: {
    TH: 'สลากกินแบ่งรัฐบาล',
    EN: 'Thai government lottery',
    CN: '泰国政府彩票',
    ID: 'Lotre Pemerintah Thailand',
    PT: 'Loteria do governo tailandês',
    TY: 'Tayland devlet piyangosu',
    VI: 'Xổ số chính phủ Thái',
  },
  YEEKEE: {
    TH: 'หวยยี่กี',
    EN: 'Yeekee',
    CN: '易奇彩',
    ID: 'Yeekee',
    PT: 'Yeekee',
    TY: 'Yeekee',
    VI: 'Yeekee',
  },
};

function every(game: string, minutes: number): LocalText {
  return {
    TH: `${game} ${minutes} นาที`,
    EN: `${game} ${minutes} min`,
    CN: `${minutes}分${CHINESE[game]}`,
    ID: `${game} ${minutes} menit`,
    PT: `${game} ${minutes} min`,
    TY: `${game} ${minutes} dk`,
    VI: `${game} ${minutes} phút`,
  };
}

/** Draws once a day have official namesakes. */
function daily(game: string): LocalText {
  return {
    TH: `${game} รายวัน (ของเรา)`,
    EN: `${game} daily (house edition)`,
    CN: `${CHINESE[game]}每日（自营）`,
    ID: `${game} harian (edisi kami)`,
    PT: `${game} diário (edição da casa)`,
    TY: `${game} günlük (bizim çekilişimiz)`,
    VI: `${game} hằng ngày (nhà cái tự quay)`,
  };
}
