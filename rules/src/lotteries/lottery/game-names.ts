import type { Language, LocalText } from '../../local-text.ts';
import { gameCodeOf, PROVINCES } from './vn/provinces.ts';

/** What a lottery is called; one that could be taken for another lottery's draw says that it is the house's own. Without a name it is its code. */
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
  LHC: '六合彩',
  K3: '快3',
  PC28: 'PC28',
  Keno: '基诺',
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
  LHC_5M: every('LHC', 5),
  LHC_DAY: daily('LHC'),
  LHC: {
    TH: 'มาร์กซิกซ์ ฮ่องกง',
    EN: 'Mark Six Hong Kong',
    CN: '香港六合彩',
    ID: 'Mark Six Hong Kong',
    PT: 'Mark Six de Hong Kong',
    TY: 'Hong Kong Mark Six',
    VI: 'Mark Six Hồng Kông',
  },
  K3_1M: every('K3', 1),
  K3_5M: every('K3', 5),
  PC28_1M: every('PC28', 1),
  PC28_5M: every('PC28', 5),
  KENO_1M: every('Keno', 1),
  KENO_5M: every('Keno', 5),
  VN_NORTH_5M: ours(
    {
      TH: 'หวยเวียดนามเหนือ',
      EN: 'Vietnam North',
      CN: '越南北部',
      ID: 'Vietnam Utara',
      PT: 'Vietnã Norte',
      TY: 'Kuzey Vietnam',
      VI: 'Miền Bắc',
    },
    5,
  ),
  VN_SOUTH_5M: ours(
    {
      TH: 'หวยเวียดนามใต้',
      EN: 'Vietnam South',
      CN: '越南南部',
      ID: 'Vietnam Selatan',
      PT: 'Vietnã Sul',
      TY: 'Güney Vietnam',
      VI: 'Miền Nam',
    },
    5,
  ),
  VN_NORTH: {
    TH: 'หวยเวียดนามเหนือ',
    EN: 'Vietnam North',
    CN: '越南北部彩票',
    ID: 'Vietnam Utara',
    PT: 'Vietnã Norte',
    TY: 'Kuzey Vietnam',
    VI: 'Xổ số miền Bắc',
  },
  ...Object.fromEntries(PROVINCES.map(({ code, name }) => [gameCodeOf(code), name])),
  HANOI: market('หวยฮานอย', 'Hanoi', '河内', 'Hà Nội'),
  HANOI_15M: ours(market('หวยฮานอย', 'Hanoi', '河内', 'Hà Nội'), 15),
  LAO: market('หวยลาว', 'Laos', '老挝', 'Lào'),
  LAO_15M: ours(market('หวยลาว', 'Laos', '老挝', 'Lào'), 15),
  MALAYSIA: market('หวยมาเลย์', 'Malaysia', '马来西亚', 'Malaysia'),
  MALAYSIA_15M: ours(market('หวยมาเลย์', 'Malaysia', '马来西亚', 'Malaysia'), 15),
  STOCK_TH: market('หวยหุ้นไทยเย็น', 'Thai stocks, close', '泰国股市', 'Chứng khoán Thái'),
  STOCK_JP: market('หวยหุ้นนิเคอิ', 'Nikkei', '日经指数', 'Nikkei'),
  STOCK_HK: market('หวยหุ้นฮั่งเส็ง', 'Hang Seng', '恒生指数', 'Hang Seng'),
  STOCK_CN: market('หวยหุ้นจีน', 'Shanghai Composite', '上证指数', 'Thượng Hải'),
  STOCK_15M: ours(market('หวยหุ้น', 'Index numbers', '指数彩', 'Số chỉ số'), 15),
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

/** In the languages that have no name of their own for it the English one. */
function market(th: string, en: string, cn: string, vi: string): LocalText {
  return { TH: th, EN: en, CN: cn, ID: en, PT: en, TY: en, VI: vi };
}

/** A fast edition of a lottery that others draw too. */
function ours(name: LocalText, minutes: number): LocalText {
  return {
    TH: `${name.TH} ${minutes} นาที (ของเรา)`,
    EN: `${name.EN} ${minutes} min (house edition)`,
    CN: `${name.CN}${minutes}分钟（自营）`,
    ID: `${name.ID} ${minutes} menit (edisi kami)`,
    PT: `${name.PT} ${minutes} min (edição da casa)`,
    TY: `${name.TY} ${minutes} dk (bizim çekilişimiz)`,
    VI: `${name.VI} ${minutes} phút (nhà cái tự quay)`,
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
