import { expect, test } from 'vitest';
import { csvBlob, safeFileName } from './csv-file.ts';

test('the file says that it is UTF-8, once', async () => {
  const bytes = async (csv: string) => [...new Uint8Array(await csvBlob(csv).arrayBuffer())].slice(0, 4);
  expect(await bytes('ก,1')).toEqual([0xef, 0xbb, 0xbf, 0xe0]);
  expect(await bytes('\uFEFFก,1')).toEqual([0xef, 0xbb, 0xbf, 0xe0]);
});

test('a file name keeps to what every file system takes', () => {
  expect(safeFileName('bets 2026-11-01/2026-11-07.csv')).toBe('bets-2026-11-01-2026-11-07.csv');
  expect(safeFileName('../../etc/passwd')).toBe('etc-passwd.csv');
  expect(safeFileName('ประวัติ.CSV')).toBe('ประวัติ.csv');
  expect(safeFileName('///')).toBe('bets.csv');
});
