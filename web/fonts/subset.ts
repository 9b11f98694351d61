/**
 * Cuts the fonts down to the letters our languages need and writes them to `src/ui/fonts`.
 * Run by hand when a font package is updated: `node web/fonts/subset.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const LATIN = `${span(0x20, 0x7e)}${span(0xa0, 0xff)}ĞğİıŞşŒœ–—‘’“”•…‹›€฿→←↑↓−×`;
/** The characters of Vietnamese beyond Latin-1; a file of their own, so pages in other languages do not fetch it. */
const VIETNAMESE = `ĂăĐđĨĩŨũƠơƯư\u0300\u0301\u0303\u0309\u0323${span(0x1ea0, 0x1ef9)}₫`;
/** With the space, so that a line of Thai has one width from its first paint on: the Latin file comes later. */
const THAI = ` ${span(0x0e01, 0x0e3a)}${span(0x0e3f, 0x0e5b)}\u200b\u200c\u200d\u25cc`;

const CUTS = [
  [
    import.meta.resolve('@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2'),
    'noto-sans-latin',
    LATIN,
    true,
  ],
  [
    import.meta.resolve('@fontsource-variable/noto-sans/files/noto-sans-vietnamese-wght-normal.woff2'),
    'noto-sans-vietnamese',
    VIETNAMESE,
    true,
  ],
  [
    import.meta.resolve('@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2'),
    'noto-sans-thai',
    THAI,
    true,
  ],
  [import.meta.resolve('@fontsource/kanit/files/kanit-latin-600-normal.woff2'), 'kanit-latin', LATIN, false],
  [
    import.meta.resolve('@fontsource/kanit/files/kanit-vietnamese-600-normal.woff2'),
    'kanit-vietnamese',
    VIETNAMESE,
    false,
  ],
  [import.meta.resolve('@fontsource/kanit/files/kanit-thai-600-normal.woff2'), 'kanit-thai', THAI, false],
] as const;

for (const [source, name, letters, variable] of CUTS) {
  const font = await readFile(fileURLToPath(source));
  const cut = await subsetFont(font, letters, {
    targetFormat: 'woff2',
    ...(variable ? { variationAxes: { wght: { min: 400, max: 700, default: 400 } } } : {}),
  });
  await writeFile(new URL(`../src/ui/fonts/${name}.woff2`, import.meta.url), cut);
  process.stdout.write(`${name} ${font.length} → ${cut.length} bytes\n`);
}

function span(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');
}
