import { describe, expect, test } from 'vitest';
import { chaophrayaTheme, lannaTheme } from '../../server/seed/themes.ts';
import { brandCss, brandTheme, contrastRatio, READABLE_PAIRS } from './brand-theme.ts';

const themes = { Lanna: lannaTheme, Chaophraya: chaophrayaTheme };

describe.each(Object.entries(themes))('the theme of %s', (_, theme) => {
  test.each(READABLE_PAIRS)('%s on %s keeps a contrast of at least %d', (ink, paper, least) => {
    expect(contrastRatio(theme.colours[ink], theme.colours[paper])).toBeGreaterThanOrEqual(least);
  });

  test('is a record the merchant row may hold', () => {
    expect(brandTheme.parse(theme)).toEqual(theme);
  });
});

test('contrast is measured as WCAG defines it', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.478, 2);
});

test('a colour that carries CSS of its own is turned away', () => {
  const foreign = {
    ...lannaTheme,
    colours: { ...lannaTheme.colours, text: '#fff;} body{background:url(//evil)' },
  };
  expect(brandTheme.safeParse(foreign).success).toBe(false);
});

test('the style sheet names every colour in kebab case', () => {
  const css = brandCss(lannaTheme);
  expect(css).toContain('--on-danger-fill: #ffffff;');
  expect(css).toContain('color-scheme: dark;');
});
