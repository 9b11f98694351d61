/** Numbers 00 to 99 by what they have in common, as players of Vietnamese lotteries call them. */
export const DIGIT_GROUPS = ['head', 'tail', 'sum', 'touch'] as const;
export type DigitGroup = (typeof DIGIT_GROUPS)[number];

export const NAMED_GROUPS = ['all', 'even', 'odd', 'big', 'small', 'doubles', 'near_doubles'] as const;
export type NamedGroup = (typeof NAMED_GROUPS)[number];

export const HUNDRED: readonly number[] = Array.from({ length: 100 }, (_, number) => number);

export function numbersOfDigit(group: DigitGroup, digit: number): number[] {
  return HUNDRED.filter((number) => isOfDigit(group, digit, number));
}

export function numbersOfGroup(group: NamedGroup): number[] {
  return HUNDRED.filter((number) => isOfGroup(group, number));
}

/** 12 and 21 of each. */
export function withMirrored(numbers: readonly number[]): number[] {
  return sorted([...numbers, ...numbers.map((number) => (number % 10) * 10 + Math.floor(number / 10))]);
}

/** A group is added as a whole; where all of it is picked, it is taken out. */
export function groupToggled(picked: readonly number[], group: readonly number[]): number[] {
  return holdsAll(picked, group)
    ? picked.filter((number) => !group.includes(number))
    : sorted([...picked, ...group]);
}

export function holdsAll(picked: readonly number[], group: readonly number[]): boolean {
  return group.length > 0 && group.every((number) => picked.includes(number));
}

export function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** `sum` is the last digit of tens and ones together; `touch` has the digit in either place. */
function isOfDigit(group: DigitGroup, digit: number, number: number): boolean {
  const [tens, ones] = digitsOf(number);
  switch (group) {
    case 'head':
      return tens === digit;
    case 'tail':
      return ones === digit;
    case 'sum':
      return (tens + ones) % 10 === digit;
    case 'touch':
      return tens === digit || ones === digit;
  }
}

function isOfGroup(group: NamedGroup, number: number): boolean {
  const [tens, ones] = digitsOf(number);
  switch (group) {
    case 'all':
      return true;
    case 'even':
      return number % 2 === 0;
    case 'odd':
      return number % 2 === 1;
    case 'big':
      return number >= 50;
    case 'small':
      return number < 50;
    case 'doubles':
      return tens === ones;
    case 'near_doubles':
      // kép lệch: 05 and 50, 16 and 61, 27 and 72, 38 and 83, 49 and 94.
      return Math.abs(tens - ones) === 5;
  }
}

function sorted(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

function digitsOf(number: number): [number, number] {
  return [Math.floor(number / 10), number % 10];
}
