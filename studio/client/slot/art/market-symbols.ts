import { medallion, medallionGloss } from './medallion.ts';
import { around, ENAMEL, symbolSvg, verticalGradient } from './paint.ts';

/** Every picture of the game, by the symbol of its sheet. */
export const marketSymbols: Readonly<Record<string, () => string>> = {
  M: mangoRice,
  C: coconutIceCream,
  N: noodles,
  L: prawn,
  R: rambutan,
  D: durian,
  B: banana,
  P: pomelo,
  W: vendorBoat,
  S: star,
};

/** Mango with sticky rice on a banana leaf. */
function mangoRice(): string {
  const slice = (x: number, y: number, angle: number) =>
    `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="M-22 0C-20 -13 -6 -17 8 -14C20 -11 25 -3 23 2C16 10 -16 11 -22 0Z" fill="url(#mango)" stroke="#a35c05" stroke-width="1.3"/><path d="M-16 -3C-8 -10 6 -11 16 -6" fill="none" stroke="#fff2b0" stroke-width="2" stroke-linecap="round" opacity=".8"/></g>`;
  const grain = [
    [58, 66],
    [66, 60],
    [74, 67],
    [64, 74],
    [52, 76],
    [76, 76],
    [58, 84],
    [70, 84],
    [82, 70],
    [48, 86],
    [80, 86],
  ]
    .map(
      ([x, y], i) =>
        `<ellipse cx="${x}" cy="${y}" rx="4.2" ry="2.2" transform="rotate(${(i * 47) % 180} ${x} ${y})" fill="#fff" stroke="#d8cfb8" stroke-width=".7"/>`,
    )
    .join('');
  return symbolSvg(`${medallion('lotus', ENAMEL.vermilion)}
<defs>${verticalGradient('mango', '#ffe873', '#ffc02a', '#f08a12')}${verticalGradient('leaf', '#8fe07a', '#2f9a45', '#0e5228')}${verticalGradient('rice', '#ffffff', '#f4eddb', '#cbbf9f')}</defs>
<g filter="url(#drop)"><path d="M18 104C36 72 72 60 104 62C124 64 138 74 144 86C132 112 106 128 74 128C48 128 28 118 18 104Z" fill="url(#leaf)" stroke="#0a4420" stroke-width="1.6"/><path d="M20 104C60 92 100 84 142 87M44 88L52 97M62 78L70 92M84 71L90 88M106 69L110 86M50 118L58 97M74 123L80 93M100 120L100 89M122 108L118 88" fill="none" stroke="#0a5a2c" stroke-width="1.3" opacity=".7"/></g>
<g filter="url(#drop)"><path d="M36 96C34 72 48 52 66 52C84 52 96 70 95 94C84 104 50 106 36 96Z" fill="url(#rice)" stroke="#a89b78" stroke-width="1.3"/>${grain}</g>
<g filter="url(#drop)">${slice(104, 76, -14)}${slice(110, 90, -8)}${slice(112, 105, -2)}${slice(86, 112, 6)}</g>
<path d="M58 53C62 46 72 45 78 50C76 58 62 60 58 53Z" fill="#fff" opacity=".9"/><g fill="#3a2608"><circle cx="62" cy="56" r="1.5"/><circle cx="68" cy="54" r="1.5"/><circle cx="74" cy="57" r="1.5"/><circle cx="66" cy="60" r="1.5"/><circle cx="71" cy="61" r="1.5"/></g>${medallionGloss()}`);
}

