import { hasUnseenCharacters } from '../../unseen-characters.ts';

/**
 * What a registration field may hold. Section 5 of the specification names the kinds and numbers the patterns 0 to 20; the
 * numbers follow the order of its list, each named alternative taking one number (two dates, two Thai patterns). The list
 * fills 0 to 17; 18 to 20 are ours (`docs/decisions/0020`). Browser and server run this same file.
 *
 * "Letters" are A–Z and a–z, "digits" 0–9: a user name must not contain a Cyrillic twin of a Latin letter. Lengths are
 * counted in code points, so a Thai vowel sign counts and an emoji counts once. Every test is linear in its text.
 */
export const REGISTRATION_PATTERNS = [
  { id: 0, kind: 'any', min: 0, max: 255, test: () => true },
  { id: 1, kind: 'letters', min: 1, max: 50, test: matches(/^[A-Za-z]+$/) },
  { id: 2, kind: 'letter-first', min: 4, max: 20, test: matches(/^[A-Za-z][A-Za-z0-9]*$/) },
  { id: 3, kind: 'digits', min: 4, max: 20, test: matches(/^[0-9]+$/) },
  { id: 4, kind: 'letters-digits', min: 6, max: 20, test: matches(/^[A-Za-z0-9]+$/) },
  {
    id: 5,
    kind: 'letters-digits-kanji',
    min: 1,
    max: 50,
    test: matches(/^[A-Za-z0-9\p{Unified_Ideograph}々〇]+$/u),
  },
  { id: 6, kind: 'mailbox', min: 6, max: 254, test: isMailbox },
  { id: 7, kind: 'one-uppercase', min: 1, max: 64, test: matches(/[A-Z]/) },
  { id: 8, kind: 'english-spaces', min: 1, max: 100, test: matches(/^[A-Za-z]+(?: [A-Za-z]+)*$/) },
  { id: 9, kind: 'no-spaces', min: 1, max: 64, test: matches(/^\S+$/u) },
  { id: 10, kind: 'chinese-punctuation', min: 1, max: 50, test: isChinese },
  { id: 11, kind: 'date-year-first', min: 10, max: 10, test: isDate(/^(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d)$/) },
  { id: 12, kind: 'date-month-first', min: 10, max: 10, test: isDate(/^(?<m>\d\d)-(?<d>\d\d)-(?<y>\d{4})$/) },
  { id: 13, kind: 'korean', min: 1, max: 50, test: matches(/^[\uAC00-\uD7A3]+$/) },
  { id: 14, kind: 'thai', min: 1, max: 100, test: isThai },
  {
    id: 15,
    kind: 'thai-english-spaces',
    min: 1,
    max: 100,
    test: inWords((word) => isLatin(word) || isThai(word)),
  },
  { id: 16, kind: 'letters-digits-symbols', min: 6, max: 64, test: matches(/^[\x21-\x7e]+$/) },
  { id: 17, kind: 'all-four-classes', min: 8, max: 64, test: hasAllFourClasses },
  { id: 18, kind: 'thai-spaces', min: 1, max: 100, test: inWords(isThai) },
  { id: 19, kind: 'letter-and-digit', min: 8, max: 64, test: hasLetterAndDigit },
  { id: 20, kind: 'name-any-script', min: 1, max: 100, test: inWords(matches(/^\p{L}[\p{L}\p{M}'’.·-]*$/u)) },
] as const satisfies readonly RegistrationPattern[];

export interface RegistrationPattern {
  id: number;
  kind: string;
  /** Whether the text is of the kind; says nothing about its length. */
  test(text: string): boolean;
  /** Bounds in code points, used where the brand's settings give no others. */
  min: number;
  max: number;
}

/** One field as `GET /wps/system/setting/register` describes it. */
export interface FieldRule {
  required: boolean;
  /** `*` takes any text, whatever the pattern. */
  acceptedPattern: string;
  patternId: number;
  /** Bounds in code points, both inclusive. */
  minLength: number;
  maxLength: number;
}

/** Why a text is refused; `bounds` is what the message shows: `6-12`, or `6` when both are equal. */
export interface FieldError {
  message: 'empty' | 'unseen_characters' | `reg_pattern_${number}`;
  min: number;
  max: number;
  bounds: string;
}

/** Undefined when the text is valid. An empty text is valid where nothing is required. */
export function checkField(text: string, rule: FieldRule): FieldError | undefined {
  const { minLength: min, maxLength: max } = rule;
  const refuse = (message: FieldError['message']): FieldError => ({
    message,
    min,
    max,
    bounds: min === max ? `${min}` : `${min}-${max}`,
  });
  const wrongKind = refuse(`reg_pattern_${rule.patternId}`);
  // A code point is at most two units, so nothing longer than this can fit and nothing of it need be read.
  if (text.length > 2 * max) return wrongKind;
  if (text.trim() === '') return rule.required ? refuse('empty') : text === '' ? undefined : wrongKind;
  if (hasUnseenCharacters(text)) return refuse('unseen_characters');
  const length = [...text].length;
  if (length < min || length > max) return wrongKind;
  return rule.acceptedPattern === '*' || registrationPattern(rule.patternId).test(text)
    ? undefined
    : wrongKind;
}

/** Throws for a number outside 0 to 20: settings that name one are broken. */
export function registrationPattern(id: number): RegistrationPattern {
  const pattern = REGISTRATION_PATTERNS.find((candidate) => candidate.id === id);
  if (!pattern) throw new Error(`there is no registration pattern ${id}`);
  return pattern;
}

/**
 * What a person meant to type: composed (NFC), without spaces around it and with single ones inside. For names and the
 * like, before `checkField`; never for passwords.
 */
export function tidyText(text: string): string {
  return text.normalize('NFC').trim().replace(/ +/g, ' ');
}

function matches(form: RegExp) {
  return (text: string) => form.test(text);
}

/** Words parted by single spaces, each of them as `isWord` asks. */
function inWords(isWord: (word: string) => boolean) {
  return (text: string) => text.split(' ').every(isWord);
}

function isLatin(word: string): boolean {
  return /^[A-Za-z]+$/.test(word);
}

/** Thai letters and signs; no digits, no ฿. A sign that sits on a letter cannot come first. */
function isThai(word: string): boolean {
  return /^[\u0E01-\u0E30\u0E32\u0E33\u0E40-\u0E46][\u0E01-\u0E3A\u0E40-\u0E4E]*$/.test(word);
}

/** Ideographs and any punctuation (names carry a middle dot), with at least one ideograph. */
function isChinese(text: string): boolean {
  return /\p{Unified_Ideograph}/u.test(text) && /^[\p{Unified_Ideograph}々〇\p{P}]+$/u.test(text);
}

function hasAllFourClasses(text: string): boolean {
  return hasLetterAndDigit(text) && [/[a-z]/, /[A-Z]/, /[^A-Za-z0-9]/].every((need) => need.test(text));
}

function hasLetterAndDigit(text: string): boolean {
  return /^[\x21-\x7e]+$/.test(text) && /[A-Za-z]/.test(text) && /[0-9]/.test(text);
}

/**
 * One address as RFC 5321 bounds it: local part of dot-separated atoms up to 64, domain of labels up to 63 with a dot, 254
 * in all. ASCII only; no quoted local parts, no address literals: players do not use them, and mail software mishandles them.
 */
function isMailbox(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || at > 64 || text.length > 254) return false;
  const labels = text.slice(at + 1).split('.');
  return (
    text
      .slice(0, at)
      .split('.')
      .every((atom) => /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+$/.test(atom)) &&
    labels.length >= 2 &&
    labels.every(
      (label) => /^[A-Za-z0-9-]{1,63}$/.test(label) && !label.startsWith('-') && !label.endsWith('-'),
    ) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  );
}

/** The years a person alive can name. Keeps out a year of the Buddhist era typed by habit: 2533 is 1990. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2099;

/** A day that exists: 2023-02-29 does not. */
function isDate(form: RegExp) {
  return (text: string) => {
    const { y, m, d } = form.exec(text)?.groups ?? {};
    const [year, month, day] = [Number(y), Number(m), Number(d)];
    if (!(year >= FIRST_YEAR && year <= LAST_YEAR)) return false;
    // A day too many, or day 0, lands in another month.
    return new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;
  };
}
