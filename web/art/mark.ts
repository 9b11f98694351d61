import { circle, path, picture, radial, tag, vertical } from './draw.ts';

export interface MarkColours {
  ground: string;
  glow: string;
  accent: string;
  accentDeep: string;
  spark: string;
}

const BODY =
  'M256 96C340 96 384 148 378 226 374 292 344 334 322 372H190C168 334 138 292 134 226 128 148 172 96 256 96Z';
const RIM = 'M184 372H328L320 402H192Z';
const DROP = 'M256 414C274 428 274 444 256 456 238 444 238 428 256 414Z';

/** The brand's mark as an app icon, 512 × 512, in its own colours; safe to be cut to a circle. `corner`: rounded by so much. */
export function markSvg(
  { ground, glow, accent, accentDeep, spark }: MarkColours,
  { corner }: { corner?: number } = {},
): string {
  return picture(
    512,
    512,
    [
      vertical('body', accent, accentDeep),
      radial('dusk', [glow, ground], { cy: 0.4, r: 0.75 }),
      radial('lamp', [`${accent}/0.55`, `${accent}/0`], { cy: 0.5, r: 0.5 }),
    ],
    tag('rect', { width: 512, height: 512, rx: corner, fill: 'url(#dusk)' }),
    circle(256, 246, 210, { fill: 'url(#lamp)' }),
    path(BODY, { fill: 'url(#body)' }),
    path(
      'M256 98C218 156 206 228 212 288 215 322 224 348 232 370M256 98C294 156 306 228 300 288 297 322 288 348 280 370',
      {
        fill: 'none',
        stroke: ground,
        'stroke-width': 9,
        'stroke-opacity': 0.35,
      },
    ),
    path(RIM, { fill: spark }),
    path(DROP, { fill: accent }),
    path('M168 168C180 138 202 120 232 114', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 14,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.75,
    }),
  );
}

/** The mark's shape alone, in white: for places that read nothing but what is opaque. */
export function markBadgeSvg(): string {
  const white = { fill: '#fff' };
  return picture(512, 512, [], path(BODY, white), path(RIM, white), path(DROP, white));
}
