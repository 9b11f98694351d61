import { lotus } from './lotus.ts';
import { medallion, medallionGloss } from './medallion.ts';
import { around, ENAMEL, symbolSvg, verticalGradient } from './paint.ts';

/** Every picture of the game, by the symbol of its sheet. */
export const nagaSymbols: Readonly<Record<string, () => string>> = {
  N: naga,
  P: pearl,
  B: longboat,
  D: greatDrum,
  A: silverBell,
  K: oysterShell,
  Q: lotus,
  J: riverFish,
  T: riverStone,
  W: whirlpool,
  S: fireball,
};

/** The naga: a crested river serpent rearing in profile, gilt and green. */
function naga(): string {
  const scale = (x: number, y: number) =>
    `<path d="M${x - 6} ${y}Q${x} ${y + 8} ${x + 6} ${y}" fill="none" stroke="#043a2e" stroke-width="1.3" opacity=".6"/>`;
  const scales = [
    ...[
      [72, 132],
      [84, 132],
      [66, 123],
      [78, 123],
      [90, 124],
      [62, 113],
      [74, 113],
      [86, 113],
      [62, 103],
      [74, 103],
    ],
  ].map(([x = 0, y = 0]) => scale(x, y));
  return symbolSvg(`${medallion('lotus', ENAMEL.vermilion)}
<defs>${verticalGradient('skin', '#8ff0b8', '#22a878', '#06513f')}${verticalGradient('crest', '#fff0b0', '#f5b53a', '#c0521a')}</defs>
<circle cx="88" cy="64" r="48" fill="url(#glow)" opacity=".6"/>
<defs><clipPath id="water"><path d="M0 0H160V104H0Z"/><circle cx="80" cy="80" r="61"/></clipPath></defs>
<g clip-path="url(#water)"><g filter="url(#drop)">
<path d="M62 60C46 50 40 36 44 18C50 24 54 28 60 28C58 20 60 12 66 6C70 16 76 20 82 22C82 16 86 11 92 9C92 20 98 26 104 32C112 40 108 52 98 54Z" fill="url(#crest)" stroke="#6b2a08" stroke-width="1.5"/>
<path d="M62 52C53 44 50 36 51 29M70 48C64 38 64 26 67 18M82 46C78 38 80 28 81 26M92 46C90 36 92 28 91 18" fill="none" stroke="#a8470f" stroke-width="1.4" stroke-linecap="round" opacity=".8"/>
<path d="M44 62C34 66 28 76 30 88C36 84 40 84 44 86C38 96 38 106 44 114C48 106 52 102 58 100Z" fill="url(#crest)" stroke="#6b2a08" stroke-width="1.4"/>
<path d="M50 146C46 128 48 108 52 94C46 82 46 66 56 56C68 44 88 42 104 50C114 54 124 58 134 58C139 58 141 62 138 66C134 70 130 71 126 72C130 76 129 81 124 83C112 87 102 86 96 88C98 104 102 122 104 146C88 152 66 152 50 146Z" fill="url(#skin)" stroke="#04382b" stroke-width="1.8"/>
<path d="M96 88C90 84 88 80 90 76C100 80 114 77 126 72C130 76 129 81 124 83C112 87 102 86 96 88Z" fill="#8c1220" stroke="#4a0710" stroke-width="1"/>
<path d="M100 79L102 85L105.5 78.5ZM110 77.5L112 83L115 76.5ZM119 75L121 80L124 73.5Z" fill="#fffbe8"/>
<path d="M122 80C132 82 136 88 146 86C141 92 134 91 129 87C133 93 132 97 128 101C127 94 122 89 118 83Z" fill="#ff5a4a" stroke="#7a0f17" stroke-width=".8"/>
<path d="M130 60C128 55 131 51 137 50C136 55 137 58 136 60Z" fill="url(#crest)" stroke="#6b2a08" stroke-width="1"/>
${scales.join('')}
<path d="M92 90C94 108 97 126 98 147C94 149 88 150 84 150C84 130 84 108 80 92Z" fill="#ffe6a3" opacity=".85"/><path d="M82 100H94M84 110H95.5M84.5 120H97M85 130H98M85 140H98.5" stroke="#b97a1e" stroke-width="1.4"/>
<path d="M84 62C90 54 102 56 106 64C98 70 88 70 84 62Z" fill="#fff3c9" stroke="#04382b" stroke-width="1.5"/><circle cx="97" cy="62.5" r="4.6" fill="#c4161c"/><circle cx="97.5" cy="62.5" r="2.2" fill="#1a0508"/><circle cx="95.5" cy="60.5" r="1.3" fill="#fff"/>
<path d="M80 60C86 49 102 49 112 58" fill="none" stroke="url(#gold)" stroke-width="4" stroke-linecap="round"/>
<path d="M56 90C60 76 68 72 78 74C74 80 76 88 84 92C74 98 64 98 56 90Z" fill="url(#gold)" stroke="#6b2a08" stroke-width="1.2"/><circle cx="69" cy="85" r="4.2" fill="#c4161c" stroke="#6b2a08" stroke-width=".8"/></g></g>${medallionGloss()}`);
}

