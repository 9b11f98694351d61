import { expect, test } from 'vitest';
import {
  backRun,
  frontRun,
  HALVES,
  halfOf,
  neighbours,
  nineteenDoors,
  orders,
  sameDigits,
} from './number-helpers.ts';

test('กลับ gives six, three or one orders of three digits, two or one of two', () => {
  expect(orders('123')).toEqual(['123', '132', '213', '231', '312', '321']);
  expect(orders('112')).toEqual(['112', '121', '211']);
  expect(orders('777')).toEqual(['777']);
  expect(orders('07')).toEqual(['07', '70']);
  expect(orders('1234').length).toBe(24);
});

test('รูดหน้า and รูดหลัง give ten numbers each, 19 ประตู both without the double twice', () => {
  expect(frontRun(5)).toEqual(['50', '51', '52', '53', '54', '55', '56', '57', '58', '59']);
  expect(backRun(5)).toEqual(['05', '15', '25', '35', '45', '55', '65', '75', '85', '95']);
  expect(nineteenDoors(5).length).toBe(19);
  expect(nineteenDoors(5).every((number) => number.includes('5'))).toBe(true);
});

test('เบิ้ล and ตอง are ten numbers, พี่น้อง twenty with 09 and 90', () => {
  expect(sameDigits(2)).toEqual(['00', '11', '22', '33', '44', '55', '66', '77', '88', '99']);
  expect(sameDigits(3)).toHaveLength(10);
  expect(neighbours()).toHaveLength(20);
  expect(new Set(neighbours()).size).toBe(20);
  expect(neighbours()).toEqual(expect.arrayContaining(['01', '10', '09', '90', '89', '98']));
});

test('ต่ำ, สูง, คู่ and คี่ are fifty numbers each; two opposite ones make all hundred', () => {
  for (const half of HALVES) expect(halfOf(half)).toHaveLength(50);
  expect(new Set([...halfOf('low'), ...halfOf('high')]).size).toBe(100);
  expect(new Set([...halfOf('even'), ...halfOf('odd')]).size).toBe(100);
  expect(halfOf('low').at(-1)).toBe('49');
  expect(halfOf('odd').slice(0, 2)).toEqual(['01', '03']);
});
