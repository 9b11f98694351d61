import { svg } from '../../shared/svg.ts';
import { creaturePicture } from './creatures.ts';

/** The head of a dragon in the manner of temple stairs: a naga with its crest. */
export function dragonSign(): SVGSVGElement {
  return svg(
    'svg',
    { viewBox: '0 0 64 64', class: 'side-sign', 'aria-hidden': 'true' },
    svg('path', {
      d: 'M14 58C10 44 14 34 24 30L16 20c6 0 10 2 13 5 0-8 4-14 11-18-1 6 0 9 3 12 6 2 11 6 13 13l-6 3-2 6c-6 1-11 0-14-3-2 5 0 12 6 20Z',
      fill: '#2c8a62',
      stroke: '#e7c06a',
      'stroke-width': 2,
      'stroke-linejoin': 'round',
    }),
    svg('path', {
      d: 'M50 35c-5 2-10 2-14 0M22 58c-3-8-1-15 5-19',
      fill: 'none',
      stroke: '#e7c06a',
      'stroke-width': 2,
    }),
    svg('circle', { cx: 40, cy: 27, r: 3.4, fill: '#fff6d8' }),
    svg('circle', { cx: 41, cy: 27, r: 1.6, fill: '#7c1420' }),
  );
}

export function tigerSign(): SVGSVGElement {
  const sign = creaturePicture('tiger');
  sign.setAttribute('class', 'side-sign');
  return sign;
}
