export type NumberRule = 'phone' | 'bank';

const SPOKEN: readonly (readonly [string, string])[] = [
  ['ศูนย์', '0'],
  ['สูน', '0'],
  ['หนึ่ง', '1'],
  ['นึง', '1'],
  ['สอง', '2'],
  ['สาม', '3'],
  ['สี่', '4'],
  ['ห้า', '5'],
  ['หก', '6'],
  ['เจ็ด', '7'],
  ['แปด', '8'],
  ['เก้า', '9'],
  ['zero', '0'],
  ['one', '1'],
  ['two', '2'],
  ['three', '3'],
  ['four', '4'],
  ['five', '5'],
  ['six', '6'],
  ['seven', '7'],
  ['eight', '8'],
  ['nine', '9'],
  ['oh', '0'],
];
const SPOKEN_DIGIT = new RegExp(
  `(?<![a-z])(?:${SPOKEN.map(([word]) => word).join('|')})(?![a-z])|(?:${SPOKEN.filter(([word]) => word > 'z')
    .map(([word]) => word)
    .join('|')})`,
  'g',
);
const DIGIT_OF = new Map(SPOKEN);

/** Written with digits, however they are: `ศูนย์แปดหนึ่ง`, `zero 8 one`, `o81`. */
function asDigits(text: string): string {
  return text
    .replace(/(?<![a-z])[oO](?=\s*[-.]?\s*[689](?:\D{0,3}\d){3})/g, '0')
    .replace(/(?<=\d)[oO](?=[\d\s-])/g, '0')
    .replace(/(?<=\d)[lI|](?=\d)/g, '1')
    .replace(SPOKEN_DIGIT, (word) => DIGIT_OF.get(word) ?? word);
}

const AMOUNT = /(?<![\d,.])[1-9]\d{0,2}(?:,\d{3})+(?:\.\d{1,2})?(?![,.]?\d)/g;
const DECIMAL = /(?<![\d.])\d{1,6}\.\d{1,5}(?=\s*(?:x|เท่า|%|บาท|฿|baht|times))/g;
const TIME = /(?<![\d:.])(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?![:.]?\d)/g;
const DAY =
  /(?<![\d/.-])(?:[0-3]?\d[/.-][01]?\d[/.-](?:19|20|25|6)\d{1,2}|20\d\d-[01]\d-[0-3]\d)(?![/.-]?\d)/g;

/** Digits with at most a few signs between them. */
const RUN = /\d(?:[^\p{L}\p{N}]{0,4}\d){6,}/gu;
const MOBILE = /^(?:(?:00)?660?|0)[689]\d{8}(?!\d)/;
const LAND = /^0[2-57]\d{7}(?!\d)/;
const BANK_SHAPE =
  /(?<!\d)\d{3}[- .]\d[- .]\d{5}[- .]\d(?!\d)|(?<!\d)\d[- ]\d{4}[- ]\d{5}[- ]\d{2}[- ]\d(?!\d)/;
const BANK_WORD =
  /บัญชี|บช|ธนาคาร|ธ\.|กสิกร|ไทยพาณิช|กรุงไทย|กรุงเทพ|กรุงศรี|ออมสิน|ทหารไทย|ทีทีบี|พร้อมเพย์|พร้อมเพ|โอน(?:มา|เข้า|ให้|ที่)|วอ?ลเล็?ท|วอเลต|(?<![a-z])(?:kbank|k-?bank|scb|ktb|bbl|ttb|bay|promptpay|prompt pay|account|acc|acct|bank|wallet|truemoney|transfer to|send to)(?![a-z])/;

/** Telephone numbers and bank accounts in a normalised text, however they are spelled. */
export function findNumber(text: string): NumberRule | undefined {
  if (BANK_SHAPE.test(text)) return 'bank';
  const plain = asDigits(text)
    .replace(AMOUNT, ' # ')
    .replace(DECIMAL, ' # ')
    .replace(DAY, ' # ')
    .replace(TIME, ' # ');
  const runs = [...plain.matchAll(RUN)].map(([run]) => run);
  if (/\+\s*\d(?:[^\p{L}\p{N}]{0,3}\d){8,13}(?!\d)/u.test(plain) || runs.some(isPhone)) return 'phone';
  const isLong = runs.some((run) => run.replace(/\D/g, '').length >= 9 && !isListOfNumbers(run));
  return isLong && BANK_WORD.test(text) ? 'bank' : undefined;
}

function isPhone(run: string): boolean {
  if (isListOfNumbers(run)) return false;
  // From each group on: what stands before the number may be a number of its own.
  const groups = run.match(/\d+/g) ?? [];
  return groups.some((_, at) => {
    const digits = groups.slice(at).join('');
    return digits.length >= 9 && (MOBILE.test(digits) || LAND.test(digits) || isWithMore(digits));
  });
}

/** A mobile number with digits after it that are no part of it. */
function isWithMore(digits: string): boolean {
  return /^0[689]\d{8}/.test(digits) && digits.length > 10 && digits.length < 16;
}

/** Numbers for a lottery: groups of the same two or three digits, more of them than a telephone number has. */
function isListOfNumbers(run: string): boolean {
  const groups = run.match(/\d+/g) ?? [];
  const [first = ''] = groups;
  if (first.length < 2 || first.length > 3 || groups.some(({ length }) => length !== first.length))
    return false;
  return groups.length !== 5 || first.length !== 2 || !/^0[689]/.test(first);
}
