import { svg } from '../../shared/svg.ts';

/** The night behind the tables: a string of lanterns above, the river with their light below. Nothing in it moves. */
export function sceneBehind(): SVGSVGElement {
  const scene = svg('svg', {
    viewBox: '0 0 400 400',
    class: 'scene',
    preserveAspectRatio: 'xMidYMin slice',
    'aria-hidden': 'true',
  });
  const lantern = (x: number, y: number, scale: number, colour: string) =>
    `<g transform="translate(${x} ${y}) scale(${scale})"><circle r="26" fill="url(#glow)"/><path d="M0 -14V-9" stroke="#c99d47"/><path d="M-6 -9H6L9 0L6 9H-6L-9 0Z" fill="${colour}" stroke="#8a3d0c" stroke-width=".8"/><path d="M-3 -9L-4 0L-3 9M3 -9L4 0L3 9" stroke="#8a3d0c" stroke-width=".5" fill="none"/><path d="M0 9V15" stroke="#e7b54a" stroke-width="1.4"/></g>`;
  const glints = Array.from({ length: 26 }, (_, index) => {
    const y = 334 + ((index * 29) % 62);
    const x = (index * 97) % 400;
    const length = 10 + ((index * 13) % 26) + (y - 334) / 3;
    return `<path d="M${x} ${y}h${length}" opacity="${(0.1 + ((index * 7) % 10) / 60).toFixed(2)}"/>`;
  });
  scene.innerHTML = `<defs><radialGradient id="glow"><stop offset="0" stop-color="#ffdf95" stop-opacity=".55"/><stop offset="1" stop-color="#ffb347" stop-opacity="0"/></radialGradient><linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a0c2c"/><stop offset=".55" stop-color="#191949"/><stop offset=".82" stop-color="#2a1d4b"/><stop offset="1" stop-color="#0b0c26"/></linearGradient></defs><rect width="400" height="400" fill="url(#night)"/><path d="M0 326Q60 300 110 318T220 306T330 316T400 300V334H0Z" fill="#0d0e2e"/><g fill="#0a0a24"><path d="M52 318l14-16 14 16zM48 322l18-11 18 11v10H48zM318 312l12-22 12 22zM312 318l18-12 18 12v12h-36z"/></g><path d="M0 332H400" stroke="#f0b95a" stroke-opacity=".35"/><g stroke="#ffcf7a" stroke-width="1.5" stroke-linecap="round">${glints.join('')}</g><g opacity=".6" transform="translate(0 26)"><path d="M-10 20Q100 66 200 44T410 26" fill="none" stroke="#4a3a38"/>${[
    [24, 48, 0.8, '#ffce5a'],
    [78, 63, 1, '#ff7a4a'],
    [138, 66, 0.9, '#ffe39a'],
    [200, 58, 1.05, '#ffce5a'],
    [262, 56, 0.9, '#ff8a58'],
    [322, 54, 1, '#ffe39a'],
    [376, 47, 0.8, '#ffce5a'],
  ]
    .map(([x, y, scale, colour]) => lantern(Number(x), Number(y), Number(scale), String(colour)))
    .join('')}</g>`;
  return scene;
}
