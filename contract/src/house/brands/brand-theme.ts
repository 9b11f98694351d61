import { z } from 'zod';

const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const pixels = z.int().min(0).max(40);

/**
 * The look of a brand, as stored in the merchant row. Only numbers, six-digit colours and names of fonts we
 * host are accepted, so that no brand record can bring CSS of its own into the page.
 *
 * A colour named `onX` is written on `x`; the pairs in `READABLE_PAIRS` keep the contrast WCAG 2.2 AA asks for.
 */
export const brandTheme = z.object({
  scheme: z.enum(['dark', 'light']),
  colours: z.object({
    /** The page background, and the glow at its top. */
    ground: colour,
    glow: colour,
    /** Cards and panels; elements raised above them; elements sunk into them (fields, wells). */
    surface: colour,
    raised: colour,
    sunken: colour,
    /** Bars that frame the page: header, tab bar, footer. */
    frame: colour,
    /** Separators; and the outline of controls. */
    line: colour,
    controlLine: colour,
    text: colour,
    textMuted: colour,
    /** The brand's own colour: fills (a gradient from → to), and the same colour as text. */
    accent: colour,
    accentDeep: colour,
    onAccent: colour,
    accentText: colour,
    /** The accent colour: counts, "hot", one-time highlights. */
    spark: colour,
    onSpark: colour,
    success: colour,
    danger: colour,
    dangerFill: colour,
    onDangerFill: colour,
    warning: colour,
    focus: colour,
    /** The backdrop over the page behind a dialog. */
    shade: colour,
  }),
  radius: z.object({ small: pixels, medium: pixels, large: pixels }),
  shadow: z.object({ colour, strength: z.number().min(0).max(1) }),
  font: z.object({ text: z.enum(['Noto Sans']), display: z.enum(['Kanit', 'Noto Sans']) }),
});
export type BrandTheme = z.infer<typeof brandTheme>;
export type BrandColour = keyof BrandTheme['colours'];

/** `[ink, paper, least ratio]`: 4.5 for words, 3 for outlines of controls (WCAG 1.4.3, 1.4.11). */
export const READABLE_PAIRS: readonly (readonly [BrandColour, BrandColour, number])[] = [
  ...(['ground', 'surface', 'raised', 'sunken', 'frame'] as const).flatMap(
    (paper) =>
      [
        ['text', paper, 4.5],
        ['textMuted', paper, 4.5],
        ['accentText', paper, 4.5],
        ['success', paper, 4.5],
        ['danger', paper, 4.5],
        ['warning', paper, 4.5],
        ['focus', paper, 3],
      ] as const,
  ),
  ['controlLine', 'surface', 3],
  ['controlLine', 'sunken', 3],
  ['controlLine', 'raised', 3],
  ['onAccent', 'accent', 4.5],
  ['onAccent', 'accentDeep', 4.5],
  ['onSpark', 'spark', 4.5],
  ['onDangerFill', 'dangerFill', 4.5],
];

/** Relative contrast of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The style sheet served at `/brand.css`: custom properties only, the rest of the look is built from them. */
export function brandCss(theme: BrandTheme): string {
  const { colours, radius, shadow, font } = theme;
  const shade = (share: number) =>
    `rgb(from ${shadow.colour} r g b / ${(share * shadow.strength).toFixed(3)})`;
  const properties = [
    ...Object.entries(colours).map(([name, value]) => [kebab(name), value]),
    ['radius-small', `${radius.small}px`],
    ['radius-medium', `${radius.medium}px`],
    ['radius-large', `${radius.large}px`],
    ['shadow-near', `0 1px 2px ${shade(0.55)}`],
    ['shadow-card', `0 1px 2px ${shade(0.4)}, 0 10px 24px -12px ${shade(0.9)}`],
    ['shadow-float', `0 2px 6px ${shade(0.4)}, 0 24px 60px -16px ${shade(1)}`],
    ['font-text', `'${font.text}', '${font.text} Thai', 'Text fallback', system-ui, sans-serif`],
    ['font-display', `'${font.display}', 'Display fallback', system-ui, sans-serif`],
  ];
  // In Thai the space, too, is of the Thai file, which comes first: else lines break anew when the Latin one is there.
  const inThai = [
    ['font-text', `'${font.text} Thai', '${font.text}', 'Text fallback', system-ui, sans-serif`],
    ['font-display', `'${font.display} Thai', '${font.display}', 'Display fallback', system-ui, sans-serif`],
  ];
  return `:root {\n  color-scheme: ${theme.scheme};\n${declarations(properties)}}\n:root:lang(th) {\n${declarations(inThai)}}\n`;
}

function declarations(properties: readonly (readonly string[])[]): string {
  return properties.map(([name, value]) => `  --${name}: ${value};\n`).join('');
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
