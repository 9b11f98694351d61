import { range } from '../cover/combinations.ts';

/** กลับ: every order of the digits, each number once. */
export function orders(number: string): string[] {
  if (number.length < 2) return [number];
  const all = [...number].flatMap((digit, at) =>
    orders(number.slice(0, at) + number.slice(at + 1)).map((rest) => digit + rest),
  );
  return [...new Set(all)].sort();
}

/** 19 ประตู: all two-digit numbers that hold the digit. */
export function nineteenDoors(digit: number): string[] {
  return [...new Set([...frontRun(digit), ...backRun(digit)])].sort();
}

/** รูดหน้า: all two-digit numbers that begin with the digit. */
export function frontRun(digit: number): string[] {
  return range(0, 9).map((other) => `${digit}${other}`);
}

/** รูดหลัง: all two-digit numbers that end with it. */
export function backRun(digit: number): string[] {
  return range(0, 9).map((other) => `${other}${digit}`);
}

/** เบิ้ล, and of three digits ตอง: the ten numbers of one digit alone. */
export function sameDigits(length: number): string[] {
  return range(0, 9).map((digit) => String(digit).repeat(length));
}

/** พี่น้อง: the twenty two-digit numbers of neighbouring digits; nine and nought are neighbours. */
export function neighbours(): string[] {
  return range(0, 9)
    .flatMap((digit) => orders(`${digit}${(digit + 1) % 10}`))
    .sort();
}

/** What halves the hundred two-digit numbers: ต่ำ 00–49 and สูง 50–99, คู่ and คี่ by the number itself. */
export const HALVES = ['low', 'high', 'even', 'odd'] as const;
export type Half = (typeof HALVES)[number];

export function halfOf(half: Half): string[] {
  return range(0, 99)
    .filter((number) => IS_IN_HALF[half](number))
    .map((number) => String(number).padStart(2, '0'));
}

const IS_IN_HALF: Record<Half, (number: number) => boolean> = {
  low: (number) => number < 50,
  high: (number) => number >= 50,
  even: (number) => number % 2 === 0,
  odd: (number) => number % 2 === 1,
};
