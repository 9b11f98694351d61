import { symbolSvg, verticalGradient } from './paint.ts';

/** A lotus in bloom on the water: drawn alone, it opens in two of the games. */
export function lotus(): string {
  const petal = (width: number, length: number, fill: string) =>
    `<path d="M0 0C${-width} ${-length * 0.25} ${-width * 0.85} ${-length * 0.75} 0 ${-length}C${width * 0.85} ${-length * 0.75} ${width} ${-length * 0.25} 0 0Z" fill="url(#${fill})" stroke="#7c1b4c" stroke-width="1.2"/><path d="M0 -4V${-length * 0.72}" stroke="#fff" stroke-opacity=".35" stroke-width="1.2"/>`;
  const turned = (angle: number, shape: string) =>
    `<g transform="translate(80 118) rotate(${angle})">${shape}</g>`;
  const back = petal(22, 70, 'petalBack');
  const side = petal(21, 66, 'petal');
  const front = petal(20, 58, 'petalFront');
  return symbolSvg(`<defs>${verticalGradient('petalBack', '#ffb3d3', '#d9578f', '#8f2560')}${verticalGradient('petal', '#ffe3ef', '#f78fb9', '#c23b7c')}${verticalGradient('petalFront', '#fff6fa', '#ffb6d2', '#e0659d')}</defs>
<g filter="url(#drop)"><path d="M18 122Q80 102 142 122Q126 138 80 139Q34 138 18 122Z" fill="#1f9a6d" stroke="#074a36" stroke-width="1.5"/><path d="M80 122L46 114M80 122L114 114M80 122L60 136M80 122L101 136" stroke="#0b5a42" stroke-width="1.5"/></g>
<g filter="url(#drop)">${turned(-34, back)}${turned(34, back)}${turned(0, petal(24, 92, 'petalBack'))}
${turned(-76, side)}${turned(76, side)}${turned(-54, side)}${turned(54, side)}${turned(-18, petal(22, 82, 'petal'))}${turned(18, petal(22, 82, 'petal'))}
${turned(-36, front)}${turned(36, front)}${turned(0, petal(22, 66, 'petalFront'))}</g>
<circle cx="80" cy="72" r="22" fill="url(#glow)" opacity=".5"/>`);
}
