/** What others know of a member, as far as it is known where the secret is checked. */
export interface KnownOfPerson {
  /** `yyyy-MM-dd`, by the common era. */
  birthday?: string | null | undefined;
  /** As it is written: only its digits count. */
  mobile?: string | null | undefined;
}

/** Those most people would try first, beside what follows from a rule below. */
const COMMON = new Set(
  `102030 112211 112358 121314 123321 123454 123654 131415 131420 135246 135790 135791 142536 147258 147369 147852 151617 159357 159753 192837 201314
  246800 246810 246813 258000 258456 314159 369258 420420 456123 520131 520520 654123 741852 753951 789456 852456 963852 987123 007007 010203 098123
  555666 666888 888999 1122334455 1q2w3e 1qaz2wsx a1b2c3 abc123 admin iloveyou letmein pass123 passw0rd password qazwsx qwerty qwertyuiop welcome`.split(
    /\s+/,
  ),
);
const BUDDHIST_ERA = 543;

/**
 * True of a secret that is found in a few tries: on the list of common ones, one sign or block repeated, signs in a row up or down, or what is known of
 * the person: the birthday in its usual writings, a piece of the telephone number. Browser and server ask this same rule.
 */
export function isEasySecret(secret: string, person: KnownOfPerson = {}): boolean {
  const text = secret.toLowerCase();
  if (text === '') return false;
  return (
    COMMON.has(text) ||
    isRepeated(text) ||
    isInRow(text) ||
    isOfEqualGroups(text) ||
    isBirthday(text, person.birthday) ||
    isOfMobile(text, person.mobile)
  );
}

/** 111111, 121212, 123123. */
function isRepeated(text: string): boolean {
  for (let size = 1; size <= text.length / 2; size++)
    if (text.length % size === 0 && text === text.slice(0, size).repeat(text.length / size)) return true;
  return false;
}

/** 345678, 890123, 876543, abcdef. After 9 comes 0. */
function isInRow(text: string): boolean {
  if (text.length < 3) return false;
  const isDigits = /^\d+$/.test(text);
  const stepAt = (at: number) => {
    const step = text.charCodeAt(at) - text.charCodeAt(at - 1);
    return isDigits ? (step + 10) % 10 : step;
  };
  const first = stepAt(1);
  if (first !== 1 && first !== (isDigits ? 9 : -1)) return false;
  for (let at = 2; at < text.length; at++) if (stepAt(at) !== first) return false;
  return true;
}

/** 111222, 112233, 998877. */
function isOfEqualGroups(text: string): boolean {
  const groups = text.match(/(.)\1+/gsu) ?? [];
  const [first = ''] = groups;
  if (groups.join('') !== text || groups.some(({ length }) => length !== first.length)) return false;
  return groups.length <= 2 || isInRow(groups.map(([sign]) => sign).join(''));
}

function isBirthday(text: string, birthday: string | null | undefined): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(birthday ?? '') ?? [];
  if (year === '') return false;
  const [d, m] = [String(Number(day)), String(Number(month))];
  const years = [year, String(Number(year) + BUDDHIST_ERA)].flatMap((whole) => [whole, whole.slice(2)]);
  const written = years.flatMap((y) => [
    ...[day + month + y, month + day + y, y + month + day, y + day + month],
    ...[d + m + y, m + d + y, month + y, y + month],
  ]);
  const digits = text.replaceAll(/\D/g, '');
  return (
    [...written, ...years, day + month, month + day].includes(digits) ||
    written.some((one) => one.length >= 6 && digits.includes(one))
  );
}

/** Its tail as a rule; any other piece of it is as easy. */
function isOfMobile(text: string, mobile: string | null | undefined): boolean {
  const digits = (mobile ?? '').replaceAll(/\D/g, '');
  return (
    /^\d{4,}$/.test(text) && digits.length >= 7 && (digits.includes(text) || national(digits).includes(text))
  );
}

/** As it is dialled at home: a Thai number with 0 in place of 66. */
function national(digits: string): string {
  return digits.startsWith('66') ? `0${digits.slice(2)}` : digits;
}
