import { svg } from '../../shared/svg.ts';

const PATHS = {
  star: 'M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L12 16.9l-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z',
  next: 'M9 5l7 7-7 7',
  back: 'M15 5l-7 7 7 7',
  search: 'M11 4a7 7 0 105 12l4.5 4.5M11 4a7 7 0 015 12',
  settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 4.5v5M8 14.5v5',
  remove: 'M6 6l12 12M18 6L6 18',
  fold: 'M5 9l7 7 7-7',
  open: 'M5 15l7-7 7 7',
  up: 'M12 5v14M6 11l6-6 6 6',
  down: 'M12 19V5M6 13l6 6 6-6',
  check: 'M5 12.5l4.5 4.5L19 7',
  half: 'M12 4a8 8 0 100 16zM12 4a8 8 0 010 16',
  clock: 'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 7.5V12l3 2',
  equal: 'M5 9h14M5 15h14',
  lock: 'M7 11V8a5 5 0 0110 0v3M5.5 11h13v9h-13z',
} as const;

export function icon(name: keyof typeof PATHS): SVGElement {
  return svg(
    'svg',
    { class: `icon icon-${name}`, viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    svg('path', { d: PATHS[name] }),
  );
}
