import type { LocalText } from '@lanna/rules/local-text';
import { formatMoney } from '@lanna/rules/money';
import { lannaLanterns } from './lanna-lanterns.ts';
import { riverNaga } from './river-naga.ts';
import type { SlotSheet, Volatility } from './sheet.ts';
import { starlightMarket } from './starlight-market.ts';

/** In the languages the game client speaks. */
type GameText = Required<Pick<LocalText, 'TH' | 'EN'>>;

/** A game as players meet it: its mathematics and its names. Pictures and sounds are the client's. */
export interface SlotGame {
  /** One of its own over all vendors of the studio: rounds and receipts name a game by it alone. */
  code: string;
  /** Whose page in `studio/client` plays it. */
  kind: 'slot';
  name: GameText;
  category: 'RNG';
  /** The sheet played today; those it has superseded stay, so that any receipt can be computed again. */
  sheet: SlotSheet;
  earlierSheets: readonly SlotSheet[];
  /** What each symbol of the sheet shows: for paytables, receipts and screen readers. */
  symbols: Readonly<Record<string, GameText>>;
  features: readonly string[];
}

export const STUDIO_GAMES: readonly SlotGame[] = [
  {
    code: 'lanna-lanterns',
    kind: 'slot',
    name: { TH: 'โคมทองล้านนา', EN: 'Lanna Lanterns' },
    category: 'RNG',
    sheet: lannaLanterns,
    earlierSheets: [],
    symbols: {
      W: { TH: 'โคมลอย', EN: 'Sky lantern' },
      S: { TH: 'พระจันทร์เต็มดวง', EN: 'Full moon' },
      A: { TH: 'โคมทอง', EN: 'Golden lantern' },
      B: { TH: 'ร่มกระดาษสา', EN: 'Paper parasol' },
      C: { TH: 'ขันเงิน', EN: 'Silver bowl' },
      D: { TH: 'เรือไม้สัก', EN: 'Teak boat' },
      K: { TH: 'กลองยาว', EN: 'Long drum' },
      Q: { TH: 'ดอกเอื้อง', EN: 'Orchid' },
      J: { TH: 'ข้าวซอย', EN: 'Khao soi' },
      T: { TH: 'ใบชา', EN: 'Tea leaf' },
      N: { TH: 'ดอกบัว', EN: 'Lotus' },
    },
    features: ['wild', 'scatter', 'free-spins', 'free-spin-multiplier'],
  },
  {
    code: 'starlight-market',
    kind: 'slot',
    name: { TH: 'ตลาดน้ำแสงดาว', EN: 'Starlight Floating Market' },
    category: 'RNG',
    sheet: starlightMarket,
    earlierSheets: [],
    symbols: {
      W: { TH: 'เรือแม่ค้า', EN: "Vendor's boat" },
      S: { TH: 'ดาว', EN: 'Star' },
      M: { TH: 'ข้าวเหนียวมะม่วง', EN: 'Mango sticky rice' },
      C: { TH: 'ไอศกรีมกะทิ', EN: 'Coconut ice cream' },
      N: { TH: 'ก๋วยเตี๋ยวเรือ', EN: 'Boat noodles' },
      L: { TH: 'กุ้งเผา', EN: 'Grilled prawn' },
      R: { TH: 'เงาะ', EN: 'Rambutan' },
      D: { TH: 'ทุเรียน', EN: 'Durian' },
      B: { TH: 'กล้วยหอม', EN: 'Banana' },
      P: { TH: 'ส้มโอ', EN: 'Pomelo' },
    },
    features: ['wild', 'scatter', 'free-spins', 'pays-from-two'],
  },
  {
    code: 'river-naga',
    kind: 'slot',
    name: { TH: 'พญานาคสายน้ำ', EN: 'River Naga' },
    category: 'RNG',
    sheet: riverNaga,
    earlierSheets: [],
    symbols: {
      W: { TH: 'น้ำวน', EN: 'Whirlpool' },
      S: { TH: 'ลูกไฟ', EN: 'Fireball' },
      N: { TH: 'พญานาค', EN: 'Naga' },
      P: { TH: 'ไข่มุก', EN: 'Pearl' },
      B: { TH: 'เรือยาว', EN: 'Longboat' },
      D: { TH: 'กลองใหญ่', EN: 'Great drum' },
      A: { TH: 'กระดิ่งเงิน', EN: 'Silver bell' },
      K: { TH: 'หอยมุก', EN: 'Oyster shell' },
      Q: { TH: 'ดอกบัว', EN: 'Lotus' },
      J: { TH: 'ปลาแม่น้ำ', EN: 'River fish' },
      T: { TH: 'หินแม่น้ำ', EN: 'River stone' },
    },
    features: ['wild', 'scatter', 'free-spins', 'wild-multiplier'],
  },
];

/** What Kad Luang offers, the studio's vendor that keeps its players' money (`vendors/kad-luang`): the mathematics of a game above under a name of its own. */
export const KAD_LUANG_GAMES: readonly SlotGame[] = STUDIO_GAMES.filter(
  ({ code }) => code === 'starlight-market',
).map((game) => ({
  ...game,
  code: 'kad-luang-stars',
  name: { TH: 'ดาวเหนือกาดหลวง', EN: 'Stars over Kad Luang' },
}));

export function gameOfCode(code: string): SlotGame | undefined {
  return [...STUDIO_GAMES, ...KAD_LUANG_GAMES].find((game) => game.code === code);
}

/** The sheet a round of this game was played on. */
export function releasedSheet(code: string, ruleVersion: string): SlotSheet | undefined {
  const game = gameOfCode(code);
  return game && [game.sheet, ...game.earlierSheets].find((sheet) => sheet.ruleVersion === ruleVersion);
}

/** A game in figures, for lists and seeds. Money is decimal text in currency units. */
export interface GameFigures {
  volatility: Volatility;
  returnBasisPoints: number;
  returnPercent: string;
  lines: number;
  minBet: string;
  maxBet: string;
}

export function figuresOf({ sheet }: SlotGame): GameFigures {
  return {
    volatility: sheet.volatility,
    returnBasisPoints: sheet.returnBasisPoints,
    returnPercent: sheet.returnPercent,
    lines: sheet.lines.length,
    minBet: formatMoney(sheet.stakes[0] ?? 0n),
    maxBet: formatMoney(sheet.stakes.at(-1) ?? 0n),
  };
}
