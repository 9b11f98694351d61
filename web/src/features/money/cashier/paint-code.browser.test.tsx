import { encode } from 'uqr';
import { expect, test, vi } from 'vitest';
import { type CodeSheet, paintCode, wrapped } from './paint-code.ts';

const SHEET: CodeSheet = {
  payload: '00020101021230550016A0000006770101120115010753600010286021'.padEnd(160, '7'),
  title: 'พร้อมเพย์',
  amount: '฿1,250.00',
  facts: [
    { name: 'ผู้รับเงิน', value: 'River Games Company Limited (Head Office) for payments of members by bill' },
    { name: 'เลขที่รายการ', value: 'D23456789AB' },
  ],
};

test('the saved picture says whom it pays, how much and under which reference, and a long name is whole', async () => {
  const written = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
  await paintCode(SHEET);
  const words = written.mock.calls.map(([text]) => text);
  written.mockRestore();
  expect(words).toEqual(expect.arrayContaining([SHEET.title, SHEET.amount, 'D23456789AB']));
  expect(words.join(' ')).toContain(SHEET.facts[0]?.value);
});

test('each module of the code stands in the picture as it is encoded, with white around it', async () => {
  const picture = await createImageBitmap(await paintCode(SHEET));
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  const pen = canvas.getContext('2d');
  pen?.drawImage(picture, 0, 0);
  const { data, size } = encode(SHEET.payload, { ecc: 'M', border: 4 });
  const modulePx = Math.floor(560 / size);
  const begin = Math.floor((560 - modulePx * size) / 2);
  const isDark = (column: number, row: number) => {
    const x = (picture.width - 560) / 2 + begin + (column + 0.5) * modulePx;
    const y = 112 + begin + (row + 0.5) * modulePx;
    const [red = 255] = pen?.getImageData(x, y, 1, 1).data ?? [];
    return red < 128;
  };
  expect(data.map((modules, row) => modules.map((_, column) => isDark(column, row)))).toEqual(data);
});

test('a line breaks between words, and within one that is longer than a line', () => {
  const pen = { measureText: (text: string) => ({ width: text.length }) as TextMetrics };
  expect(wrapped(pen, 'River Games Company', 11)).toEqual(['River Games', 'Company']);
  expect(wrapped(pen, 'บริษัทริเวอร์เกมส์จำกัด', 8).join('')).toBe('บริษัทริเวอร์เกมส์จำกัด');
  expect(wrapped(pen, '', 8)).toEqual(['']);
});
