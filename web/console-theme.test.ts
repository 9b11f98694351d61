import { readFileSync } from 'node:fs';
import { contrastRatio, READABLE_PAIRS } from '@lanna/contract/house/brands/brand-theme';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./src/sites/console/theme.css', import.meta.url), 'utf8');
const [, light = '', dark = ''] = css.split(/:root(?:\[data-theme="dark"\])? \{/);

function coloursOf(block: string): Map<string, string> {
  return new Map(
    [...block.slice(0, block.indexOf('}')).matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
}
const inCss = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test.each([
  ['light', light],
  ['dark', dark],
])('every ink of the %s theme can be read on its paper', (_, block) => {
  const colours = coloursOf(block);
  const rows = ['chosen', 'hover'].flatMap((paper) =>
    ['text', 'text-muted', 'accent-text', 'success', 'danger', 'warning'].map(
      (ink) => [ink, paper, 4.5] as const,
    ),
  );
  const drawn = [1, 2, 3, 4, 5, 6].map((nth) => [`series-${nth}`, 'surface', 3] as const);
  const pairs = [
    ...READABLE_PAIRS.map(([ink, paper, least]) => [inCss(ink), inCss(paper), least] as const),
    ...rows,
    ...drawn,
  ];
  const faint = pairs.flatMap(([ink, paper, least]) => {
    const ratio = contrastRatio(colours.get(ink) ?? '#000000', colours.get(paper) ?? '#000000');
    return ratio < least ? [`${ink} on ${paper}: ${ratio.toFixed(2)} < ${least}`] : [];
  });
  expect(faint).toEqual([]);
});