/** Boat noodles, steaming. */
function noodles(): string {
  return symbolSvg(`${medallion('tile', ENAMEL.indigo)}
<defs>${verticalGradient('china', '#ffffff', '#e8ecf8', '#9aa6cf')}</defs>
<g fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".38"><path d="M56 50C48 40 62 34 55 22"/><path d="M78 46C70 36 84 30 77 16"/><path d="M100 50C92 40 106 34 99 24"/></g>
<g filter="url(#drop)"><path d="M98 78L132 32M106 80L140 40" stroke="#5a2c08" stroke-width="5" stroke-linecap="round"/><path d="M98 78L132 32M106 80L140 40" stroke="#c9853a" stroke-width="2.6" stroke-linecap="round"/>
<path d="M24 78H136C136 106 118 126 98 131V138H62V131C42 126 24 106 24 78Z" fill="url(#china)" stroke="#3b4a86" stroke-width="1.6"/><path d="M30 92C60 100 100 100 130 92" fill="none" stroke="#2f4fb0" stroke-width="4"/>${[46, 63, 80, 97, 114].map((x) => `<path transform="translate(${x} ${x === 80 ? 111 : x === 63 || x === 97 ? 110 : 107})" d="M0 -7C5 -3 5 3 0 7C-5 3 -5 -3 0 -7Z" fill="#2f4fb0"/>`).join('')}
<ellipse cx="80" cy="78" rx="56" ry="17" fill="#f6f8ff" stroke="#3b4a86" stroke-width="1.6"/><ellipse cx="80" cy="79" rx="50" ry="13.5" fill="#7a2f12"/>
<g fill="none" stroke="#ffe2a0" stroke-width="3.2" stroke-linecap="round"><path d="M40 82Q56 70 72 82T104 80"/><path d="M46 87Q62 76 80 87T116 82"/><path d="M52 75Q70 68 86 76T116 75"/><path d="M60 90Q76 82 94 89"/></g>
<circle cx="58" cy="76" r="8" fill="#d9a878" stroke="#6b3a1a" stroke-width="1.2"/><circle cx="72" cy="73" r="8" fill="#e2b488" stroke="#6b3a1a" stroke-width="1.2"/><ellipse cx="100" cy="77" rx="13" ry="8" fill="#fff" stroke="#cfa85a" stroke-width="1"/><circle cx="100" cy="77" r="5.2" fill="#ffae2a"/>
<path d="M82 82l9-3-4 7zM112 84l8-1-5 5zM70 84l7-1-3 5z" fill="#58b552"/><path d="M50 86l6 2M90 72l7-1" stroke="#e3342d" stroke-width="2.6" stroke-linecap="round"/></g>${medallionGloss()}`);
}

/** Rambutans, one opened. */
function rambutan(): string {
  const hair =
    '<path d="M-2 -36C-3 -46 2 -52 8 -56C5 -48 4 -42 3 -36Z" fill="#b8d94f" stroke="#7a1512" stroke-width=".5"/>';
  return symbolSvg(`<defs><radialGradient id="skin" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#ff9d8a"/><stop offset=".5" stop-color="#dc2f3a"/><stop offset="1" stop-color="#7c0d22"/></radialGradient><radialGradient id="pulp" cx=".4" cy=".34" r=".8"><stop offset="0" stop-color="#fff"/><stop offset=".6" stop-color="#eef1e4"/><stop offset="1" stop-color="#a9b39c"/></radialGradient></defs>
<path d="M80 44C77 30 80 18 88 10" fill="none" stroke="#5a3a12" stroke-width="5" stroke-linecap="round"/><path d="M84 22C98 6 120 8 130 20C114 32 96 32 84 22Z" fill="#4fb04a" stroke="#0d4a22" stroke-width="1.3"/><path d="M86 22Q106 16 128 20" fill="none" stroke="#0d4a22" stroke-width="1"/>
<g filter="url(#drop)" transform="translate(80 88) scale(1.18) translate(-80 -88)">${around(22, 80, 84, hair)}${around(22, 80, 84, '<path d="M-1.8 -30C-4 -38 -7 -40 -9 -45C-4 -42 0 -38 2 -30Z" fill="#e8862f"/>', 8)}
<circle cx="80" cy="84" r="42" fill="url(#skin)" stroke="#5e0a1c" stroke-width="1.6"/></g>
${around(10, 74, 78, '<path d="M-1.5 -14C-3 -20 0 -24 4 -26C2 -21 2 -18 1.5 -14Z" fill="#d3e06a" opacity=".85"/>')}
<g filter="url(#drop)"><path d="M46 92C50 78 66 72 84 74C104 76 116 84 118 96C112 118 96 126 80 126C62 126 48 112 46 92Z" fill="url(#pulp)" stroke="#7c8a70" stroke-width="1.3"/></g><path d="M46 93C56 84 64 90 72 84S90 88 98 82S112 88 118 95" fill="none" stroke="#7c0d22" stroke-width="4" stroke-linejoin="round"/>
<path d="M58 98C62 92 70 90 76 92C70 96 66 102 65 108C60 110 56 104 58 98Z" fill="#fff" opacity=".9"/>`);
}

