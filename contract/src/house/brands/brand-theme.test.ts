import { expect, test } from 'vitest';
import { type BrandTheme, brandCss, brandTheme, contrastRatio } from './brand-theme.ts';

const plain = Object.fromEntries(brandTheme.shape.colours.keyof().options.map((name) => [name, '#102030']));
const theme: BrandTheme = brandTheme.parse({
  scheme: 'dark',
  colours: plain,
  radius: { small: 8, medium: 12, large: 20 },
  shadow: { colour: '#000000', strength: 0.5 },
  font: { text: 'Noto Sans', display: 'Kanit' },
});

test('contrast is measured as WCAG defines it', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.478, 2);
});

test('a colour that carries CSS of its own is turned away', () => {
  const foreign = { ...theme, colours: { ...theme.colours, text: '#fff;} body{background:url(//evil)' } };
  expect(brandTheme.safeParse(foreign).success).toBe(false);
});

test('the style sheet names every colour in kebab case', () => {
  const shades = Object.keys(plain).map((name, at) => [name, `#${(0x102030 + at).toString(16)}`]);
  const css = brandCss({ ...theme, colours: brandTheme.shape.colours.parse(Object.fromEntries(shades)) });
  for (const [name = '', shade] of shades)
    expect(css).toContain(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${shade};`);
  expect(css).toContain('--on-danger-fill: ');
  expect(css).toContain('color-scheme: dark;');
});
