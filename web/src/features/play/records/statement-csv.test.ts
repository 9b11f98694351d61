import type { StatementRow } from '@lanna/contract/play/records/records';
import { expect, test } from 'vitest';
import { type CsvWords, csvHead, csvOf } from './statement-csv.ts';

const words: CsvWords = {
  columns: ['No.', 'What'],
  what: () => 'Bet, lost',
  from: () => '=cmd()',
  to: () => 'Hub "X"',
};
const row: StatementRow = {
  version: 3,
  transfer: '12',
  at: '2026-11-21T18:30:05.000Z',
  code: 'bet',
  change: '-5.00',
  balance: '95.00',
  other: { kind: 'vendor_settlement', purpose: '', own: false, name: 'Hub X' },
  reference: '00000000-0000-7000-8000-000000000001',
  about: null,
};

test('a row keeps its commas and quotes, its time is the brand’s, and a loss stays a figure', () => {
  expect(csvHead(words)).toBe('No.,What\r\n');
  expect(csvOf([row], words, 'Asia/Bangkok', 'THB')).toBe(
    '3,2026-11-22 01:30:05,"Bet, lost",\'=cmd(),"Hub ""X""",-5.00,95.00,THB,,00000000-0000-7000-8000-000000000001,12\r\n',
  );
});
