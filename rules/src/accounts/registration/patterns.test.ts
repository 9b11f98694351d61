import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkField,
  type FieldRule,
  REGISTRATION_PATTERNS,
  registrationPattern,
  tidyText,
} from './patterns.ts';

const SAMPLES: Record<string, { taken: string[]; refused: string[] }> = {
  any: { taken: ['x', 'สวัสดี hello 123 !', "Robert'); DROP TABLE x;--", '🎰', 'שלום'], refused: [] },
  letters: { taken: ['abc', 'ABC'], refused: ['ab1', 'a b', 'é', 'сat', 'กข', 'a-b'] },
  'letter-first': { taken: ['a', 'Somchai99'], refused: ['9somchai', 'som chai', 'som_chai', 'สมชาย', ''] },
  digits: { taken: ['0', '0812345678'], refused: ['๐๘๑', '٠١٢', '１２', '12a', '-1', '1.5', '1e5'] },
  'letters-digits': { taken: ['abc123', '123', 'abc'], refused: ['abc 123', 'abc_1', 'ก1'] },
  'letters-digits-kanji': {
    taken: ['山田', 'yamada1', '佐々木', '𠮷野'],
    refused: ['やまだ', '山 田', '山田!'],
  },
  mailbox: {
    taken: ['a@b.co', 'first.last+tag@mail.example.co.th', "o'hara@example.com", `${'a'.repeat(64)}@b.co`],
    refused: [
      'a@b',
      '@b.co',
      'a@',
      'a b@c.co',
      'a@b..co',
      '.a@b.co',
      'a.@b.co',
      'a@-b.co',
      'a@b-.co',
      'a@b@c.co',
      'a@1.2.3.4',
      'ส@example.com',
      '"a b"@c.co',
      'a@b.co\nBcc: x@y.z',
      `${'a'.repeat(65)}@b.co`,
      `a@${'b'.repeat(64)}.co`,
      `a@${'b.'.repeat(130)}co`,
    ],
  },
  'one-uppercase': { taken: ['A', 'pasSword', 'ก A'], refused: ['password', '123', 'É', 'Ｑ'] },
  'english-spaces': {
    taken: ['Somchai', 'Somchai Jai Dee'],
    refused: ['Somchai  Dee', ' a', 'a ', 'a1', 'José', "O'Hara"],
  },
  'no-spaces': { taken: ['a', 'ก!1', '🎰'], refused: ['a b', 'a\tb', 'a\u00a0b', 'a\u3000b', ' '] },
  'chinese-punctuation': {
    taken: ['王小明', '阿·买提', '你好，世界！', '𠮷'],
    refused: ['王 明', 'Wang', '，', '王1', 'やま'],
  },
  'date-year-first': {
    taken: ['1990-05-01', '2024-02-29', '2000-02-29', '1900-01-01', '2099-12-31'],
    refused: [
      '2023-02-29',
      '1900-02-29',
      '1990-13-01',
      '1990-00-10',
      '1990-04-31',
      '1990-1-1',
      '2533-05-01',
      '05-01-1990',
      '1990-05-01T',
      '๑๙๙๐-๐๕-๐๑',
    ],
  },
  'date-month-first': {
    taken: ['05-01-1990', '02-29-2024'],
    refused: ['31-01-1990', '02-30-2024', '1990-05-01', '5-1-1990', '00-01-1990', '01-00-1990', '02-29-2023'],
  },
  korean: { taken: ['김철수'], refused: ['김 철수', 'Kim', 'ㄱㄴ', '김1', 'やま'] },
  thai: {
    taken: ['สมชาย', 'ณัฐพร', 'ก่อน', 'น้ำ'],
    refused: ['สม ชาย', 'Somchai', '่ก', 'ะ฿', '๑๒', 'สมชาย1', 'ລາວ'],
  },
  'thai-english-spaces': {
    taken: ['สมชาย Jaidee', 'สมชาย', 'Somchai ใจดี'],
    refused: ['สมชาย  ใจดี', 'สมชาย1', 'ก ่ก', '王', 'a-b'],
  },
  'letters-digits-symbols': {
    taken: ['abc', 'P@ss-w0rd', "<script>alert('x')</script>"],
    refused: ['a b', 'ก', 'é', '“a”'],
  },
  'all-four-classes': {
    taken: ['Passw0rd!', 'aA1~'],
    refused: ['Password!', 'passw0rd!', 'PASSW0RD!', 'Passw0rd1', 'Pass w0rd!', 'Passw0rd๑'],
  },
  'thai-spaces': {
    taken: ['สมชาย ใจดี', 'สมชาย'],
    refused: ['สมชาย Jaidee', ' สมชาย', 'สมชาย ', 'สมชาย  ใจดี'],
  },
  'letter-and-digit': { taken: ['abc1', 'Passw0rd!'], refused: ['abcdefgh', '12345678', 'ab 1', 'กa1'] },
  'name-any-script': {
    taken: [
      'สมชาย ใจดี',
      'Nguyễn Văn A',
      'João da Silva',
      'İbrahim Çelik',
      "O'Hara",
      'Jean-Luc',
      '王小明',
      '阿·买提',
    ],
    refused: ['R2D2', '<b>x</b>', "x'; --", '-x', 'a  b', '🎰'],
  },
};

