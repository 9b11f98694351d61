import { svg } from '../../shared/svg.ts';

/** Line icons of the controls, drawn on 24 × 24. They are decoration: the button beside them has the name. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  undo: 'M9 6L4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 10h-3',
  double: 'M4 8l4.5 8M8.5 8L4 16M12.5 10c.3-2.7 5.5-3 5.5.2 0 2.3-3.5 3.6-5.5 5.8H18.5',
  repeat: 'M17 3.5l3 3-3 3M4 12V9.5a3 3 0 0 1 3-3h13M7 20.5l-3-3 3-3M20 12v2.5a3 3 0 0 1-3 3H4',
  clear: 'M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  star: 'M12 4l2.4 5.2 5.6.7-4.1 3.9 1 5.6L12 16.7l-4.9 2.7 1-5.6L4 9.9l5.6-.7Z',
  info: 'M12 11v6M12 7.5v.2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  tables: 'M4 4.5h7v7H4zM13 4.5h7v7h-7zM4 13.5h7v6H4zM13 13.5h7v6h-7z',
  rules: 'M5 4.5h10a3 3 0 0 1 3 3v12H8a3 3 0 0 1-3-3ZM9 9h5M9 12.5h5',
  rounds: 'M4 19.5h16M6.5 16v-5M11 16V6M15.5 16v-7.5M20 16v-3',
  proof: 'M12 3.5l7 2.5v5.5c0 4.5-3 7.3-7 9-4-1.7-7-4.5-7-9V6ZM8.8 12l2.4 2.4 4.2-4.6',
  history: 'M4 12a8 8 0 1 0 2.6-5.9M4 4v4.5h4.5M12 8v4.5l3 2',
  settings:
    'M4 7h9M17 7h3M4 12h3M11 12h9M4 17h11M19 17h1M15 7m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M9 12m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M17 17m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3 19.5c0-3.5 2.7-5.5 6-5.5s6 2 6 5.5M16 5a3.3 3.3 0 0 1 0 6.3M17.5 14.3c2.2.7 3.5 2.5 3.5 5.2',
  more: 'M5 12h.1M12 12h.1M19 12h.1',
  copy: 'M9 9h10v10H9zM5 15V5h10',
} as const;

export type IconName = keyof typeof PATHS;

export function icon(name: IconName): SVGSVGElement {
  return svg(
    'svg',
    { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' },
    svg('path', { d: PATHS[name] }),
  );
}
