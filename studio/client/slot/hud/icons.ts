/** Line icons of the controls, drawn on 24 × 24. They are decoration: the button beside them has the name. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  paytable: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 10v9',
  history: 'M4 12a8 8 0 1 0 2.6-5.9M4 4v4.5h4.5M12 8v4.5l3 2',
  settings:
    'M4 7h9M17 7h3M4 12h3M11 12h9M4 17h11M19 17h1M15 7m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M9 12m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M17 17m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  soundOn: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  soundOff: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  close: 'M6 6l12 12M18 6L6 18',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  spin: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.8 3.5v4.2h-4.2',
  stop: 'M7.5 7.5h9v9h-9z',
  skip: 'M6 6l6 6-6 6M13 6l6 6-6 6',
  replay: 'M8 5.5v13l10.5-6.5z',
  copy: 'M9 9h10v10H9zM5 15V5h10',
} as const;

export type IconName = keyof typeof PATHS;

export function icon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', PATHS[name]);
  svg.append(path);
  return svg;
}

/** Changes the picture of a button that has one, without losing its focus. */
export function swapIcon(holder: Element, name: IconName): void {
  const path = holder.querySelector('.icon path');
  if (path && path.getAttribute('d') !== PATHS[name]) path.setAttribute('d', PATHS[name]);
}
