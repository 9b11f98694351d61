import { lotus } from './lotus.ts';
import { medallion, medallionGloss } from './medallion.ts';
import { around, ENAMEL, symbolSvg, verticalGradient } from './paint.ts';

/** Every picture of the game, by the symbol of its sheet. */
export const lanternSymbols: Readonly<Record<string, () => string>> = {
  A: goldenLantern,
  B: parasol,
  C: silverBowl,
  D: teakBoat,
  K: longDrum,
  Q: orchid,
  J: khaoSoi,
  T: teaLeaf,
  N: lotus,
  W: skyLantern,
  S: fullMoon,
};

/** A great painted lantern with its tassel. */
function goldenLantern(): string {
  return symbolSvg(`${medallion('lotus', ENAMEL.vermilion)}
<defs><radialGradient id="body" cx=".42" cy=".5" r=".62"><stop offset="0" stop-color="#fffbe0"/><stop offset=".35" stop-color="#ffd65e"/><stop offset=".75" stop-color="#f4791f"/><stop offset="1" stop-color="#b42a12"/></radialGradient></defs>
<circle cx="80" cy="78" r="62" fill="url(#glow)"/>
<g filter="url(#drop)" transform="translate(80 76) scale(.88) translate(-80 -78)"><path d="M80 8C84 14 84 18 80 22C76 18 76 14 80 8Z" fill="url(#gold)" stroke="#5d360b"/>
<path d="M60 36L66 24H94L100 36Z" fill="url(#gold)" stroke="#5d360b" stroke-width="1.4"/>
<path d="M54 36H106C122 50 126 68 124 80C122 98 116 108 106 116H54C44 108 38 98 36 80C34 68 38 50 54 36Z" fill="url(#body)" stroke="#7a1d08" stroke-width="2"/>
<path d="M66 36C56 52 53 66 53 78C53 94 58 106 66 116M94 36C104 52 107 66 107 78C107 94 102 106 94 116M80 36V116" fill="none" stroke="#c2410c" stroke-width="1.5" opacity=".7"/>
<path d="M37 66Q80 74 123 66M37 90Q80 98 122 90" fill="none" stroke="#c2410c" stroke-width="1.3" opacity=".55"/>
<g transform="translate(80 79)"><g fill="url(#gold)" stroke="#7a3d08" stroke-width="1">${around(8, 0, 0, '<path d="M0 -5C-8 -13 -6 -21 0 -27C6 -21 8 -13 0 -5Z"/>')}</g><circle r="7" fill="#c4161c" stroke="#ffe9a8" stroke-width="1.6"/></g>
<path d="M54 36H106L109 42H51Z" fill="url(#gold)" stroke="#5d360b" stroke-width="1.2"/><path d="M51 110H109L106 118H54Z" fill="url(#gold)" stroke="#5d360b" stroke-width="1.2"/>
<path d="M62 118H98L94 126H66Z" fill="url(#gold)" stroke="#5d360b" stroke-width="1.2"/>
<path d="M68 126V144M74 126V150M80 126V154M86 126V150M92 126V144" stroke="#e8412a" stroke-width="2.8" stroke-linecap="round"/><path d="M64 126H96" stroke="#ffe9a8" stroke-width="1.6"/>
<path d="M48 56C52 46 58 42 64 41C58 54 55 66 55 78C50 78 44 72 48 56Z" fill="#fff" opacity=".45"/></g>`);
}

