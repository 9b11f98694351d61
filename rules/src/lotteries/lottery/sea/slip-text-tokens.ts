/** Make two-digit numbers from one digit: 19 ประตู, รูดหน้า, รูดหลัง. */
export const DIGIT_HELPERS = ['nineteen', 'front', 'back'] as const;
export type DigitHelper = (typeof DIGIT_HELPERS)[number];

/** Where a number is played; `second` is what a second amount is for. */
export type Place = 'top' | 'bottom' | 'tote' | 'front' | 'second';

export type Token = {
  text: string;
  /** Digits that a comma alone parts from digits before: `20,50`. */
  isJoined?: true;
} & (
  | { kind: 'digits' | 'equals' | 'times' | 'reverse' | 'each' | 'baht' | 'unknown' }
  | { kind: 'place'; places: readonly Place[] }
  | { kind: 'helper'; helper: DigitHelper }
);

/** The words and signs of a line; what only parts or decorates them is left out. */
export function tokensOf(line: string): Token[] {
  const text = line
    .normalize('NFC')
    .toLowerCase()
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10));
  const tokens: Token[] = [];
  let at = 0;
  let isAfterComma = false;
  while (at < text.length) {
    const isAfterMark = ['equals', 'times', 'each'].includes(tokens.at(-1)?.kind ?? '');
    const found = (isAfterMark ? [THOUSANDS, ...PATTERNS] : PATTERNS)
      .map(({ pattern, token }) => {
        pattern.lastIndex = at;
        const match = pattern.exec(text);
        return match && { text: match[0], token };
      })
      .find((each) => each !== null);
    // An unknown word is reported as a whole.
    const size = found ? found.text.length : (/^[^\s\d=*,;]+/.exec(text.slice(at))?.[0].length ?? 1);
    const written = text.slice(at, at + size);
    at += size;
    const token = found ? found.token : ({ kind: 'unknown' } as const);
    const isJoined = isAfterComma && token?.kind === 'digits' && tokens.at(-1)?.kind === 'digits';
    if (token) tokens.push({ ...token, text: written, ...(isJoined && { isJoined }) } as Token);
    isAfterComma = written === ',';
  }
  return tokens;
}

type Meaning =
  | { kind: 'digits' | 'equals' | 'times' | 'reverse' | 'each' | 'baht' }
  | { kind: 'place'; places: readonly Place[] }
  | { kind: 'helper'; helper: DigitHelper };

const place = (...places: Place[]): Meaning => ({ kind: 'place', places });

/** In this order: what is longer comes before what it begins with. */
const MEANINGS: readonly [string, Meaning | undefined][] = [
  ['19\\s*(?:ประตู|doors?)', { kind: 'helper', helper: 'nineteen' }],
  ['รูดหน้า|front\\s*run', { kind: 'helper', helper: 'front' }],
  ['รูดหลัง|รูดท้าย|back\\s*run', { kind: 'helper', helper: 'back' }],
  ['กลับเลข|กลับ|reverse|rev\\b', { kind: 'reverse' }],
  // `3 ตัวบน`, `สองตัว`: how many digits is said by the number itself.
  ['(?:[1-4]|หนึ่ง|สอง|สาม|สี่)\\s*(?:ตัว(?!ละ)|digits?)', undefined],
  ['ตัวละ|ละ|each|@', { kind: 'each' }],
  [
    'บน\\s*[-+/&]?\\s*(?:และ)?\\s*ล่าง|บล(?![ก-๛])|top\\s*[-+/&]?\\s*(?:and)?\\s*bottom',
    place('top', 'bottom'),
  ],
  ['บน\\s*[-+/&]?\\s*(?:และ)?\\s*โต[๊็]?ด|top\\s*[-+/&]?\\s*(?:and)?\\s*tote?d?', place('top', 'tote')],
  ['บน|top|straight', place('top')],
  ['ล่าง|bottom', place('bottom')],
  ['โต[๊็]?ด|tote|tod\\b', place('tote')],
  ['หน้า|front', place('front')],
  ['บาท|บ\\.|฿|baht|thb', { kind: 'baht' }],
  ['วิ่ง|เลข|ตัว|และ|and\\b|run(?:ning)?\\b', undefined],
  ['=+>?', { kind: 'equals' }],
  ['[*x×]', { kind: 'times' }],
  ['\\d+(?:\\.\\d+)?', { kind: 'digits' }],
  ['[\\s,./:|()+\\-–—\\u200b]+', undefined],
];

const PATTERNS = MEANINGS.map(([source, token]) => ({ pattern: new RegExp(source, 'uy'), token }));
/** A comma parts numbers, and only in a price thousands. */
const THOUSANDS = {
  pattern: /\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)/uy,
  token: { kind: 'digits' } as const,
};
