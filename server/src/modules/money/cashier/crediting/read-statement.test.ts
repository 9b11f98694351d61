import { expect, test } from 'vitest';
import { readStatement } from './read-statement.ts';

const BANGKOK = 'Asia/Bangkok';

test('a statement is read by the names of its columns, in whatever order', () => {
  const csv =
    '\uFEFFAmount,Reference,Description,Date,From\r\n"1,250.50",R-1,"pay, D2345 678 9AB",2026-11-22 09:30,"Somchai ""S"""\r\n';
  expect(readStatement(csv, BANGKOK)).toEqual([
    {
      line: 2,
      at: new Date('2026-11-22T02:30:00Z'),
      amount: 125_050_000n,
      reference: 'R-1',
      formerReference: null,
      named: ['D23456789AB'],
      text: 'pay, D2345 678 9AB',
      payer: 'Somchai "S"',
    },
  ]);
});

test('days are read as Thai banks write them', () => {
  const at = (day: string) => readStatement(`วันที่,จำนวนเงิน\n${day},100`, BANGKOK)[0]?.at?.toISOString();
  expect(at('22/11/2026')).toBe('2026-11-21T17:00:00.000Z');
  expect(at('22/11/2569 08:05:09')).toBe('2026-11-22T01:05:09.000Z');
  expect(at('31/02/2026')).toBeUndefined();
});

test('a line that names no reference has one of its own, the same each time, and two alike have two', () => {
  const csv = 'date,amount,note\n2026-11-22,100,same\n2026-11-22,100,same\n';
  const [first, second] = readStatement(csv, BANGKOK).map(({ reference }) => reference);
  expect(first).not.toBe(second);
  expect(readStatement(csv, BANGKOK).map(({ reference }) => reference)).toEqual([first, second]);
});

test('a line that names no reference keeps its own in another way of writing, and another amount or day has another', () => {
  const of = (line: string) =>
    readStatement(`date,amount,note,payer,balance\n${line}`, BANGKOK)[0]?.reference;
  const known = of('2026-11-22 08:05,1000.00,Pay-in a,SOMCHAI,"9,000.00"');
  expect(of('22/11/2569 08:05:00,"1,000",pay in A,Som chai,9000.00')).toBe(known);
  expect(of('2026-11-22 08:05,1000.01,Pay-in a,SOMCHAI,"9,000.00"')).not.toBe(known);
  expect(of('2026-11-23 08:05,1000.00,Pay-in a,SOMCHAI,"9,000.00"')).not.toBe(known);
});

test('a dash in place of a reference is none', () => {
  const csv = 'date,amount,ref,note\n2026-11-22,100,-,a\n2026-11-22,100,-,b\n';
  const [first, second] = readStatement(csv, BANGKOK).map(({ reference }) => reference);
  expect(first).not.toBe(second);
});

test('our references are found wherever in a line they stand, beyond what is shown of it too', () => {
  const csv = `date,amount,note,branch\n2026-11-22,100,${'x'.repeat(250)} D23456789AB,d 2345 6789 AC\n`;
  expect(readStatement(csv, BANGKOK)[0]?.named).toEqual(['D23456789AB', 'D23456789AC']);
});

test('money that goes out, nothing, and what is no amount are no payments in', () => {
  const csv = 'date,amount\n2026-11-22,-5\n2026-11-22,0\n2026-11-22,five\n2026-11-22,1.000001\n';
  expect(readStatement(csv, BANGKOK).map(({ amount }) => amount)).toEqual([null, null, null, null]);
});

test.each(['', 'hello', 'date,note\n2026-11-22,x', 'date,amount'])('%j is no statement', (csv) => {
  expect(() => readStatement(csv, BANGKOK)).toThrow('statement_unreadable');
});
