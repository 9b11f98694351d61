import { medallion, medallionGloss } from './medallion.ts';
import { around, ENAMEL, mirrored, symbolSvg, verticalGradient } from './paint.ts';

/** An elephant's face in festival dress, seen from the front. */
export function elephant(): string {
  const side = mirrored(`
<path d="M62 58C44 40 24 46 22 70C20 96 36 112 56 106C66 100 66 72 62 58Z" fill="url(#hide)" stroke="#2a2238" stroke-width="1.6"/>
<path d="M54 62C42 54 31 60 31 74C31 90 41 98 53 95C58 88 58 72 54 62Z" fill="#e58f86" opacity=".75"/>
<path d="M67 99C60 104 53 112 51 122C59 121 69 113 73 105Z" fill="url(#ivory)" stroke="#6d4a20" stroke-width="1"/>`);
  const eyes = mirrored(`
<path d="M58 79Q63.5 74 69 79Q63.5 83 58 79Z" fill="#1a1222"/><circle cx="62.3" cy="78.2" r="1.1" fill="#fff"/>
<path d="M56 74.5Q63 69 70 75" fill="none" stroke="#2a2238" stroke-width="1.5" stroke-linecap="round"/>`);
  return symbolSvg(`${medallion('lotus', ENAMEL.vermilion)}
<defs>${verticalGradient('hide', '#c9c3de', '#8f88ae', '#5b5479')}</defs>
<g filter="url(#drop)">${side}
<path d="M80 40C64 40 55 52 55 68C55 84 60 94 68 102C70 112 70 120 69 128C68 135 74 140 80 140C86 140 90 136 91 130C92 126 98 126 98 131C98 133 96 134 95 134C96 138 104 138 105 130C106 121 96 116 92 122C91 114 91 108 92 102C100 94 105 84 105 68C105 52 96 40 80 40Z" fill="url(#hide)" stroke="#2a2238" stroke-width="1.6"/>
<path d="M72 108Q80 111 88 108M71.5 115Q80 118 89 115M71 122Q79 125 88 122M71 129Q78 132 86 130" fill="none" stroke="#3f3959" stroke-width="1.4" stroke-linecap="round" opacity=".7"/>
${eyes}
<path d="M80 34L97 44C101 50 102 56 101 60C92 58 86 64 80 84C74 64 68 58 59 60C58 56 59 50 63 44Z" fill="url(#gold)" stroke="#5d360b" stroke-width="1.4"/>
<path d="M80 42L92 49C94 52 94 53 94 54C87 54 83 60 80 71C77 60 73 54 66 54C66 53 66 52 68 49Z" fill="#b3161f"/>
<circle cx="80" cy="54" r="5" fill="url(#gold)" stroke="#5d360b"/><circle cx="79" cy="53" r="2.3" fill="#7ff0c9"/>
<path d="M80 22C84 27 85 31 80 37C75 31 76 27 80 22Z" fill="url(#gold)" stroke="#5d360b" stroke-width="1"/>
<path d="M80 84V90" stroke="#f6cf73" stroke-width="1.6"/><circle cx="80" cy="92" r="2.6" fill="url(#gold)" stroke="#5d360b" stroke-width=".8"/></g>${medallionGloss()}`);
}