/** A hand of bananas. */
function banana(): string {
  const finger = (angle: number) =>
    `<g transform="rotate(${angle} 84 30)"><path d="M76 34C62 60 54 92 66 124C70 134 78 138 82 134C84 130 82 126 81 122C78 94 84 66 94 38Z" fill="url(#peel)" stroke="#7a4a05" stroke-width="1.7"/><path d="M84 42C74 66 70 94 74 122" fill="none" stroke="#b97a10" stroke-width="1.5" opacity=".7"/><path d="M78 40C66 66 62 92 68 116" fill="none" stroke="#fffbd0" stroke-width="2.6" stroke-linecap="round" opacity=".75"/><path d="M71 129C74 136 80 138 82 134L81 128Z" fill="#5a3a08"/></g>`;
  return symbolSvg(`<defs><linearGradient id="peel" x1="0" x2="1"><stop offset="0" stop-color="#fff08a"/><stop offset=".55" stop-color="#ffc928"/><stop offset="1" stop-color="#d68a0c"/></linearGradient></defs>
<g filter="url(#drop)">${finger(34)}</g><g filter="url(#drop)">${finger(-38)}</g><g filter="url(#drop)">${finger(12)}</g><g filter="url(#drop)">${finger(-14)}</g>
<path d="M70 38C68 26 74 14 84 12C94 14 100 26 98 38C90 46 78 46 70 38Z" fill="#8a8f2a" stroke="#4a4a0c" stroke-width="1.6"/><path d="M78 16Q84 12 90 16L88 24H80Z" fill="#5a4a12"/>`);
}

