import { parseMarketKey } from '@lanna/rules/play/sports/markets/market';
import { OUTRIGHTS, type OutrightKind } from '@lanna/rules/play/sports/markets/outright';
import { lineText, thaiLine } from '@lanna/rules/play/sports/odds/lines';

type Language = 'TH' | 'EN';
type Names = Readonly<Record<Language, string>>;

/** Markets of football as records and back offices call them; by kind of the rules. */
export const MARKET_NAMES: Readonly<Record<string, Names>> = {
  result: { TH: '1X2', EN: '1X2' },
  handicap: { TH: 'แฮนดิแคป', EN: 'Handicap' },
  totals: { TH: 'สูง/ต่ำ', EN: 'Over/under' },
  double_chance: { TH: 'โอกาสสองทาง', EN: 'Double chance' },
  draw_no_bet: { TH: 'เสมอคืนเงิน', EN: 'Draw no bet' },
  both_score: { TH: 'ยิงทั้งสองทีม', EN: 'Both teams to score' },
  odd_even: { TH: 'คู่/คี่', EN: 'Odd/even' },
  correct_score: { TH: 'ผลสกอร์ที่ถูกต้อง', EN: 'Correct score' },
  half_full: { TH: 'ครึ่งแรก/เต็มเวลา', EN: 'Half time/full time' },
  first_team: { TH: 'ทีมที่ยิงก่อน', EN: 'First team to score' },
  last_team: { TH: 'ทีมที่ยิงหลังสุด', EN: 'Last team to score' },
  team_totals_home: { TH: 'สูง/ต่ำ ทีมเหย้า', EN: 'Home team over/under' },
  team_totals_away: { TH: 'สูง/ต่ำ ทีมเยือน', EN: 'Away team over/under' },
  clean_sheet_home: { TH: 'ทีมเหย้าไม่เสียประตู', EN: 'Home clean sheet' },
  clean_sheet_away: { TH: 'ทีมเยือนไม่เสียประตู', EN: 'Away clean sheet' },
  corners_handicap: { TH: 'เตะมุม แฮนดิแคป', EN: 'Corners handicap' },
  corners_totals: { TH: 'เตะมุม สูง/ต่ำ', EN: 'Corners over/under' },
  cards_handicap: { TH: 'ใบเหลืองแดง แฮนดิแคป', EN: 'Cards handicap' },
  cards_totals: { TH: 'ใบเหลืองแดง สูง/ต่ำ', EN: 'Cards over/under' },
  ...Object.fromEntries(OUTRIGHTS.map((kind) => [kind.kind, outrightName(kind)])),
};

function outrightName({ paidPlaces, nonStarters }: OutrightKind): Names {
  const [TH, EN] =
    paidPlaces === 1
      ? ['แชมป์', 'Winner']
      : [`จบใน ${paidPlaces} อันดับแรก`, `Finish in the first ${paidPlaces}`];
  return nonStarters === 'lost'
    ? { TH, EN }
    : { TH: `${TH} (ไม่ลงแข่งคืนเงิน)`, EN: `${EN} (stake back for non-starters)` };
}

const SELECTIONS: Readonly<Record<string, Names>> = {
  draw: { TH: 'เสมอ', EN: 'Draw' },
  over: { TH: 'สูง', EN: 'Over' },
  under: { TH: 'ต่ำ', EN: 'Under' },
  yes: { TH: 'ใช่', EN: 'Yes' },
  no: { TH: 'ไม่ใช่', EN: 'No' },
  odd: { TH: 'คี่', EN: 'Odd' },
  even: { TH: 'คู่', EN: 'Even' },
  none: { TH: 'ไม่มีประตู', EN: 'No goal' },
  other: { TH: 'สกอร์อื่น', EN: 'Any other score' },
};
const HALF: Names = { TH: 'ครึ่งแรก', EN: '1st half' };

/** `แฮนดิแคป ครึ่งแรก`; a market that no rules know is called by its key. */
export function marketName(key: string, language: Language): string {
  const market = parseMarketKey(key);
  const name = market && MARKET_NAMES[market.kind];
  if (!market || !name) return key;
  return market.period === 'half' ? `${name[language]} ${HALF[language]}` : name[language];
}

/** What is backed, with its line: `ช้างเผือก −0.5 (ครึ่งลูก)`, `Over 2.75`. */
export function selectionName(
  key: string,
  selection: string,
  teams: { home: string; away: string },
  language: Language,
): string {
  const market = parseMarketKey(key);
  const side = (part: string): string => {
    if (part === 'home' || part === 'away') return teams[part];
    return SELECTIONS[part]?.[language] ?? part;
  };
  if (!market) return side(selection);
  if (market.kind.endsWith('handicap') && market.line !== null) {
    const line = selection === 'home' ? market.line : -market.line;
    const spoken = language === 'TH' ? ` (${thaiLine(line)})` : '';
    return `${side(selection)} ${lineText(line, true)}${spoken}`;
  }
  if (market.line !== null) return `${side(selection)} ${lineText(market.line)}`;
  if (/^\d_\d$/.test(selection)) return selection.replace('_', '–');
  return selection.split('_').map(side).join('/');
}