/** A great pearl in an open shell. */
function pearl(): string {
  const flute =
    '<path d="M-10 0C-14 -20 -10 -44 0 -58C10 -44 14 -20 10 0Z" fill="url(#shell)" stroke="#6f2f55" stroke-width="1.1"/>';
  const flutes = [-66, 66, -44, 44, -22, 22, 0].map(
    (angle) => `<g transform="translate(80 106) rotate(${angle})">${flute}</g>`,
  );
  return symbolSvg(`${medallion('round', ENAMEL.indigo)}
<defs>${verticalGradient('shell', '#fff1f4', '#f3a9c0', '#a34f7d')}<radialGradient id="nacre" cx=".34" cy=".28" r=".8"><stop offset="0" stop-color="#fff"/><stop offset=".4" stop-color="#f4ecff"/><stop offset=".72" stop-color="#c8bde8"/><stop offset="1" stop-color="#73659f"/></radialGradient></defs>
<g filter="url(#drop)">${flutes.join('')}
<path d="M26 106Q80 84 134 106C130 126 108 137 80 137C52 137 30 126 26 106Z" fill="url(#shell)" stroke="#6f2f55" stroke-width="1.5"/><path d="M80 135V100M62 134L54 103M98 134L106 103M46 128L36 106M114 128L124 106" stroke="#8d3f6a" stroke-width="1.3" opacity=".6"/>
<path d="M26 106Q80 84 134 106Q80 118 26 106Z" fill="#6d1f4c" opacity=".75"/></g>
<circle cx="80" cy="84" r="38" fill="url(#glow)" opacity=".7"/><g filter="url(#drop)"><circle cx="80" cy="84" r="27" fill="url(#nacre)"/></g>
<path d="M62 76C64 66 72 61 80 61C74 65 69 71 67 79C66 82 61 80 62 76Z" fill="#fff" opacity=".85"/><path d="M96 100C102 95 105 88 104 82" fill="none" stroke="#ffd9ec" stroke-width="3" stroke-linecap="round" opacity=".7"/>${medallionGloss()}`);
}

