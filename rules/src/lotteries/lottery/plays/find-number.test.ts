import { expect, test } from 'vitest';
import { parseResult } from '../draws/result-text.ts';
import { familyOf } from '../families.ts';
import type { Family } from '../family.ts';
import { hitsOf, readSought, type SoughtNumber, soughtText } from './find-number.ts';

function found(family: string, text: string, number: string) {
  const { draw } = familyOf(family) as Family;
  const read = parseResult(draw, text);
  if ('errors' in read) throw new Error(text);
  return hitsOf(draw, read.result, readSought(number) as SoughtNumber);
}

test('digits are found at the end of a number, with the prize and the place of each', () => {
  expect(found('SSC', '12345', '45')).toEqual([{ part: 'digits', from: 3, length: 2 }]);
  expect(found('SSC', '12345', '34')).toEqual([]);
  expect(found('YEEKEE', '345|45', '45')).toEqual([
    { part: 'top3', from: 1, length: 2 },
    { part: 'bottom2', from: 3, length: 2 },
  ]);
  expect(found('YEEKEE', '345|45', '345')).toEqual([{ part: 'top3', from: 0, length: 3 }]);
  expect(found('YEEKEE', '345|45', '2345')).toEqual([]);
});

test('Thai prizes that decide no play are not looked through', () => {
  const decisive = '123456|111,222|333,444|55';
  expect(found('THAI', decisive, '55')).toEqual([{ part: 'last2', from: 18, length: 2 }]);
  const second = Array.from({ length: 5 }, () => '987699').join(',');
  expect(found('THAI', `${decisive}|${second}`, '99')).toEqual([]);
});

test('one of the 27 prizes of the north is named with its place', () => {
  const north =
    '12345|54321|11111,22222|33333,33333,33333,33333,33333,33333|4444,4444,4444,4444|5555,5555,5555,5555,5555,5555|666,666,607|77,77,77,78';
  expect(found('VN27', north, '607')).toEqual([{ part: 'g6', from: 20 + 30 + 16 + 24 + 6, length: 3 }]);
  expect(found('VN27', north, '45')).toEqual([{ part: 'special', from: 3, length: 2 }]);
});

test('balls are found wherever they fell, all of them in one draw; of ten cars the first ones in their order', () => {
  expect(found('11X5', '01 05 11 03 07', '11')).toEqual([{ part: 'balls', from: 2, length: 1 }]);
  expect(found('11X5', '01 05 11 03 07', '07 1').map(({ from }) => from)).toEqual([4, 0]);
  expect(found('11X5', '01 05 11 03 07', '07 02')).toEqual([]);
  const cars = '07 01 02 03 04 05 06 08 09 10';
  expect(found('PK10', cars, '07')).toHaveLength(1);
  expect(found('PK10', cars, '0701')).toHaveLength(2);
  expect(found('PK10', cars, '01')).toEqual([]);
});

test('what a person types is read to one text, and what is no number is refused', () => {
  const read = (text: string) => {
    const sought = readSought(text);
    return sought && soughtText(sought);
  };
  expect(read(' 37 ')).toBe('37');
  expect(read('0456')).toBe('0456');
  expect(read('7, 12  33')).toBe('07 12 33');
  for (const wrong of ['', '7', '1234567', '3a', '12 345', '7 7', '1 2 3 4 5 6', '0 4'])
    expect(read(wrong)).toBe(null);
});
