/** Letters of other alphabets that look like Latin ones, and what they look like. Both rows have the same length. */
const LOOK_ALIKES = new Map([
  ['а', 'a'],
  ['в', 'b'],
  ['с', 'c'],
  ['ԁ', 'd'],
  ['е', 'e'],
  ['ё', 'e'],
  ['һ', 'h'],
  ['н', 'h'],
  ['і', 'i'],
  ['ї', 'i'],
  ['ј', 'j'],
  ['к', 'k'],
  ['ӏ', 'l'],
  ['м', 'm'],
  ['п', 'n'],
  ['о', 'o'],
  ['р', 'p'],
  ['ѕ', 's'],
  ['т', 't'],
  ['и', 'u'],
  ['ѵ', 'v'],
  ['ԝ', 'w'],
  ['х', 'x'],
  ['у', 'y'],
  ['г', 'r'],
  ['α', 'a'],
  ['β', 'b'],
  ['ε', 'e'],
  ['η', 'n'],
  ['ι', 'i'],
  ['κ', 'k'],
  ['ν', 'v'],
  ['ο', 'o'],
  ['ρ', 'p'],
  ['σ', 'o'],
  ['τ', 't'],
  ['υ', 'u'],
  ['χ', 'x'],
  ['ω', 'w'],
  ['γ', 'y'],
  ['ʟ', 'l'],
  ['ɪ', 'i'],
  ['ɴ', 'n'],
  ['ᴇ', 'e'],
  ['ᴀ', 'a'],
  ['ʙ', 'b'],
  ['ᴄ', 'c'],
  ['ᴅ', 'd'],
  ['ꜰ', 'f'],
  ['ɢ', 'g'],
  ['ʜ', 'h'],
  ['ᴊ', 'j'],
  ['ᴋ', 'k'],
  ['ᴍ', 'm'],
  ['ᴏ', 'o'],
  ['ᴘ', 'p'],
  ['ʀ', 'r'],
  ['ꜱ', 's'],
  ['ᴛ', 't'],
  ['ᴜ', 'u'],
  ['ᴠ', 'v'],
  ['ᴡ', 'w'],
  ['ʏ', 'y'],
  ['ᴢ', 'z'],
  ['ł', 'l'],
  ['ı', 'i'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ɑ', 'a'],
  ['ɡ', 'g'],
  ['ɩ', 'i'],
  ['ǀ', 'l'],
  ['ⅼ', 'l'],
  ['。', '.'],
  ['．', '.'],
  ['•', '.'],
  ['·', '.'],
  ['∙', '.'],
  ['․', '.'],
  ['‧', '.'],
  ['：', ':'],
  ['＠', '@'],
  ['—', '-'],
  ['–', '-'],
  ['‑', '-'],
] as const satisfies readonly (readonly [string, string])[]);

/**
 * A text in the form in which it is compared: small letters without accents, letters and digits that only look like others as what they look
 * like, Thai digits and sara am written alike, nothing unseen. What a writer typed stays as it is; this form is read by rules alone.
 */
export function normalise(text: string): string {
  const plain = [...text].map(plainLetter).join('').normalize('NFKD').toLowerCase();
  const bare = plain
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\p{M}/gu, (mark) => (isThai(mark) ? mark : ''))
    .normalize('NFC')
    .replace(/\u0E4D\u0E32/g, '\u0E33')
    .replace(/\u0E40\u0E40/g, '\u0E41');
  return [...bare].map((letter) => LOOK_ALIKES.get(letter as never) ?? thaiDigit(letter)).join('');
}

/** Letters in circles and squares, and those of flags, which Unicode does not decompose. */
function plainLetter(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  for (const first of [0x1f150, 0x1f170, 0x1f1e6])
    if (code >= first && code < first + 26) return String.fromCharCode(97 + code - first);
  if (code >= 0x2776 && code <= 0x277e) return String(code - 0x2775);
  if (code === 0x24ff) return '0';
  if (code >= 0x278a && code <= 0x2792) return String(code - 0x2789);
  return letter;
}

function isThai(letter: string): boolean {
  return letter >= '\u0E00' && letter <= '\u0E7F';
}

function thaiDigit(letter: string): string {
  const code = letter.charCodeAt(0);
  return code >= 0x0e50 && code <= 0x0e59 ? String(code - 0x0e50) : letter;
}

const BETWEEN = String.raw`[\s._\-*|/\\,~+=^'"()]`;
const SPELLED = new RegExp(`(?<![a-z0-9])(?:[a-z0-9]${BETWEEN}{1,3}){2,}[a-z0-9](?![a-z0-9])`, 'g');
const THAI_SPELLED = new RegExp(String.raw`(?<=[\u0E01-\u0E4E])${BETWEEN}{1,3}(?=[\u0E01-\u0E4E])`, 'g');
const SEPARATORS = new RegExp(BETWEEN, 'g');

/** The same for addresses, whose dots stay. */
export function joinSpaced(text: string): string {
  return text.replace(SPELLED, (run) => run.replace(/\s+/g, ''));
}

/** `l i n e`, `l.i.n.e` and `ไ ล น์` as words; a normalised text is expected. */
export function joinSpelled(text: string): string {
  return text
    .replace(SPELLED, (run) => (/[a-z]/.test(run) ? run.replace(SEPARATORS, '') : run))
    .replace(THAI_SPELLED, '');
}

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
};

/** Digits and signs that stand for letters, within words that have letters. */
export function unleet(text: string): string {
  return text.replace(/[a-z0-9@$!|]*[a-z][a-z0-9@$!|]*/g, (word) =>
    word.replace(/[013457$]|[@!|](?=[a-z0-9])/g, (sign, at: number) =>
      // An `@` that begins a word begins the name of an account.
      sign === '@' && at === 0 ? sign : (LEET[sign] ?? sign),
    ),
  );
}
