import { THAI_BANKS, type ThaiBank } from '../payments/thai-banks.ts';

/** Where money is paid to: a bank, or PromptPay. */
export type Bank = Omit<ThaiBank, 'number'>;

/** PromptPay takes a mobile number or the number of an identity card in place of an account number. */
export const PROMPTPAY = 'PROMPTPAY';

/** Banks that members are paid to, the most used first. */
export const PAYEE_BANKS: readonly Bank[] = [
  ...THAI_BANKS.filter(({ digits }) => digits.length > 0),
  {
    code: PROMPTPAY,
    name: { TH: 'พร้อมเพย์ (เบอร์มือถือหรือเลขบัตรประชาชน)', EN: 'PromptPay (mobile or ID card number)' },
    digits: [10, 13],
  },
];

export function findBank(code: string): Bank | undefined {
  return PAYEE_BANKS.find((candidate) => candidate.code === code);
}

/** The digits of a number as people write it: with spaces, dashes, Thai digits. Undefined where there is anything else. */
export function readAccountNumber(typed: string): string | undefined {
  const digits = typed
    .replace(/[\s\-–]/g, '')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
  return /^\d{6,20}$/.test(digits) ? digits : undefined;
}

/** Whether the bank can have an account of this number. */
export function isAccountNumber({ code, digits }: Pick<Bank, 'code' | 'digits'>, number: string): boolean {
  if (!digits.includes(number.length) || /^0+$/.test(number)) return false;
  if (code !== PROMPTPAY) return true;
  return number.length === 10 ? /^0[689]/.test(number) : isIdentityCardNumber(number);
}

/** The last digit of a Thai identity card's number is a check digit: weights 13 to 2, modulo 11. */
function isIdentityCardNumber(number: string): boolean {
  const sum = [...number.slice(0, 12)].reduce((total, digit, at) => total + Number(digit) * (13 - at), 0);
  return (11 - (sum % 11)) % 10 === Number(number[12]);
}

/** What is shown of a number: its last four digits. */
export function maskAccountNumber(number: string): string {
  return `••••${number.slice(-4)}`;
}