const rule = (over: Partial<FieldRule> = {}): FieldRule => ({
  required: true,
  acceptedPattern: 'reg_pattern_0',
  patternId: 0,
  minLength: 1,
  maxLength: 20,
  ...over,
});

test('there are 21 patterns, numbered 0 to 20 in the order of the list', () => {
  expect(REGISTRATION_PATTERNS.map((pattern) => pattern.id)).toEqual(
    Array.from({ length: 21 }, (_, id) => id),
  );
  expect(Object.keys(SAMPLES)).toEqual(REGISTRATION_PATTERNS.map((pattern) => pattern.kind));
  expect(() => registrationPattern(21)).toThrow('no registration pattern 21');
});

describe.each(REGISTRATION_PATTERNS)('pattern $id, $kind', (pattern) => {
  const samples = SAMPLES[pattern.kind] ?? { taken: [], refused: [] };
  const own = rule({
    patternId: pattern.id,
    acceptedPattern: `reg_pattern_${pattern.id}`,
    minLength: 1,
    maxLength: 400,
  });

  test.each(samples.taken)('takes %j', (text) => {
    expect(checkField(text, own)).toBeUndefined();
  });

  test.each(samples.refused)('refuses %j', (text) => {
    expect(checkField(text, own)).toBeDefined();
    expect(pattern.test(text)).toBe(false);
  });

  test('fits its own bounds', () => {
    expect(pattern.min).toBeLessThanOrEqual(pattern.max);
  });

  test.each([
    ['letters', 'a'],
    ['words', 'a '],
    ['thai words', 'ก '],
    ['ideographs', '王'],
    ['mailbox', 'a.'],
    ['ats', '@'],
    ['dates', '1-'],
    ['signs', '่'],
    ['all classes', 'aA1!'],
    ['emoji', '🎰'],
  ])('stays fast on a million characters of %s, also without the length check', (_, unit) => {
    const text = `${unit.repeat(1_000_000 / unit.length)}\u0000`;
    const startedMs = performance.now();
    pattern.test(text);
    expect(performance.now() - startedMs).toBeLessThan(1000);
  });
});