/** A bronze drum seen from above: its star, its rings, four frogs at the rim. */
function greatDrum(): string {
  const frog =
    '<g transform="translate(0 -47)"><path d="M-6 4C-9 -2 -5 -8 0 -8C5 -8 9 -2 6 4C3 7 -3 7 -6 4Z" fill="#5fd3a4" stroke="#06392c" stroke-width="1.1"/><circle cx="-3.4" cy="-6.5" r="2" fill="#dff8ec"/><circle cx="3.4" cy="-6.5" r="2" fill="#dff8ec"/></g>';
  return symbolSvg(`${medallion('gem', ENAMEL.jade)}
<defs><radialGradient id="bronze" cx=".36" cy=".3" r=".85"><stop offset="0" stop-color="#ffe3a6"/><stop offset=".45" stop-color="#c98a35"/><stop offset="1" stop-color="#5f3408"/></radialGradient></defs>
<g filter="url(#drop)"><circle cx="80" cy="80" r="51" fill="url(#bronze)" stroke="#3d1f04" stroke-width="2"/></g>
<g fill="none" stroke="#5a3209"><circle cx="80" cy="80" r="44" stroke-width="2"/><circle cx="80" cy="80" r="33" stroke-width="1.6"/><circle cx="80" cy="80" r="24" stroke-width="1.6"/></g>
<g fill="none" stroke="#ffeab8" opacity=".7"><circle cx="80.6" cy="80.8" r="44.8" stroke-width=".9"/><circle cx="80.6" cy="80.8" r="33.8" stroke-width=".9"/></g>
${around(24, 80, 80, '<path d="M-3 -35.5H3L0 -42Z" fill="#5a3209" opacity=".85"/>')}${around(18, 80, 80, '<circle cy="-28.5" r="1.9" fill="#5a3209" opacity=".85"/>')}
${around(12, 80, 80, '<path d="M-4.6 -7L0 -23L4.6 -7Z" fill="url(#gold)" stroke="#5a3209" stroke-width=".9"/>')}<circle cx="80" cy="80" r="8.5" fill="url(#gold)" stroke="#5a3209" stroke-width="1.2"/><circle cx="78.5" cy="78.5" r="3" fill="#fff7dc"/>
${around(4, 80, 80, frog, 45)}${medallionGloss()}`);
}

/** The wild: a whirlpool of the river, gold at its heart. */
function whirlpool(): string {
  const arm = (radius: number, width: number, colour: string, opacity: number) =>
    `<path d="M0 ${-radius * 0.16}C${radius * 0.5} ${-radius * 0.3} ${radius * 0.62} ${-radius * 0.9} ${-radius * 0.1} ${-radius}C${radius * 0.36} ${-radius * 0.72} ${radius * 0.22} ${-radius * 0.34} 0 ${-radius * 0.16}Z" fill="${colour}" opacity="${opacity}" stroke="#e8fbff" stroke-opacity=".5" stroke-width="${width}"/>`;
  return symbolSvg(`<defs><radialGradient id="deep" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#03202f"/><stop offset=".55" stop-color="#0b6f8f"/><stop offset="1" stop-color="#1fc3c9"/></radialGradient></defs>
<circle cx="80" cy="80" r="79" fill="url(#glow)" opacity=".8"/>
<g filter="url(#drop)"><circle cx="80" cy="80" r="68" fill="url(#gold)" stroke="#5d360b" stroke-width="1.4"/><circle cx="80" cy="80" r="61" fill="url(#deep)" stroke="#4a2806" stroke-width="2"/></g>
${around(8, 80, 80, arm(59, 1.2, '#7ff2ea', 0.55))}${around(8, 80, 80, arm(46, 1, '#ffffff', 0.5), 22)}${around(6, 80, 80, arm(32, 0.8, '#bdfaf4', 0.8), 8)}
<circle cx="80" cy="80" r="26" fill="url(#glow)"/>
<g filter="url(#drop)">${around(8, 80, 80, '<path d="M0 -6C-6 -11 -5 -17 0 -22C5 -17 6 -11 0 -6Z" fill="url(#gold)" stroke="#5d360b" stroke-width=".9"/>')}<circle cx="80" cy="80" r="7.5" fill="#c4161c" stroke="#ffe9a8" stroke-width="1.8"/></g>
${around(24, 80, 80, '<circle cy="-64.5" r="1.9" fill="#fff6d2"/>')}<path d="M26 66C30 44 48 28 70 25C52 34 40 48 36 68C34 74 24 74 26 66Z" fill="#fff" opacity=".3"/>`);
}

