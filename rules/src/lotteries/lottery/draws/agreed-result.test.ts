import { expect, test } from 'vitest';
import { ssc } from '../ssc/family.ts';
import { thai } from '../thai/family.ts';
import { agreedResult } from './agreed-result.ts';
import { formatResult, parseResult } from './result-text.ts';

const SHORT = '123456|111,222|333,444|55';
const LONG = `${SHORT}|100001,100002,100003,100004,100005`;

function agreed(family: typeof thai, one: string, other: string): string | undefined {
  const [read, beside] = [one, other].map((text) => {
    const parsed = parseResult(family.draw, text);
    if ('errors' in parsed) throw new Error(`${text} cannot be read`);
    return parsed.result;
  });
  const both = agreedResult(family.draw, read ?? [], beside ?? []);
  return both && formatResult(family.draw, both);
}

test('two readings agree on what both of them say, whichever is the longer', () => {
  expect(agreed(thai, SHORT, SHORT)).toBe(SHORT);
  expect(agreed(thai, SHORT, LONG)).toBe(SHORT);
  expect(agreed(thai, LONG, SHORT)).toBe(SHORT);
  expect(agreed(thai, LONG, LONG)).toBe(LONG);
});

test('the numbers of one prize may come in any order, those of two prizes may not', () => {
  expect(agreed(thai, SHORT, '123456|222,111|333,444|55')).toBe(SHORT);
  expect(agreed(thai, SHORT, '123456|333,444|111,222|55')).toBeUndefined();
});

test('one digit that differs, anywhere both speak of, is no agreement', () => {
  expect(agreed(thai, SHORT, '123457|111,222|333,444|55')).toBeUndefined();
  expect(agreed(thai, SHORT, '123456|111,222|333,444|56')).toBeUndefined();
  expect(agreed(thai, LONG, LONG.replace('100005', '100006'))).toBeUndefined();
  // Order counts between the digits of a number.
  expect(agreed(ssc, '12345', '12354')).toBeUndefined();
});