/** Coconut ice cream in its shell, with peanuts and a wafer. */
function coconutIceCream(): string {
  const scoop = (x: number, y: number, r: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#cream)" stroke="#b9a67c" stroke-width="1.3"/><path d="M${x - r * 0.6} ${y - r * 0.1}C${x - r * 0.5} ${y - r * 0.55} ${x - r * 0.2} ${y - r * 0.7} ${x + r * 0.1} ${y - r * 0.72}" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>`;
  const nuts = [
    [70, 52],
    [82, 46],
    [92, 56],
    [62, 66],
    [100, 66],
    [78, 62],
  ];
  return symbolSvg(`${medallion('round', ENAMEL.teal)}
<defs><radialGradient id="cream" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fff"/><stop offset=".6" stop-color="#fdf5e0"/><stop offset="1" stop-color="#d9c49a"/></radialGradient>${verticalGradient('shell', '#9a6234', '#6b3c18', '#371a08')}</defs>
<g filter="url(#drop)"><path d="M104 68L128 24L138 30L116 76Z" fill="#e8a94e" stroke="#7a4a10" stroke-width="1.5"/><path d="M112 62L122 67M117 52L128 58M122 42L133 48" stroke="#7a4a10" stroke-width="1.2"/>
${scoop(60, 74, 23)}${scoop(101, 74, 23)}${scoop(80, 54, 24)}
${nuts.map(([x, y], i) => `<ellipse cx="${x}" cy="${y}" rx="4" ry="2.8" transform="rotate(${i * 50} ${x} ${y})" fill="#d18a3a" stroke="#6b3a10" stroke-width=".9"/>`).join('')}
<path d="M48 62C52 54 58 52 62 54M88 40C94 40 100 44 101 50" fill="none" stroke="#e3342d" stroke-width="3.4" stroke-linecap="round"/></g>
<g filter="url(#drop)"><path d="M28 84H132C132 116 110 138 80 138C50 138 28 116 28 84Z" fill="url(#shell)" stroke="#241004" stroke-width="1.8"/><path d="M28 84Q80 98 132 84L131 94Q80 108 29 94Z" fill="#fff8e6" stroke="#8a6a3a" stroke-width="1.3"/>
<path d="M46 112Q54 120 64 124M74 116Q84 120 96 117M104 110Q110 106 114 102M60 130Q74 134 88 131" fill="none" stroke="#b97f4a" stroke-width="1.8" stroke-linecap="round" opacity=".7"/></g>${medallionGloss()}`);
}

/** A river prawn from the charcoal. */
function prawn(): string {
  return symbolSvg(`${medallion('gem', ENAMEL.plum)}
<defs>${verticalGradient('shellback', '#ffc08a', '#f2602f', '#a3200f')}</defs>
<g fill="none" stroke="#ff9a6a" stroke-width="2.4" stroke-linecap="round"><path d="M52 44C34 34 26 44 24 60"/><path d="M54 40C44 20 64 14 88 20"/><path d="M56 66C44 72 42 82 46 92M64 74C56 82 56 92 60 100M74 80C70 90 72 98 76 104"/></g>
<g filter="url(#drop)"><path d="M112 116C126 116 136 124 138 136C126 138 116 134 110 126C112 136 108 144 98 148C92 138 94 128 102 120Z" fill="#f2602f" stroke="#7a150a" stroke-width="1.6"/>
<path d="M36 58C40 38 62 28 84 32C112 38 128 62 122 92C120 106 114 116 106 124C98 122 94 116 96 108C102 92 98 76 84 72C70 70 50 72 36 58Z" fill="url(#shellback)" stroke="#7a150a" stroke-width="1.8"/>
<path d="M74 32C66 44 66 58 72 71M94 36C84 46 80 58 84 72M110 50C98 54 90 64 92 76M120 68C110 68 102 74 99 84M123 88C114 84 106 88 101 94M117 106C110 101 104 102 98 106" fill="none" stroke="#8d1f0c" stroke-width="1.8"/>
<path d="M44 50C50 40 62 35 78 36C66 42 58 48 54 56Z" fill="#fff" opacity=".4"/><circle cx="50" cy="54" r="4.6" fill="#1a0508"/><circle cx="48.6" cy="52.6" r="1.5" fill="#fff"/>
<path d="M36 58L22 54L36 50Z" fill="#f2602f" stroke="#7a150a" stroke-width="1.2"/></g>
<g filter="url(#drop)"><path d="M34 118A18 18 0 0 1 68 106Z" fill="#d6f07a" stroke="#4a8a12" stroke-width="2.4"/><path d="M51 112L42 116M51 112L47 105M51 112L57 107" stroke="#fff" stroke-width="1.4"/><path d="M60 124c4-8 12-10 18-6-4 8-10 10-18 6z" fill="#4fb552" stroke="#0d4a22" stroke-width="1.2"/></g>${medallionGloss()}`);
}

/** A durian, one lobe open. */
function durian(): string {
  const thorn = '<path d="M-6.5 0L0 -13L6.5 0Z" fill="url(#thorn)" stroke="#3d4a08" stroke-width="1"/>';
  const ring = (count: number, radius: number, from: number) =>
    Array.from({ length: count }, (_, i) => {
      const angle = from + (360 / count) * i;
      return `<g transform="translate(80 88) scale(1.06 .94) rotate(${angle}) translate(0 ${-radius})">${thorn}</g>`;
    }).join('');
  return symbolSvg(`<defs>${verticalGradient('thorn', '#f2f7a0', '#a8b83a')}<radialGradient id="rind" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#e3ec7a"/><stop offset=".55" stop-color="#97a62c"/><stop offset="1" stop-color="#4a560c"/></radialGradient>${verticalGradient('flesh', '#fff6b0', '#ffd84a', '#e8a01c')}</defs>
<path d="M80 40C78 28 80 20 84 12" fill="none" stroke="#6b5a1c" stroke-width="8" stroke-linecap="round"/>
<g filter="url(#drop)">${ring(22, 52, 0)}<ellipse cx="80" cy="88" rx="57" ry="51" fill="url(#rind)" stroke="#3d4a08" stroke-width="1.6"/></g>${ring(18, 40, 10)}${ring(13, 27, 0)}${ring(7, 14, 20)}
<g filter="url(#drop)"><path d="M80 56C106 62 120 86 112 116C102 134 84 138 74 130C64 108 66 76 80 56Z" fill="#fbf6dc" stroke="#6b7a1c" stroke-width="2"/><path d="M82 70C98 72 104 84 100 94C90 100 78 94 76 84C76 78 78 72 82 70Z" fill="url(#flesh)" stroke="#a86a0c" stroke-width="1.4"/><path d="M78 98C94 98 106 104 104 116C94 128 80 126 77 116C75 110 75 102 78 98Z" fill="url(#flesh)" stroke="#a86a0c" stroke-width="1.4"/><path d="M84 76C90 76 95 79 97 84M82 104C88 102 94 104 98 108" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".85"/></g>`);
}

/** A pomelo with a peeled half. */
function pomelo(): string {
  return symbolSvg(`<defs><radialGradient id="peel" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#f4ffb0"/><stop offset=".5" stop-color="#a9d84a"/><stop offset="1" stop-color="#3f7a1c"/></radialGradient><radialGradient id="pulp" cx=".42" cy=".36" r=".75"><stop offset="0" stop-color="#ffe3dc"/><stop offset=".6" stop-color="#ff9d92"/><stop offset="1" stop-color="#dd5560"/></radialGradient></defs>
<g filter="url(#drop)"><path d="M66 22C76 14 92 14 98 24C108 28 118 40 120 58C124 92 102 116 70 116C36 116 16 94 20 64C24 40 44 28 66 22Z" fill="url(#peel)" stroke="#2f5a12" stroke-width="1.8"/></g>
<path d="M80 18C78 12 82 6 90 4" fill="none" stroke="#5a3a12" stroke-width="4" stroke-linecap="round"/><path d="M86 14C100 0 120 4 130 16C114 24 98 24 86 14Z" fill="#4fb04a" stroke="#0d4a22" stroke-width="1.4"/>
<path d="M32 62C36 46 48 38 62 35C52 44 46 54 44 68C42 76 30 74 32 62Z" fill="#fff" opacity=".5"/>
<g filter="url(#drop)"><circle cx="98" cy="100" r="46" fill="#c9e07a" stroke="#3f7a1c" stroke-width="1.8"/><circle cx="98" cy="100" r="41" fill="#fffbe8"/></g>
${around(9, 98, 100, '<path d="M0 -4C-10 -16 -13 -28 -9.5 -35C-4 -38 4 -38 9.5 -35C13 -28 10 -16 0 -4Z" fill="url(#pulp)" stroke="#fff3ea" stroke-width="1.5"/><path d="M-3 -16L-4 -30M3 -18L4 -32" stroke="#fff" stroke-width="1.3" stroke-linecap="round" opacity=".55"/>')}<circle cx="98" cy="100" r="4" fill="#fffbe8"/>`);
}

/** The wild: a vendor's boat, heavy with fruit, under its lit lanterns. */
function vendorBoat(): string {
  const lamp = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><circle r="15" fill="url(#glow)"/><path d="M-6 -7H6L8 0L6 7H-6L-8 0Z" fill="#ffdf7a" stroke="#9a3a0c" stroke-width="1.4"/><path d="M0 -11V-7M0 7V12" stroke="#f7cd64" stroke-width="1.6"/></g>`;
  return symbolSvg(`<defs>${verticalGradient('wood', '#e7a25a', '#a8571f', '#542408')}${verticalGradient('roof', '#ff8a4e', '#c52a22', '#6d0f18')}</defs>
<circle cx="80" cy="80" r="79" fill="url(#glow)"/>${around(12, 80, 80, '<path d="M-3 -46L0 -79L3 -46Z" fill="#ffe08a" opacity=".5"/>')}
<g filter="url(#drop)"><path d="M52 88V46M108 88V46" stroke="#5c2a0d" stroke-width="4"/><path d="M38 52C44 30 62 20 80 20C98 20 116 30 122 52Z" fill="url(#roof)" stroke="#3d060c" stroke-width="1.8"/><path d="M62 50C64 36 72 26 80 21C88 26 96 36 98 50M80 21V50M50 50C52 40 58 32 66 26M110 50C108 40 102 32 94 26" fill="none" stroke="#ffd98a" stroke-width="1.5" opacity=".85"/><path d="M34 53H126" stroke="url(#gold)" stroke-width="5" stroke-linecap="round"/>
<path d="M38 56Q44 64 50 56T62 56T74 56T86 56T98 56T110 56T122 56" fill="none" stroke="#ffd24d" stroke-width="2.4"/>
${lamp(44, 72)}${lamp(116, 72)}
<circle cx="64" cy="88" r="10" fill="#ffae2a" stroke="#7a3a06" stroke-width="1.3"/><circle cx="80" cy="84" r="11" fill="#e3482d" stroke="#6d0f18" stroke-width="1.3"/><circle cx="97" cy="88" r="10" fill="#7cc04a" stroke="#2d5d15" stroke-width="1.3"/><circle cx="72" cy="74" r="8" fill="#c65bb5" stroke="#54164c" stroke-width="1.3"/><circle cx="89" cy="73" r="8" fill="#ffd24d" stroke="#8a5a06" stroke-width="1.3"/><path d="M76 68l4-9 5 9z" fill="#4fb552"/>
<path d="M8 78C4 72 6 62 12 58C14 74 24 86 38 92H122C136 86 146 74 148 58C154 62 156 72 152 78C146 104 128 118 108 122H52C32 118 14 104 8 78Z" fill="url(#wood)" stroke="#3a1906" stroke-width="2"/><path d="M16 86C26 100 42 106 56 107H104C118 106 134 100 144 86" fill="none" stroke="url(#gold)" stroke-width="4"/><circle cx="80" cy="108" r="6.5" fill="#c4161c" stroke="#ffe9a8" stroke-width="2"/></g>
<path d="M14 132Q28 124 42 132T70 132T98 132T126 132T148 130M30 144Q44 137 58 144T86 144T114 144T132 143" fill="none" stroke="url(#gold)" stroke-width="3.2" stroke-linecap="round"/>`);
}

/** The scatter: a star of the night sky, set in gold. */
function star(): string {
  const point = (radius: number, turn: number) =>
    `${(80 + radius * Math.sin((turn * Math.PI) / 5)).toFixed(1)} ${(80 - radius * Math.cos((turn * Math.PI) / 5)).toFixed(1)}`;
  const outline = (outer: number) =>
    `M${Array.from({ length: 10 }, (_, i) => point(i % 2 ? outer * 0.46 : outer, i)).join('L')}Z`;
  const facets = Array.from({ length: 10 }, (_, i) => {
    const [a, b] = [point(i % 2 ? 30 : 65, i), point(i % 2 ? 65 : 30, i + 1)];
    return `<path d="M80 80L${a}L${b}Z" fill="${i % 2 ? '#6f7fe0' : '#d9e2ff'}" opacity=".95"/>`;
  });
  return symbolSvg(`<defs><radialGradient id="halo"><stop offset="0" stop-color="#dfe6ff" stop-opacity=".95"/><stop offset=".5" stop-color="#7f8dff" stop-opacity=".4"/><stop offset="1" stop-color="#4a52d8" stop-opacity="0"/></radialGradient></defs>
<circle cx="80" cy="80" r="79" fill="url(#halo)"/>${around(10, 80, 80, '<path d="M-2.5 -40L0 -79L2.5 -40Z" fill="#e8edff" opacity=".5"/>', 18)}
<g filter="url(#drop)"><path d="${outline(75)}" fill="url(#gold)" stroke="#5d360b" stroke-width="1.6" stroke-linejoin="round"/></g><path d="${outline(65)}" fill="#27307f"/>${facets.join('')}<path d="${outline(65)}" fill="none" stroke="#fff6cf" stroke-width="1.4" stroke-linejoin="round"/>
<circle cx="80" cy="80" r="26" fill="url(#halo)"/><g filter="url(#drop)">${around(5, 80, 80, '<path d="M0 -4C-7 -10 -6 -18 0 -24C6 -18 7 -10 0 -4Z" fill="url(#gold)" stroke="#7a3d08" stroke-width="1"/>', 36)}<circle cx="80" cy="80" r="7" fill="#fff" stroke="#ffe9a8" stroke-width="1.6"/></g>`);
}