/** The scatter: a fireball rising from the river into the night. */
function fireball(): string {
  return symbolSvg(`<defs><radialGradient id="ember" cx=".42" cy=".38" r=".66"><stop offset="0" stop-color="#fffdf0"/><stop offset=".3" stop-color="#ffd9a0"/><stop offset=".62" stop-color="#ff6b57"/><stop offset="1" stop-color="#b3122e"/></radialGradient>${verticalGradient('tail', '#ffb35c', '#f0412f', '#7d0f3a')}<radialGradient id="halo"><stop offset="0" stop-color="#ffd0a0" stop-opacity=".9"/><stop offset=".5" stop-color="#ff5a4a" stop-opacity=".4"/><stop offset="1" stop-color="#c4163c" stop-opacity="0"/></radialGradient></defs>
<circle cx="80" cy="66" r="74" fill="url(#halo)"/>
<g filter="url(#drop)"><path d="M80 8C92 24 120 34 124 62C127 86 112 96 106 108C104 118 112 122 106 134C102 126 96 124 92 128C92 138 88 144 80 152C72 144 68 138 68 128C64 124 58 126 54 134C48 122 56 118 54 108C48 96 33 86 36 62C40 34 68 24 80 8Z" fill="url(#tail)" stroke="#5e0a24" stroke-width="1.6"/>
<path d="M80 30C88 42 108 48 110 68C112 84 100 92 96 102C94 112 90 120 80 132C70 120 66 112 64 102C60 92 48 84 50 68C52 48 72 42 80 30Z" fill="#ff9a3e" opacity=".9"/>
<circle cx="80" cy="70" r="29" fill="url(#ember)" stroke="#fff0c8" stroke-width="1.6"/></g>
<g fill="none" stroke="#fff6d6" stroke-width="1.8" opacity=".85"><path d="M63 74Q72 60 82 68T98 62" stroke-linecap="round"/><path d="M66 82Q76 72 84 79T95 76" stroke-linecap="round" opacity=".7"/></g>
<path d="M60 62C63 52 70 47 79 46C72 51 68 56 66 64C64 68 59 67 60 62Z" fill="#fff" opacity=".75"/>
<g stroke="url(#gold)" fill="none" stroke-width="3"><path d="M22 134Q36 126 50 134T78 134T106 134T138 134"/><path d="M32 144Q45 137 58 144T84 144T110 144T130 144" opacity=".8"/></g>
${around(6, 80, 66, '<path d="M0 -66L2.6 -60L0 -54L-2.6 -60Z" fill="#ffe9a8"/>', 30)}`);
}

/** A long racing boat with its gilt prow. */
function longboat(): string {
  const rower = (x: number) =>
    `<path d="M${x - 5} 92V84Q${x - 5} 78 ${x} 78T${x + 5} 84V92Z" fill="#b3161f" stroke="#4a070c" stroke-width="1"/><circle cx="${x}" cy="73" r="4.6" fill="#d99a68" stroke="#5a2f12" stroke-width="1"/><path d="M${x - 5} 72Q${x} 64 ${x + 5} 72Z" fill="#ffd873"/><path d="M${x + 3} 84L${x + 13} 114" stroke="#f7cd64" stroke-width="2.4" stroke-linecap="round"/>`;
  return symbolSvg(`${medallion('tile', ENAMEL.teal)}
<defs>${verticalGradient('hull', '#ffcf73', '#c0591f', '#5c1c0a')}<clipPath id="inside"><rect x="24" y="24" width="112" height="112" rx="17"/></clipPath></defs>
<g clip-path="url(#inside)"><path d="M10 108Q26 102 42 108T74 108T106 108T138 108T170 108V160H10Z" fill="#03202f" opacity=".8"/><path d="M36 122h40M92 120h28M56 131h52" stroke="#ffc65c" stroke-width="2" stroke-linecap="round" opacity=".55"/></g>
<circle cx="120" cy="50" r="26" fill="url(#glow)"/><g filter="url(#drop)">${[50, 68, 86, 104].map(rower).join('')}
<path d="M16 70C14 58 18 48 26 42C26 62 36 84 52 89H104C122 88 130 72 128 50C128 38 134 30 146 28C142 34 142 38 146 42C140 42 138 46 138 52C144 82 130 108 104 110H58C34 108 18 94 16 70Z" fill="url(#hull)" stroke="#3a1204" stroke-width="1.8"/>
<path d="M26 84C36 96 48 100 60 100H102C118 99 130 86 132 66" fill="none" stroke="#fff0b8" stroke-width="2.4"/><path d="M130 48C126 40 128 30 134 24C134 30 138 32 142 30" fill="none" stroke="url(#gold)" stroke-width="3" stroke-linecap="round"/><circle cx="137" cy="38" r="2" fill="#1a0508"/></g>${medallionGloss()}`);
}