/** A painted paper parasol, open, seen from above at a slant. */
function parasol(): string {
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

/** A long boat of the floating market with its lantern, on the night river. */
function teakBoat(): string {
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

/** A chased silver offering bowl with jasmine. */
function silverBowl(): string {
  const jasmine = (x: number, y: number, r: number) =>
    `<g transform="translate(${x} ${y})">${around(5, 0, 0, `<ellipse cy="${-r * 0.6}" rx="${r * 0.4}" ry="${r * 0.62}" fill="#fffdf2" stroke="#c9b98a" stroke-width=".7"/>`)}<circle r="${r * 0.25}" fill="#ffd24d"/></g>`;
  return symbolSvg(`${medallion('tile', ENAMEL.jade)}
<defs><linearGradient id="silver" x1="0" x2="1"><stop offset="0" stop-color="#6f7894"/><stop offset=".2" stop-color="#e7ecf8"/><stop offset=".36" stop-color="#ffffff"/><stop offset=".6" stop-color="#aab4cd"/><stop offset="1" stop-color="#4a5270"/></linearGradient></defs>
<g filter="url(#drop)"><path d="M36 72C40 54 60 46 80 46C100 46 120 54 124 72Z" fill="#2f8a45" stroke="#0a4420" stroke-width="1.3"/>
${jasmine(56, 64, 13)}${jasmine(104, 64, 13)}${jasmine(68, 54, 13)}${jasmine(92, 54, 13)}${jasmine(80, 66, 15)}${jasmine(80, 46, 12)}</g>
<g filter="url(#drop)"><path d="M60 126L54 140H106L100 126Z" fill="url(#silver)" stroke="#343b57" stroke-width="1.5"/>
<path d="M26 70H134C134 104 114 128 80 128C46 128 26 104 26 70Z" fill="url(#silver)" stroke="#343b57" stroke-width="1.8"/>
<path d="M22 68Q22 64 26 64H134Q138 64 138 68T134 74H26Q22 74 22 68Z" fill="url(#silver)" stroke="#343b57" stroke-width="1.5"/>
<path d="M32 88Q80 104 128 88M40 106Q80 122 120 106" fill="none" stroke="#4a5270" stroke-width="1.8"/>
${[44, 62, 80, 98, 116].map((x) => `<path transform="translate(${x} ${104 - Math.abs(x - 80) * 0.1})" d="M0 -9C6 -4 6 3 0 8C-6 3 -6 -4 0 -9Z" fill="#fff" opacity=".65" stroke="#4a5270" stroke-width="1"/>`).join('')}</g>${medallionGloss()}`);
}

/** A long drum, dressed for the procession. */
function longDrum(): string {
  return symbolSvg(`<defs><linearGradient id="wood" x1="0" x2="1"><stop offset="0" stop-color="#7a2f12"/><stop offset=".28" stop-color="#e0823f"/><stop offset=".45" stop-color="#f7b06a"/><stop offset="1" stop-color="#561c08"/></linearGradient>${verticalGradient('hide', '#fffaf0', '#e9d4a8')}</defs>
<g filter="url(#drop)" transform="rotate(24 80 80)"><path d="M46 26H114C116 52 104 70 94 80C90 100 92 118 106 144H54C68 118 70 100 66 80C56 70 44 52 46 26Z" fill="url(#wood)" stroke="#3a1204" stroke-width="2"/>
<path d="M66 80Q80 86 94 80M68 90Q80 96 92 90" fill="none" stroke="url(#gold)" stroke-width="4"/>
<path d="M54 34L66 78M68 36L74 82M80 37V84M92 36L86 82M106 34L94 78" stroke="#fff0cf" stroke-width="2.4"/>
<path d="M45 40Q80 54 115 40L113 54Q80 68 47 54Z" fill="#b3161f" stroke="#5e0a14" stroke-width="1.2"/><path d="M46 47Q80 61 114 47" fill="none" stroke="#ffd873" stroke-width="2" stroke-dasharray="3 4"/>
<ellipse cx="80" cy="26" rx="36" ry="12" fill="url(#gold)" stroke="#5d360b" stroke-width="1.5"/><ellipse cx="80" cy="25" rx="31" ry="9.5" fill="url(#hide)"/><ellipse cx="80" cy="25" rx="11" ry="3.8" fill="#4a2a12"/>
<path d="M56 138Q80 148 104 138L107 145Q80 156 53 145Z" fill="url(#gold)" stroke="#5d360b" stroke-width="1.2"/></g>`);
}

/** A spray of orchid, one great bloom. */
function orchid(): string {
  const wide =
    '<path d="M0 0C-26 -8 -34 -34 -20 -50C-8 -56 4 -40 0 0Z" fill="url(#petal)" stroke="#5a1760" stroke-width="1.5"/><path d="M-3 -8C-14 -20 -18 -34 -16 -44" fill="none" stroke="#8b2f93" stroke-width="1.1" opacity=".6"/>';
  const slim =
    '<path d="M0 0C-15 -14 -14 -44 0 -60C14 -44 15 -14 0 0Z" fill="url(#sepal)" stroke="#5a1760" stroke-width="1.5"/><path d="M0 -8V-50" stroke="#8b2f93" stroke-width="1.1" opacity=".6"/>';
  const at = (angle: number, shape: string) =>
    `<g transform="translate(80 82) rotate(${angle})">${shape}</g>`;
  return symbolSvg(`<defs>${verticalGradient('petal', '#ffd3fb', '#e779df', '#a23aa6')}${verticalGradient('sepal', '#f7b9f2', '#c95bc9', '#7d2488')}</defs>
<path d="M80 92C92 116 112 134 142 142" fill="none" stroke="#2f7a3a" stroke-width="5" stroke-linecap="round"/><path d="M112 128C118 116 130 112 144 114C138 126 126 132 112 128Z" fill="#4fb552" stroke="#0d4a22" stroke-width="1.2"/>
<g filter="url(#drop)">${at(128, slim)}${at(-128, slim)}${at(0, slim)}${at(-38, wide)}<g transform="matrix(-1 0 0 1 160 0)">${at(-38, wide)}</g></g>
<g filter="url(#drop)"><path d="M80 84C66 82 58 92 62 102C68 100 72 104 72 112C74 122 86 122 88 112C88 104 92 100 98 102C102 92 94 82 80 84Z" fill="#8d1250" stroke="#4a0a2c" stroke-width="1.3"/><path d="M80 92C76 98 76 106 80 112C84 106 84 98 80 92Z" fill="#ffd24d"/></g>
<ellipse cx="80" cy="82" rx="8" ry="9" fill="#fff3fb" stroke="#7d2488" stroke-width="1.2"/><circle cx="80" cy="80" r="3" fill="#ffd24d"/>`);
}

/** Khao soi: curry noodles under a crisp nest, lime and shallot beside. */
function khaoSoi(): string {
  return symbolSvg(`<defs>${verticalGradient('bowl', '#4fd0c0', '#0f7f86', '#063f52')}</defs>
<g fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round" opacity=".32"><path d="M54 42C46 32 60 26 53 14"/><path d="M80 36C72 26 86 20 79 8"/><path d="M106 42C98 32 112 26 105 14"/></g>
<g filter="url(#drop)"><path d="M16 78H144C144 112 122 134 102 138V146H58V138C38 134 16 112 16 78Z" fill="url(#bowl)" stroke="#03303f" stroke-width="1.8"/>
<path d="M24 98C60 108 100 108 136 98" fill="none" stroke="url(#gold)" stroke-width="3.4"/>${[46, 63, 80, 97, 114].map((x) => `<path transform="translate(${x} ${120 - Math.abs(x - 80) * 0.12})" d="M0 -8L6 0L0 8L-6 0Z" fill="url(#gold)"/>`).join('')}
<ellipse cx="80" cy="78" rx="64" ry="20" fill="#d9f4ef" stroke="#03303f" stroke-width="1.8"/><ellipse cx="80" cy="80" rx="57" ry="16" fill="#e88a1e"/><ellipse cx="80" cy="82" rx="50" ry="12" fill="#f7ac3a"/>
<g fill="none" stroke="#ffe9ae" stroke-width="3.6" stroke-linecap="round"><path d="M34 84Q52 74 68 86T98 86"/><path d="M50 92Q70 82 90 92T122 84"/></g></g>
<g filter="url(#drop)"><g fill="none" stroke="#b8660c" stroke-width="5.5" stroke-linecap="round"><path d="M52 70Q62 50 78 62T104 58"/><path d="M58 76Q70 60 86 72T112 66"/><path d="M62 62Q80 44 94 60T110 74"/></g><g fill="none" stroke="#ffc65c" stroke-width="3" stroke-linecap="round"><path d="M52 70Q62 50 78 62T104 58"/><path d="M58 76Q70 60 86 72T112 66"/><path d="M62 62Q80 44 94 60T110 74"/></g></g>
<g filter="url(#drop)"><path d="M112 84A16 16 0 0 1 140 72Z" fill="#c9ec6a" stroke="#3f7a12" stroke-width="2"/><path d="M126 78L118 84M126 78L132 74M126 78L124 72" stroke="#fff" stroke-width="1.2"/><circle cx="38" cy="78" r="8" fill="#e9b0cf" stroke="#8d2a5e" stroke-width="1.5"/><circle cx="38" cy="78" r="4" fill="#f9e3ef" stroke="#8d2a5e"/><path d="M94 76l12-5-4 9zM66 84l9-2-4 7z" fill="#58b552"/></g>`);
}

/** Two tea leaves and a bud, with dew. */
function teaLeaf(): string {
  return symbolSvg(`<defs>${verticalGradient('leaf', '#b9f08a', '#3fae4c', '#0f5a2e')}${verticalGradient('bud', '#f2ffc0', '#9bdc5a', '#3a8a34')}</defs>
<path d="M80 150C80 130 80 116 80 96" fill="none" stroke="#2f7a3a" stroke-width="5.5" stroke-linecap="round"/>
<g filter="url(#drop)"><path d="M78 116C40 122 14 100 10 58C48 58 78 78 78 116Z" fill="url(#leaf)" stroke="#0a4420" stroke-width="1.8"/><path d="M76 113C60 92 40 74 16 62M62 96C54 96 44 96 36 94M50 84C44 84 36 82 30 80M66 100C66 90 64 82 60 74M52 86C52 78 50 72 46 67" fill="none" stroke="#0d6a32" stroke-width="1.4" opacity=".75"/></g>
<g filter="url(#drop)"><path d="M82 116C120 122 146 100 150 58C112 58 82 78 82 116Z" fill="url(#leaf)" stroke="#0a4420" stroke-width="1.8"/><path d="M84 113C100 92 120 74 144 62M98 96C106 96 116 96 124 94M110 84C116 84 124 82 130 80M94 100C94 90 96 82 100 74M108 86C108 78 110 72 114 67" fill="none" stroke="#0d6a32" stroke-width="1.4" opacity=".75"/></g>
<g filter="url(#drop)"><path d="M80 104C60 80 62 36 80 10C98 36 100 80 80 104Z" fill="url(#bud)" stroke="#1c5a1f" stroke-width="1.8"/><path d="M80 98V22M80 74C72 66 70 52 72 40" fill="none" stroke="#2f8a3d" stroke-width="1.4" opacity=".7"/></g>
<circle cx="40" cy="82" r="5.5" fill="#e8fff2" opacity=".9"/><circle cx="38.5" cy="80.5" r="1.8" fill="#fff"/><circle cx="118" cy="80" r="4.5" fill="#e8fff2" opacity=".85"/><path d="M72 48C72 38 75 30 79 24C77 36 77 48 78 60C74 62 72 58 72 48Z" fill="#fff" opacity=".5"/>`);
}

/** The wild: a paper sky lantern, rising, with rays. */
function skyLantern(): string {
  return symbolSvg(`<defs><radialGradient id="paper" cx=".5" cy=".86" r=".95"><stop offset="0" stop-color="#fffdea"/><stop offset=".3" stop-color="#ffe07a"/><stop offset=".68" stop-color="#f78a2a"/><stop offset="1" stop-color="#b8361a"/></radialGradient></defs>
<circle cx="80" cy="80" r="79" fill="url(#glow)"/>${around(12, 80, 78, '<path d="M-3 -44L0 -78L3 -44Z" fill="#ffe08a" opacity=".5"/>')}${around(12, 80, 78, '<path d="M-2 -44L0 -70L2 -44Z" fill="#fff0bd" opacity=".5"/>', 15)}
<g filter="url(#drop)"><path d="M44 118C34 84 30 58 40 38C50 18 66 12 80 12C94 12 110 18 120 38C130 58 126 84 116 118C96 127 64 127 44 118Z" fill="url(#paper)" stroke="#7a1d08" stroke-width="2"/>
<path d="M62 122C54 84 52 50 66 16M98 122C106 84 108 50 94 16M80 124V12" fill="none" stroke="#b8471a" stroke-width="1.4" opacity=".55"/>
<path d="M38 92Q80 104 122 92M34 66Q80 76 126 66" fill="none" stroke="#b8471a" stroke-width="1.2" opacity=".4"/>
<ellipse cx="80" cy="118" rx="36" ry="8" fill="#7a2a0c" stroke="url(#gold)" stroke-width="3.5"/><ellipse cx="80" cy="118" rx="24" ry="4.6" fill="#ffcf5c"/>
<path d="M80 98C88 108 88 116 80 120C72 116 72 108 80 98Z" fill="#fff3b0"/></g>
<g filter="url(#drop)" transform="translate(80 62)"><circle r="27" fill="url(#gold)" stroke="#7a3d08" stroke-width="1.4"/><circle r="22.5" fill="#a8121c"/>${around(8, 0, 0, '<path d="M0 -4C-7 -10 -5 -16 0 -20.5C5 -16 7 -10 0 -4Z" fill="url(#gold)" stroke="#5d160b" stroke-width=".8"/>')}<circle r="4.5" fill="#fff3c9"/></g>
<path d="M62 130H98M70 130V144M80 130V150M90 130V144" stroke="url(#gold)" stroke-width="2.4" stroke-linecap="round"/><circle cx="70" cy="146" r="3" fill="#e8412a"/><circle cx="80" cy="152" r="3" fill="#e8412a"/><circle cx="90" cy="146" r="3" fill="#e8412a"/>
<path d="M46 50C50 34 58 26 68 22C60 36 56 52 57 68C56 74 44 66 46 50Z" fill="#fff" opacity=".5"/>`);
}

/** The scatter: the full moon, and a krathong with its candle before it. */
function fullMoon(): string {
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