/** A long boat of the floating market with its lantern, on the night river. */
export function longBoat(): string {
  return symbolSvg(`${medallion('round', ENAMEL.teal)}
<defs>${verticalGradient('wood', '#e29a52', '#a5551f', '#5c2a0d')}${verticalGradient('roof', '#f06a3e', '#b3241f', '#6d0f18')}<clipPath id="inside"><circle cx="80" cy="80" r="61"/></clipPath></defs>
<g clip-path="url(#inside)"><path d="M14 104Q30 99 47 104T80 104T113 104T147 104V150H14Z" fill="#04202f" opacity=".75"/>
<path d="M70 118h44M44 126h36M88 132h26M56 112h18" stroke="#ffc65c" stroke-width="2" stroke-linecap="round" opacity=".65"/></g>
<circle cx="104" cy="60" r="30" fill="url(#glow)"/>
<g filter="url(#drop)">
<path d="M24 74C22 69 24 62 28 60C28 70 34 82 46 87C62 92 98 92 114 87C126 83 133 72 133 58C138 62 139 72 136 80C130 98 116 108 98 110H64C44 108 30 94 24 74Z" fill="url(#wood)" stroke="#3a1906" stroke-width="1.6"/>
<path d="M29 78C37 91 50 96 66 97H96C112 96 124 90 131 78" fill="none" stroke="url(#gold)" stroke-width="3"/>
<path d="M50 88V66M92 89V66" stroke="#5c2a0d" stroke-width="3"/>
<path d="M42 68C46 50 60 44 71 44C82 44 96 50 100 68Z" fill="url(#roof)" stroke="#3d060c" stroke-width="1.5"/>
<path d="M56 67C58 55 64 48 71 45C78 48 84 55 86 67M71 45V67" fill="none" stroke="#ffd98a" stroke-width="1.3" opacity=".8"/>
<path d="M40 68.5H102" stroke="url(#gold)" stroke-width="3.2" stroke-linecap="round"/>
<circle cx="62" cy="84" r="6" fill="#f4a62a" stroke="#7a3a06"/><circle cx="73" cy="84" r="6" fill="#e3482d" stroke="#6d0f18"/><circle cx="67.5" cy="77" r="5.5" fill="#7cc04a" stroke="#2d5d15"/><circle cx="83" cy="84.5" r="5" fill="#c65bb5" stroke="#54164c"/>
<path d="M133 58C129 46 120 42 108 44" fill="none" stroke="#5c2a0d" stroke-width="2.6" stroke-linecap="round"/>
<path d="M108 44V50" stroke="#f7cd64" stroke-width="1.5"/><path d="M102 52H114L117 61L113 72H103L99 61Z" fill="#ffd873" stroke="#8a3d0c" stroke-width="1.4"/><path d="M108 52V72M99.5 61H116.5" stroke="#c85a17" stroke-width="1.1"/><path d="M104 76L108 72L112 76" fill="none" stroke="#f7cd64" stroke-width="1.5"/></g>${medallionGloss()}`);
}

/** A lotus in bloom on the water. */
export function lotus(): string {
  const petal = (width: number, length: number, fill: string) =>
    `<path d="M0 0C${-width} ${-length * 0.25} ${-width * 0.85} ${-length * 0.75} 0 ${-length}C${width * 0.85} ${-length * 0.75} ${width} ${-length * 0.25} 0 0Z" fill="url(#${fill})" stroke="#7c1b4c" stroke-width="1.2"/><path d="M0 -4V${-length * 0.72}" stroke="#fff" stroke-opacity=".35" stroke-width="1.2"/>`;
  const turned = (angle: number, shape: string) =>
    `<g transform="translate(80 112) rotate(${angle})">${shape}</g>`;
  const back = petal(20, 60, 'petalBack');
  const side = petal(19, 58, 'petal');
  const front = petal(18, 50, 'petalFront');
  return symbolSvg(`${medallion('tile', ENAMEL.jade)}
<defs>${verticalGradient('petalBack', '#ffb3d3', '#d9578f', '#8f2560')}${verticalGradient('petal', '#ffe3ef', '#f78fb9', '#c23b7c')}${verticalGradient('petalFront', '#fff6fa', '#ffb6d2', '#e0659d')}</defs>
<ellipse cx="80" cy="116" rx="52" ry="13" fill="#043a30"/><path d="M30 116Q80 100 130 116Q118 128 80 129Q42 128 30 116Z" fill="#1f9a6d"/><path d="M80 116L52 109M80 116L108 109M80 116L64 127M80 116L97 127M80 116L38 118M80 116L122 118" stroke="#0b5a42" stroke-width="1.5"/>
<g filter="url(#drop)">${turned(-34, back)}${turned(34, back)}${turned(0, petal(21, 76, 'petalBack'))}
${turned(-74, side)}${turned(74, side)}${turned(-52, side)}${turned(52, side)}${turned(-18, petal(20, 68, 'petal'))}${turned(18, petal(20, 68, 'petal'))}
${turned(-36, front)}${turned(36, front)}${turned(0, petal(20, 56, 'petalFront'))}</g>
<circle cx="80" cy="70" r="20" fill="url(#glow)" opacity=".55"/>${medallionGloss()}`);
}