/** A small silver bell with its leaf of wind. */
function silverBell(): string {
  return symbolSvg(`<defs><linearGradient id="silver" x1="0" x2="1"><stop offset="0" stop-color="#5f6889"/><stop offset=".2" stop-color="#dfe6f6"/><stop offset=".36" stop-color="#ffffff"/><stop offset=".58" stop-color="#a3aecb"/><stop offset="1" stop-color="#434b6b"/></linearGradient></defs>
<g filter="url(#drop)"><path d="M68 26C68 10 92 10 92 26" fill="none" stroke="url(#gold)" stroke-width="6"/><path d="M80 114V132" stroke="#f7cd64" stroke-width="2.4"/><path d="M80 126C94 130 98 140 80 154C62 140 66 130 80 126Z" fill="url(#gold)" stroke="#5d360b" stroke-width="1.4"/>
<path d="M66 26H94C98 32 108 38 113 52C117 68 117 88 130 104C120 111 100 115 80 115C60 115 40 111 30 104C43 88 43 68 47 52C52 38 62 32 66 26Z" fill="url(#silver)" stroke="#2a3150" stroke-width="2"/>
<path d="M49 50Q80 58 111 50M46 64Q80 73 114 64M39 92Q80 104 121 92" fill="none" stroke="#3b4566" stroke-width="2"/><path d="M49 54Q80 62 111 54" fill="none" stroke="url(#gold)" stroke-width="3"/>
${[54, 67, 80, 93, 106].map((x) => `<path transform="translate(${x} ${84 - Math.abs(x - 80) * 0.1})" d="M0 -8L6 0L0 8L-6 0Z" fill="#22a878" stroke="#eef3ff" stroke-width="1.2"/>`).join('')}
<ellipse cx="80" cy="108" rx="43" ry="6" fill="#1d2440" opacity=".75"/><circle cx="80" cy="111" r="6" fill="url(#gold)" stroke="#5d360b"/></g>`);
}

/** A closed oyster shell. */
function oysterShell(): string {
  const flute = (angle: number) =>
    `<path transform="translate(80 138) rotate(${angle})" d="M0 0C-15 -34 -16 -84 0 -112C16 -84 15 -34 0 0Z" fill="url(#shell)" stroke="#3b2f6b" stroke-width="1.5"/>`;
  return symbolSvg(`<defs>${verticalGradient('shell', '#fff6ff', '#cdb8f0', '#6a57a8')}</defs>
<g filter="url(#drop)" transform="translate(80 84) scale(.88) translate(-80 -84)">${[-46, 46, -31, 31, -16, 16, 0].map(flute).join('')}<path d="M54 136Q80 120 106 136L100 148Q80 154 60 148Z" fill="url(#shell)" stroke="#3b2f6b" stroke-width="1.7"/></g>
<path d="M34 84Q80 50 126 84M44 101Q80 74 116 101M54 116Q80 97 106 116" fill="none" stroke="#5a4696" stroke-width="1.7" opacity=".55"/><path d="M46 72C52 56 60 46 70 42C62 54 57 66 56 82C52 86 44 82 46 72Z" fill="#fff" opacity=".55"/>`);
}

