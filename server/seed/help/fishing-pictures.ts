import { fishParts } from '@lanna/studio/rules/fishing/art/fish-svg';
import { CANNONS, NET, WATER } from '@lanna/studio/rules/fishing/bounds';
import { fishOfCode } from '@lanna/studio/rules/fishing/fish';
import type { SeedPicture } from './seed-text.ts';

const [OWN, OTHER, GOLD] = ['#e9b84a', '#7fa8b3', '#ffd977'];
/** Where the net of the picture opens, and what is around it. */
const NET_AT = { x: 880, y: 330 };

/** Scenes of the hall, in its own measures. */
export const fishingPictures = {
  hall: scene(
    'hall',
    { TH: 'ห้องยิงปลา ปืนสี่กระบอกกับปลาในน้ำ', EN: 'A hall: four cannons and fish in the water' },
    [
      ...[
        fish('naga', 420, 250),
        fish('arowana', 1150, 180),
        fish('turtle', 860, 380),
        fish('minnow', 690, 480),
      ],
      ...[
        fish('minnow', 1080, 520),
        fish('giant-barb', 1290, 420),
        fish('bomb', 190, 520),
        fish('shrimp', 930, 600),
      ],
      cannons([-0.2, 0.35, -0.25, -0.4]),
      shot(560, 620, 12),
    ],
  ),
  cannon: scene(
    'cannon',
    { TH: 'นัดที่ล็อกเป้าบินผ่านปลาตัวอื่นไปหาปลาที่เลือก', EN: 'A locked shot flies past other fish to the chosen one' },
    [
      ...[fish('minnow', 740, 640), fish('perch', 860, 500), fish('tigerfish', 1080, 240)],
      `<path d="M620 790L1010 300" stroke="${GOLD}" stroke-width="5" stroke-dasharray="18 14" fill="none"/>`,
      `<circle cx="1080" cy="240" r="78" fill="none" stroke="${GOLD}" stroke-width="5" stroke-dasharray="16 12"/>`,
      cannons([0, 0.65, 0, 0]),
      shot(810, 552, 12),
    ],
  ),
  net: scene('net', { TH: 'แหที่กางโดนปลาสี่ตัวพร้อมกัน', EN: 'A net that opens over four fish at once' }, [
    ...[
      fish('silver-barb', 810, 290),
      fish('catfish', 930, 270),
      fish('crab', 900, 400),
      fish('gourami', 800, 390),
    ],
    ...[fish('featherback', 1240, 300), fish('frog', 420, 420)],
    `<circle cx="${NET_AT.x}" cy="${NET_AT.y}" r="${NET.radius}" fill="#ffe9b018" stroke="#ffe9b0" stroke-width="6"/>`,
    cannons([0, 0.45, 0, 0]),
  ]),
} as const satisfies Record<string, SeedPicture>;

function scene(name: string, alt: SeedPicture['alt'], parts: readonly string[]): SeedPicture {
  const { width, height } = WATER;
  return {
    ...{ name, alt, width: 800, height: 450 },
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><linearGradient id="deep" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0f5468"/><stop offset="1" stop-color="#062633"/></linearGradient><rect width="${width}" height="${height}" fill="url(#deep)"/>${parts.join('')}</svg>`,
  };
}

/** Twice as large as it swims: a picture in a text is small. */
function fish(code: string, x: number, y: number): string {
  const kind = fishOfCode(code);
  if (!kind) throw new Error(`no fish is called ${code}`);
  const size = Math.min(120, kind.radius * 1.6);
  return `<g transform="translate(${x} ${y}) scale(${size})">${fishParts(kind)}</g>`;
}

/** `turns`: of each, in radians from upright. The second is the reader's own. */
function cannons(turns: readonly number[]): string {
  return CANNONS.map(({ x, y }, place) => {
    const isOwn = place === 1;
    const turn = ((turns[place] ?? 0) * 180) / Math.PI;
    return `<g transform="translate(${x} ${y})"><g transform="rotate(${turn})"><rect x="-16" y="-92" width="32" height="92" fill="${isOwn ? OWN : OTHER}"/><rect x="-21" y="-104" width="42" height="18" fill="${isOwn ? '#fff2c9' : '#b9d2d8'}"/></g><path d="M-54 14A54 54 0 0 1 54 14Z" fill="${isOwn ? '#b3422c' : '#375a66'}"/></g>`;
  }).join('');
}

function shot(x: number, y: number, size: number): string {
  return `<circle cx="${x}" cy="${y}" r="${size}" fill="${GOLD}"/>`;
}