/** A painted paper parasol, open, seen from above at a slant. */
export function parasol(): string {
  const rib = '<path d="M0 0V-47" stroke="#4f2a05" stroke-width="1.2" opacity=".7"/>';
  const scallop =
    '<path d="M0 0L-12.4 -46.4Q0 -53 12.4 -46.4Z" fill="url(#paper)"/><path d="M-12.4 -46.4Q0 -53 12.4 -46.4L11 -41Q0 -47 -11 -41Z" fill="#ffd873"/>';
  const flower =
    '<g transform="translate(0 -30)"><circle r="3" cy="-3.6" fill="#fff"/><circle r="3" cx="3.4" cy="-1" fill="#fff"/><circle r="3" cx="2.2" cy="3" fill="#fff"/><circle r="3" cx="-2.2" cy="3" fill="#fff"/><circle r="3" cx="-3.4" cy="-1" fill="#fff"/><circle r="2" fill="#f4a62a"/></g>';
  return symbolSvg(`${medallion('gem', ENAMEL.plum)}
<defs><linearGradient id="paper" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#ff9d5c"/><stop offset=".5" stop-color="#e2422f"/><stop offset="1" stop-color="#a31524"/></linearGradient><radialGradient id="lit" cx=".32" cy=".26" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#20031c" stop-opacity=".5"/></radialGradient></defs>
<g filter="url(#drop)"><path d="M84 82L116 132" stroke="#6b3a12" stroke-width="5" stroke-linecap="round"/><path d="M106 117L116 132" stroke="url(#gold)" stroke-width="6" stroke-linecap="round"/>
<g transform="translate(80 78) rotate(-12) scale(1 .94) translate(-80 -78)">${around(12, 80, 78, scallop)}${around(12, 80, 78, rib, 15)}${around(6, 80, 78, flower)}
${around(12, 80, 78, '<path d="M-3.5 -17H3.5L2 -11H-2Z" fill="#ffd873"/>')}<circle cx="80" cy="78" r="51" fill="url(#lit)"/></g>
<circle cx="80" cy="78" r="6.5" fill="url(#gold)" stroke="#5d360b" stroke-width="1.2"/><circle cx="78.5" cy="76.5" r="2" fill="#fff7dc"/></g>`);
}

/** The wild: a great paper lantern, lit, with rays. */
export function lantern(): string {
  const ray = '<path d="M0 -30L4 -76L0 -82L-4 -76Z" fill="#ffd873" opacity=".5"/>';
  const thinRay = '<path d="M0 -30L1.8 -70L0 -74L-1.8 -70Z" fill="#fff0bd" opacity=".55"/>';
  return symbolSvg(`<defs><radialGradient id="body" cx=".42" cy=".5" r=".62"><stop offset="0" stop-color="#fffbe0"/><stop offset=".35" stop-color="#ffd65e"/><stop offset=".75" stop-color="#f4791f"/><stop offset="1" stop-color="#b42a12"/></radialGradient></defs>
<circle cx="80" cy="80" r="79" fill="url(#glow)"/>${around(12, 80, 80, ray)}${around(12, 80, 80, thinRay, 15)}
<g filter="url(#drop)"><path d="M80 8C84 14 84 18 80 22C76 18 76 14 80 8Z" fill="url(#gold)" stroke="#5d360b"/>
<path d="M60 36L66 24H94L100 36Z" fill="url(#gold)" stroke="#5d360b" stroke-width="1.4"/>
<path d="M54 36H106C122 50 126 68 124 80C122 98 116 108 106 116H54C44 108 38 98 36 80C34 68 38 50 54 36Z" fill="url(#body)" stroke="#7a1d08" stroke-width="2"/>
<path d="M66 36C56 52 53 66 53 78C53 94 58 106 66 116M94 36C104 52 107 66 107 78C107 94 102 106 94 116M80 36V116" fill="none" stroke="#c2410c" stroke-width="1.5" opacity=".7"/>
<path d="M37 66Q80 74 123 66M37 90Q80 98 122 90" fill="none" stroke="#c2410c" stroke-width="1.3" opacity=".55"/>
<g transform="translate(80 79)"><g fill="url(#gold)" stroke="#7a3d08" stroke-width="1">${Array.from({ length: 8 }, (_, i) => `<path transform="rotate(${i * 45})" d="M0 -5C-8 -13 -6 -21 0 -27C6 -21 8 -13 0 -5Z"/>`).join('')}</g><circle r="7" fill="#c4161c" stroke="#ffe9a8" stroke-width="1.6"/></g>
<path d="M54 36H106L109 42H51Z" fill="url(#gold)" stroke="#5d360b" stroke-width="1.2"/><path d="M51 110H109L106 118H54Z" fill="url(#gold)" stroke="#5d360b" stroke-width="1.2"/>
<path d="M62 118H98L94 126H66Z" fill="url(#gold)" stroke="#5d360b" stroke-width="1.2"/>
<path d="M68 126V142M74 126V147M80 126V151M86 126V147M92 126V142" stroke="#e8412a" stroke-width="2.6" stroke-linecap="round"/><path d="M64 126H96" stroke="#ffe9a8" stroke-width="1.6"/></g>
<path d="M48 56C52 46 58 42 64 41C58 54 55 66 55 78C50 78 44 72 48 56Z" fill="#fff" opacity=".45"/>`);
}