/** A river fish. */
function riverFish(): string {
  const scales = [
    [70, 70],
    [84, 70],
    [98, 72],
    [63, 82],
    [77, 82],
    [91, 83],
    [105, 84],
    [70, 94],
    [84, 95],
    [98, 95],
  ].map(
    ([x = 0, y = 0]) =>
      `<path d="M${x} ${y - 6}Q${x + 8} ${y} ${x} ${y + 6}" fill="none" stroke="#8a4408" stroke-width="1.5" opacity=".65"/>`,
  );
  return symbolSvg(`<defs>${verticalGradient('body', '#fff0b8', '#f7a73a', '#b8470f')}${verticalGradient('fin', '#ffb06a', '#d8431f')}</defs>
<g filter="url(#drop)"><path d="M116 82C128 66 140 58 152 56C148 70 146 76 146 84C148 94 150 102 154 112C140 108 128 100 116 88Z" fill="url(#fin)" stroke="#6d1c0a" stroke-width="1.7"/><path d="M60 52C70 34 92 32 108 44C104 52 98 58 92 60Z" fill="url(#fin)" stroke="#6d1c0a" stroke-width="1.6"/><path d="M66 112C72 126 86 132 98 128C96 120 92 112 86 108Z" fill="url(#fin)" stroke="#6d1c0a" stroke-width="1.6"/>
<path d="M8 86C22 58 52 46 82 52C102 56 118 70 124 84C116 102 98 114 78 116C48 120 22 108 8 86Z" fill="url(#body)" stroke="#6d2c06" stroke-width="2"/>${scales.join('')}
<path d="M46 56C54 74 54 98 46 112" fill="none" stroke="#8a4408" stroke-width="2.2"/><path d="M60 88C70 84 80 90 82 100C72 104 62 98 60 88Z" fill="url(#fin)" stroke="#6d1c0a" stroke-width="1.4"/><circle cx="32" cy="78" r="8" fill="#fff" stroke="#6d2c06" stroke-width="1.5"/><circle cx="31" cy="78" r="4.4" fill="#1a0c04"/><circle cx="29.5" cy="76.5" r="1.5" fill="#fff"/><path d="M10 88Q18 94 26 93" fill="none" stroke="#6d2c06" stroke-width="2" stroke-linecap="round"/>
<path d="M52 58C66 54 84 56 98 64" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".6"/></g><circle cx="14" cy="58" r="4" fill="none" stroke="#bdf0ff" stroke-width="1.8"/><circle cx="22" cy="44" r="5.5" fill="none" stroke="#bdf0ff" stroke-width="1.8"/><circle cx="12" cy="34" r="3" fill="none" stroke="#bdf0ff" stroke-width="1.5"/>`);
}

/** Stones of the river, wet in the moonlight. */
function riverStone(): string {
  return symbolSvg(`<defs><radialGradient id="slate" cx=".36" cy=".26" r=".85"><stop offset="0" stop-color="#c3d6e6"/><stop offset=".45" stop-color="#66809c"/><stop offset="1" stop-color="#24344c"/></radialGradient><radialGradient id="moss" cx=".36" cy=".26" r=".85"><stop offset="0" stop-color="#c9efcf"/><stop offset=".45" stop-color="#5fa088"/><stop offset="1" stop-color="#1d4640"/></radialGradient></defs>
<g filter="url(#drop)"><path d="M20 122C16 104 34 92 58 92C84 92 98 104 96 120C92 134 72 140 52 140C34 140 22 134 20 122Z" fill="url(#moss)" stroke="#0f2c2a" stroke-width="1.7"/></g><g filter="url(#drop)"><path d="M76 126C72 108 90 98 112 98C134 98 146 110 144 124C140 136 124 142 106 142C90 142 80 138 76 126Z" fill="url(#slate)" stroke="#16233a" stroke-width="1.7"/></g>
<g filter="url(#drop)"><path d="M34 84C28 62 50 50 80 50C110 50 132 62 126 84C120 98 100 104 80 104C58 104 40 98 34 84Z" fill="url(#slate)" stroke="#16233a" stroke-width="1.8"/></g><g filter="url(#drop)"><path d="M52 44C48 30 62 20 82 20C102 20 114 30 110 44C106 56 94 60 80 60C66 60 56 56 52 44Z" fill="url(#moss)" stroke="#0f2c2a" stroke-width="1.7"/></g>
<path d="M62 32C68 25 80 24 88 26M48 66C58 57 76 55 90 57M34 108C42 100 56 98 66 99M90 110C96 104 108 103 116 105" fill="none" stroke="#fff" stroke-width="3.6" stroke-linecap="round" opacity=".6"/><path d="M50 90C62 96 84 98 104 93M70 52C78 55 92 54 98 50" fill="none" stroke="#16233a" stroke-width="1.5" opacity=".5"/>`);
}
