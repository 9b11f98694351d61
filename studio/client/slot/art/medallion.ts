import { around, type Enamel, enamelGradient } from './paint.ts';

/**
 * The gilt, enamelled ground a precious symbol lies on. Its outline differs by rank, so that a symbol is known by
 * its silhouette before its picture is read.
 */
export type MedallionShape = 'lotus' | 'round' | 'tile' | 'gem';

export function medallion(shape: MedallionShape, enamel: Enamel): string {
  const outline = OUTLINES[shape];
  return `<defs>${enamelGradient('enamel', enamel)}</defs>
<g filter="url(#drop)"><path d="${outline(72)}" fill="url(#gold)"/></g>
<path d="${outline(67)}" fill="url(#goldBack)"/>
<path d="${outline(63.5)}" fill="${enamel[0]}"/>
<path d="${outline(61.5)}" fill="url(#enamel)"/>
<g opacity=".16">${around(16, 80, 80, '<path d="M0 -57C5 -44 5 -38 0 -28C-5 -38 -5 -44 0 -57Z" fill="#fff"/>')}</g>
<path d="${outline(61.5)}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="2.5"/>
<path d="${outline(69.5)}" fill="none" stroke="#fff8da" stroke-opacity=".75" stroke-width="1.1"/>
${around(shape === 'round' ? 28 : 0, 80, 80, '<circle cy="-67.4" r="2" fill="#fff3c9"/>')}`;
}

/** Light caught on the glass over the enamel; drawn after the picture. */
export function medallionGloss(): string {
  return '<path d="M33 62C38 38 60 24 88 24C66 32 48 46 42 70C40 76 32 70 33 62Z" fill="#fff" opacity=".2"/>';
}

const OUTLINES: Record<MedallionShape, (radius: number) => string> = {
  round: (r) => `M80 ${80 - r}A${r} ${r} 0 1 1 79.9 ${80 - r}Z`,
  tile: (r) => {
    const [a, b, c] = [80 - r * 0.93, 80 + r * 0.93, r * 0.32];
    return `M${a + c} ${a}H${b - c}Q${b} ${a} ${b} ${a + c}V${b - c}Q${b} ${b} ${b - c} ${b}H${a + c}Q${a} ${b} ${a} ${b - c}V${a + c}Q${a} ${a} ${a + c} ${a}Z`;
  },
  gem: (r) => {
    const [w, h] = [r * 0.98, r * 0.42];
    return `M80 ${80 - r}L${80 + w} ${80 - h}V${80 + h}L80 ${80 + r}L${80 - w} ${80 + h}V${80 - h}Z`;
  },
  lotus: (r) => {
    const lobes = 8;
    const inner = r * 0.9;
    const point = (radius: number, turn: number) => {
      const angle = (turn / lobes) * Math.PI * 2 - Math.PI / 2;
      return `${(80 + radius * Math.cos(angle)).toFixed(2)} ${(80 + radius * Math.sin(angle)).toFixed(2)}`;
    };
    const arcs = Array.from(
      { length: lobes },
      (_, lobe) => `Q${point(r * 1.13, lobe)} ${point(inner, lobe + 0.5)}`,
    );
    return `M${point(inner, -0.5)}${arcs.join('')}Z`;
  },
};
