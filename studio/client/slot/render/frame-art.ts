import { around } from '../art/paint.ts';
import type { Theme } from '../themes/theme.ts';

export interface FrameSize {
  /** The window in the frame, in CSS pixels. */
  width: number;
  height: number;
  reels: number;
  /** Thickness of the frame on each side. */
  rim: number;
}

const GOLD = `<linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff2c0"/><stop offset=".3" stop-color="#efc05a"/><stop offset=".65" stop-color="#b87a20"/><stop offset="1" stop-color="#71420e"/></linearGradient><linearGradient id="goldBack" x1="1" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#f3cb70"/><stop offset=".5" stop-color="#9c611a"/><stop offset="1" stop-color="#5f370c"/></linearGradient>`;

/** The dark glass the reels turn behind, with a hairline between them. */
export function glassSvg({ width, height, reels }: FrameSize, colours: Theme['colours']): string {
  const lines = Array.from({ length: reels - 1 }, (_, index) => {
    const x = (width / reels) * (index + 1);
    return `<path d="M${x} 0V${height}" stroke="url(#line)" stroke-width="1.5"/><path d="M${x + 1.5} 0V${height}" stroke="#000" stroke-opacity=".3"/>`;
  });
  return svg(
    width,
    height,
    `<defs><linearGradient id="glass" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colours.glass[0]}" stop-opacity=".93"/><stop offset="1" stop-color="${colours.glass[1]}" stop-opacity=".95"/></linearGradient><linearGradient id="line" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${height}"><stop offset="0" stop-color="${colours.accent}" stop-opacity="0"/><stop offset=".5" stop-color="${colours.accent}" stop-opacity=".32"/><stop offset="1" stop-color="${colours.accent}" stop-opacity="0"/></linearGradient><radialGradient id="bloom" cx=".3" cy=".12" r=".9"><stop offset="0" stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#glass)"/><rect width="${width}" height="${height}" fill="url(#bloom)"/>${lines.join('')}`,
  );
}

/** The gilt frame, drawn over the reels: its inner shadow rounds them. Its size is the window and a rim all round. */
export function frameSvg({ width, height, rim }: FrameSize, colours: Theme['colours']): string {
  const [w, h] = [width + rim * 2, height + rim * 2];
  const box = (inset: number, radius: number) =>
    `M${inset + radius} ${inset}H${w - inset - radius}A${radius} ${radius} 0 0 1 ${w - inset} ${inset + radius}V${h - inset - radius}A${radius} ${radius} 0 0 1 ${w - inset - radius} ${h - inset}H${inset + radius}A${radius} ${radius} 0 0 1 ${inset} ${h - inset - radius}V${inset + radius}A${radius} ${radius} 0 0 1 ${inset + radius} ${inset}Z`;
  const ring = (outer: number, inner: number, fill: string) =>
    `<path fill-rule="evenodd" d="${box(outer, Math.max(3, rim * 1.2 - outer))}${box(inner, Math.max(3, rim * 1.2 - inner))}" fill="${fill}"/>`;
  const shade = Math.min(height * 0.12, 40);
  return svg(
    w,
    h,
    `<defs>${GOLD}<linearGradient id="enamel" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colours.frame}"/><stop offset="1" stop-color="#12060c"/></linearGradient><linearGradient id="top" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#01020c" stop-opacity=".8"/><stop offset="1" stop-color="#01020c" stop-opacity="0"/></linearGradient><linearGradient id="bottom" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#01020c" stop-opacity=".65"/><stop offset="1" stop-color="#01020c" stop-opacity="0"/></linearGradient></defs>
<rect x="${rim}" y="${rim}" width="${width}" height="${shade}" fill="url(#top)"/><rect x="${rim}" y="${h - rim - shade}" width="${width}" height="${shade}" fill="url(#bottom)"/>
<path d="M${rim} ${rim}H${w - rim}" stroke="#000" stroke-opacity=".55" stroke-width="5"/>
${ring(0, rim * 0.28, 'url(#gold)')}${ring(rim * 0.28, rim * 0.72, 'url(#enamel)')}${ring(rim * 0.72, rim, 'url(#goldBack)')}
<path d="${box(rim * 0.06 + 0.6, rim * 1.1)}" fill="none" stroke="#fffbe0" stroke-opacity=".75" stroke-width="1"/>
<path d="${box(rim * 0.5, rim * 0.7)}" fill="none" stroke="url(#gold)" stroke-width="${(rim * 0.13).toFixed(1)}" stroke-dasharray="${(rim * 0.14).toFixed(1)} ${(rim * 0.42).toFixed(1)}" stroke-linecap="round" opacity=".9"/>
${[
  [rim * 0.9, rim * 0.9],
  [w - rim * 0.9, rim * 0.9],
  [rim * 0.9, h - rim * 0.9],
  [w - rim * 0.9, h - rim * 0.9],
]
  .map(([x = 0, y = 0]) => rosette(x, y, rim * 0.82, colours.frame))
  .join('')}${crest(w / 2, rim * 0.5, rim, colours.frame)}`,
  );
}

function rosette(x: number, y: number, radius: number, enamel: string): string {
  const petal = `<path d="M0 ${-radius * 0.3}C${-radius * 0.34} ${-radius * 0.6} ${-radius * 0.26} ${-radius * 0.9} 0 ${-radius * 1.08}C${radius * 0.26} ${-radius * 0.9} ${radius * 0.34} ${-radius * 0.6} 0 ${-radius * 0.3}Z" fill="url(#gold)" stroke="#4a2806" stroke-width=".7"/>`;
  return `${around(8, x, y, petal)}<circle cx="${x}" cy="${y}" r="${radius * 0.42}" fill="url(#gold)" stroke="#4a2806" stroke-width=".8"/><circle cx="${x}" cy="${y}" r="${radius * 0.24}" fill="${enamel}"/><circle cx="${x - radius * 0.08}" cy="${y - radius * 0.09}" r="${radius * 0.08}" fill="#fff" opacity=".8"/>`;
}

function crest(x: number, y: number, rim: number, enamel: string): string {
  const wing = `<path d="M0 0C${rim * 0.9} ${-rim * 0.5} ${rim * 1.8} ${-rim * 0.34} ${rim * 2.7} 0C${rim * 1.8} ${rim * 0.34} ${rim * 0.9} ${rim * 0.5} 0 0Z" fill="url(#gold)" stroke="#4a2806" stroke-width=".8"/><path d="M${rim * 0.5} 0C${rim} ${-rim * 0.2} ${rim * 1.6} ${-rim * 0.14} ${rim * 2.1} 0C${rim * 1.6} ${rim * 0.14} ${rim} ${rim * 0.2} ${rim * 0.5} 0Z" fill="${enamel}"/>`;
  return `<g transform="translate(${x} ${y})">${wing}<g transform="scale(-1 1)">${wing}</g></g>${rosette(x, y, rim * 0.78, enamel)}`;
}

function svg(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;
}