/** The scatter: a krathong with its candle before the full moon. */
export function krathong(): string {
  const leaf = (x: number, lean: number, fill: string) =>
    `<path transform="translate(${x} 122) rotate(${lean})" d="M-9 0L0 -27L9 0Z" fill="${fill}" stroke="#083d22" stroke-width="1"/>`;
  const blossom = (x: number, y: number, colour: string, r: number) =>
    `<g transform="translate(${x} ${y})">${Array.from({ length: 6 }, (_, i) => `<ellipse transform="rotate(${i * 60})" cy="${-r * 0.62}" rx="${r * 0.4}" ry="${r * 0.62}" fill="${colour}" stroke="#5b1738" stroke-width=".6"/>`).join('')}<circle r="${r * 0.32}" fill="#ffd24d"/></g>`;
  const leaves = [-44, -33, -22, -11, 0, 11, 22, 33, 44];
  return symbolSvg(`<defs><radialGradient id="moon" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fffdf0"/><stop offset=".55" stop-color="#f9e4ac"/><stop offset="1" stop-color="#c99a55"/></radialGradient>${verticalGradient('bowl', '#9fe07a', '#3f9a45', '#145a2c')}</defs>
<circle cx="80" cy="72" r="76" fill="url(#glow)" opacity=".75"/>
<g filter="url(#drop)"><circle cx="80" cy="70" r="57" fill="url(#moon)" stroke="url(#gold)" stroke-width="4"/></g>
<g fill="#d8b06a" opacity=".45"><circle cx="58" cy="50" r="8"/><circle cx="102" cy="44" r="5"/><circle cx="110" cy="72" r="10"/><circle cx="46" cy="80" r="5.5"/></g>
<circle cx="80" cy="46" r="26" fill="url(#glow)"/>
<g filter="url(#drop)">
${leaves.map((x) => leaf(80 + x, x * 0.75, '#2f8a3d')).join('')}
${leaves
  .slice(1)
  .map((x) => leaf(80 + x - 5.5, (x - 5.5) * 0.6, '#58b552'))
  .join('')}
<path d="M77.6 62H82.4V104H77.6Z" fill="#ffe08a" stroke="#a8691a" stroke-width=".9"/><path d="M80 40C88 50 86 60 80 62C74 60 72 50 80 40Z" fill="#ff9a2e"/><path d="M80 47C84 53 83 59 80 61C77 59 76 53 80 47Z" fill="#fff6c8"/>
<path d="M60 70L64 104M100 70L96 104" stroke="#a64b2c" stroke-width="1.8"/><circle cx="60" cy="69" r="2" fill="#ffb35c"/><circle cx="100" cy="69" r="2" fill="#ffb35c"/>
${blossom(54, 103, '#c65bd0', 13)}${blossom(106, 103, '#c65bd0', 13)}${blossom(68, 106, '#ffd873', 12)}${blossom(92, 106, '#ffd873', 12)}${blossom(80, 102, '#ff7fae', 15)}
<path d="M32 116Q80 128 128 116C124 136 104 146 80 146C56 146 36 136 32 116Z" fill="url(#bowl)" stroke="#0b4a24" stroke-width="1.6"/>
<path d="M36 124Q80 137 124 124" fill="none" stroke="url(#gold)" stroke-width="3.4"/><path d="M44 134Q80 144 116 134" fill="none" stroke="#0b4a24" stroke-width="1.2" opacity=".6"/></g>`);
}