describe('every pattern and the star', () => {
  const rules = [
    ...REGISTRATION_PATTERNS.map(({ id }) =>
      rule({ patternId: id, acceptedPattern: `reg_pattern_${id}`, maxLength: 400 }),
    ),
    rule({ acceptedPattern: '*', maxLength: 400 }),
  ];

  test.each([
    ['zero width space', 'สม\u200bชาย'],
    ['zero width joiner', 'so\u200dmchai'],
    ['zero width non-joiner', 'so\u200cmchai'],
    ['word joiner', 'a\u2060b'],
    ['byte order mark', '\ufeffsomchai'],
    ['soft hyphen', 'som\u00adchai'],
    ['right-to-left mark', 'a\u200fb'],
    ['right-to-left override', 'a\u202egpj.exe'],
    ['bidi isolate', '\u2066a\u2069'],
    ['arabic letter mark', 'a\u061cb'],
    ['Hangul filler', 'a\u3164b'],
    ['half-width Hangul filler', 'a\uffa0b'],
    ['blank Braille', 'a\u2800b'],
    ['NUL', 'a\u0000b'],
    ['line feed', 'a\nb'],
    ['line separator', 'a\u2028b'],
    ['lone high surrogate', 'a\ud83c'],
    ['lone low surrogate', '\udfb0a'],
    ['tag character', 'a\u{e0041}'],
    ['private use', 'a\ue000'],
    ['noncharacter', 'a\uffff'],
    ['variation selector on a letter', 'somchai\ufe0f'],
    ['variation selector on a digit', 'somchai1\ufe0f'],
    ['variation selector first', '\ufe0fa'],
  ])('refuse a %s', (_, text) => {
    for (const each of rules) expect(checkField(text, each)).toMatchObject({ message: 'unseen_characters' });
  });

  test('an emoji may choose its colour where any text is fine', () => {
    expect(checkField('I ❤\ufe0f U', rule())).toBeUndefined();
    expect(checkField('🎰🎉', rule({ minLength: 2, maxLength: 2 }))).toBeUndefined();
  });

  test('refuse a million characters at once', () => {
    const text = 'a'.repeat(1_000_000);
    const startedMs = performance.now();
    for (const each of rules) expect(checkField(text, each)).toBeDefined();
    expect(performance.now() - startedMs).toBeLessThan(100);
  });

  test('never throw, and never take what they would refuse by length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...rules), (text, each) => {
        const length = [...text].length;
        const fieldError = checkField(text, { ...each, minLength: 3, maxLength: 20 });
        if (text !== '' && (length < 3 || length > 20)) expect(fieldError).toBeDefined();
      }),
      { numRuns: 5000 },
    );
  });
});

describe('the answer', () => {
  test('names the pattern and both bounds', () => {
    const letters = rule({ patternId: 1, acceptedPattern: 'reg_pattern_1', minLength: 4, maxLength: 12 });
    expect(checkField('abc', letters)).toEqual({ message: 'reg_pattern_1', min: 4, max: 12, bounds: '4-12' });
    expect(checkField('ab1d', letters)?.message).toBe('reg_pattern_1');
  });

  test('shows one number when both bounds are equal', () => {
    const pin = rule({ patternId: 3, acceptedPattern: 'reg_pattern_3', minLength: 6, maxLength: 6 });
    expect(checkField('12345', pin)?.bounds).toBe('6');
    expect(checkField('123456', pin)).toBeUndefined();
  });

  test.each(['', ' ', '\u3000\t'])('says empty for %j when something is required', (text) => {
    expect(checkField(text, rule())?.message).toBe('empty');
  });

  test('an empty text is fine where nothing is required, whatever the least length; blanks are not', () => {
    const optional = rule({ required: false, minLength: 5, patternId: 3, acceptedPattern: 'reg_pattern_3' });
    expect(checkField('', optional)).toBeUndefined();
    expect(checkField('   ', optional)?.message).toBe('reg_pattern_3');
  });

  test('bounds count code points and are inclusive', () => {
    expect(checkField('𠮷'.repeat(20), rule())).toBeUndefined();
    expect(checkField('𠮷'.repeat(21), rule())?.message).toBe('reg_pattern_0');
    expect(checkField('a'.repeat(20), rule())).toBeUndefined();
    expect(checkField('a'.repeat(21), rule())).toBeDefined();
  });

  test('the star takes any text within the bounds, whatever the pattern', () => {
    const star = rule({ acceptedPattern: '*', patternId: 3 });
    expect(checkField("สมชาย <b>';--", star)).toBeUndefined();
    expect(checkField('x'.repeat(21), star)?.message).toBe('reg_pattern_3');
  });
});

test('tidying composes, trims and closes gaps, and nothing else', () => {
  expect(tidyText('  Jose\u0301   da  Silva ')).toBe('José da Silva');
  expect(tidyText('สมชาย\u00a0ใจดี')).toBe('สมชาย\u00a0ใจดี');
});
