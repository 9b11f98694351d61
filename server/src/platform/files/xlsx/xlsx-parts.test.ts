import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { xlsxParts } from './xlsx-parts.ts';

type Row = (string | number | bigint | null)[];

async function sheetOf(header: string[], rows: Row[], zone?: string) {
  const file = { name: 'deposits [1]', header, rows: rowsOf(rows) };
  const parts: Buffer[] = [];
  for await (const part of xlsxParts(file, zone)) parts.push(part);
  const package_ = unzipSync(Buffer.concat(parts));
  const text = (path: string) => strFromU8(package_[path] ?? new Uint8Array());
  const xml = text('xl/worksheets/sheet1.xml');
  const cells = [...xml.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [
      ...row.matchAll(
        /<c(?: t="(\w+)")?(?: s="(\d)")?(?:\/>|>(?:<is><t[^>]*>(.*?)<\/t><\/is>|<v>(.*?)<\/v>)<\/c>)/gs,
      ),
    ].map(([, type, style, words, figure]) => (type === 'inlineStr' ? { words } : { figure, style })),
  );
  return { cells, workbook: text('xl/workbook.xml'), paths: Object.keys(package_) };
}

async function* rowsOf(rows: Row[]) {
  yield* rows;
}

test('money and counts are figures with their format, times are dates on the clocks of the zone, which the heading names', async () => {
  const { cells, workbook, paths } = await sheetOf(
    ['amount', 'count', 'day', 'at'],
    [
      [-123_456_789n, 7, '2026-11-29', '2026-11-29T17:30:00.000Z'],
      ['1234.50', 0, '2026-11-30', null],
    ],
    'Asia/Bangkok',
  );
  expect(cells).toEqual([
    [{ words: 'amount' }, { words: 'count' }, { words: 'day' }, { words: 'at (Asia/Bangkok)' }],
    // 46356 is 30 November 2026, and 00:30 of it 30 of 1440 minutes.
    [
      { figure: '-1234.56789', style: '1' },
      { figure: '7', style: '0' },
      { figure: '46355', style: '3' },
      { figure: '46356.0208333333', style: '2' },
    ],
    [
      { figure: '1234.50', style: '1' },
      { figure: '0', style: '0' },
      { figure: '46356', style: '3' },
      { figure: undefined, style: undefined },
    ],
  ]);
  expect(workbook).toContain('<sheet name="deposits -1-"');
  expect(paths).toContain('[Content_Types].xml');
});

test('text is text: no formula, no mark-up, no sign that XML does not know, no escape of spreadsheets, no lost digit', async () => {
  const { cells } = await sheetOf(
    ['=1+1'],
    [
      ['=HYPERLINK("http://x")'],
      ['</t></is></c><c><f>1</f></c>'],
      ['a\u0000b\ud800'],
      ['_x0041_'],
      ['0812345678'],
      ['2026-02-30'],
      [12_345_678_901_234_567n],
    ],
  );
  expect(cells.map(([cell]) => cell)).toEqual([
    { words: '=1+1' },
    { words: '=HYPERLINK(&quot;http://x&quot;)' },
    { words: '&lt;/t&gt;&lt;/is&gt;&lt;/c&gt;&lt;c&gt;&lt;f&gt;1&lt;/f&gt;&lt;/c&gt;' },
    { words: 'a\ufffdb\ufffd' },
    { words: '_x005F_x0041_' },
    { words: '0812345678' },
    { words: '2026-02-30' },
    { words: '123456789012.34567' },
  ]);
});

test('a file without rows has its heading', async () => {
  expect((await sheetOf(['amount'], [])).cells).toEqual([[{ words: 'amount' }]]);
});
