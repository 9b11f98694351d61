/** A mobile number as the wire takes it. */
export interface Mobile {
  mobileNum: string;
  /** Digits alone. */
  countryDialingCode: string;
}

/** Whether it could be a mobile number at all; the server checks the number plan of the country. */
export function isMobileLike(typed: string): boolean {
  return /^\d{6,15}$/.test(digitsOf(typed));
}

/** For services that take one international number: removes the national zero, converts Thai digits to ASCII. */
export function internationalNumber({ mobileNum, countryDialingCode }: Mobile): string {
  return `+${countryDialingCode}${digitsOf(mobileNum).replace(/^0+/, '')}`;
}

/** As it was typed, with the digits in the middle hidden: who reads over a shoulder learns no number. */
export function maskedAsTyped(typed: string): string {
  const digits = typed.match(DIGIT)?.length ?? 0;
  let place = 0;
  return typed.trim().replace(DIGIT, (digit) => {
    place += 1;
    return place > SHOWN_FIRST && place <= digits - SHOWN_LAST ? '•' : digit;
  });
}

const DIGIT = /[\d๐-๙]/g;
const SHOWN_FIRST = 3;
const SHOWN_LAST = 4;

const THAI_ZERO = 0x0e50;

function digitsOf(typed: string): string {
  return typed.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO)).replace(/[\s().-]/g, '');
}
