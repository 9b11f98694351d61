/**
 * The place behind the reels, composed for the window it fills: sky, moon, hills, roofs, river, banks. Everything is
 * lit by one moon at the upper left and the warm lamps of the market below.
 */
export interface SceneSize {
  width: number;
  height: number;
}

export interface ScenePalette {
  sky: readonly [top: string, middle: string, horizon: string];
  hills: readonly [far: string, middle: string, near: string];
  water: readonly [far: string, near: string];
  roof: string;
  lamp: string;
}

/** Where the river begins, as a share of the height. */
export const WATERLINE = 0.66;

export function sceneSvg({ width, height }: SceneSize, palette: ScenePalette, layers: string): string {
  const horizon = height * WATERLINE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.sky[0]}"/><stop offset=".55" stop-color="${palette.sky[1]}"/><stop offset="1" stop-color="${palette.sky[2]}"/></linearGradient>
<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.water[0]}"/><stop offset="1" stop-color="${palette.water[1]}"/></linearGradient>
<radialGradient id="halo"><stop offset="0" stop-color="#fff3cf" stop-opacity=".85"/><stop offset=".25" stop-color="#ffe0a0" stop-opacity=".32"/><stop offset="1" stop-color="#ffd27a" stop-opacity="0"/></radialGradient>
<radialGradient id="lamp"><stop offset="0" stop-color="#fff2c4" stop-opacity=".95"/><stop offset=".3" stop-color="${palette.lamp}" stop-opacity=".6"/><stop offset="1" stop-color="${palette.lamp}" stop-opacity="0"/></radialGradient>
<radialGradient id="vignette" cx=".5" cy=".46" r=".75"><stop offset=".55" stop-color="#02030f" stop-opacity="0"/><stop offset="1" stop-color="#02030f" stop-opacity=".72"/></radialGradient>
<filter id="mist" x="-30%" y="-80%" width="160%" height="260%"><feGaussianBlur stdDeviation="${(height / 60).toFixed(1)}"/></filter></defs>
<rect width="${width}" height="${horizon + 2}" fill="url(#sky)"/>${layers}<rect width="${width}" height="${height}" fill="url(#vignette)"/></svg>`;
}

export function stars({ width, height }: SceneSize, count: number, seed: number): string {
  const random = seeded(seed);
  return Array.from({ length: count }, () => {
    const [x, y, size] = [random() * width, random() ** 1.6 * height * 0.55, 0.5 + random() * 1.1];
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${size.toFixed(2)}" fill="#fff" opacity="${(0.25 + random() * 0.6).toFixed(2)}"/>`;
  }).join('');
}

export function moon({ width, height }: SceneSize, x: number, y: number, tone = '#fff1cd'): string {
  const radius = Math.min(width, height) * 0.085;
  const [cx, cy] = [width * x, height * y];
  return `<circle cx="${cx}" cy="${cy}" r="${radius * 4.2}" fill="url(#halo)"/><circle cx="${cx}" cy="${cy}" r="${radius}" fill="${tone}"/><g fill="#caa566" opacity=".28"><circle cx="${cx - radius * 0.3}" cy="${cy - radius * 0.2}" r="${radius * 0.22}"/><circle cx="${cx + radius * 0.35}" cy="${cy + radius * 0.25}" r="${radius * 0.28}"/><circle cx="${cx + radius * 0.2}" cy="${cy - radius * 0.5}" r="${radius * 0.13}"/></g>`;
}

/** A ridge of hills standing on the waterline. */
export function hills({ width, height }: SceneSize, rise: number, colour: string, seed: number): string {
  const random = seeded(seed);
  const base = height * WATERLINE;
  const steps = 9;
  const points = Array.from({ length: steps + 1 }, (_, step) => ({
    x: (width / steps) * step,
    y: base - height * rise * (0.45 + random() * 0.55),
  }));
  const curve = points
    .slice(1)
    .map(({ x, y }, index) => {
      const from = points[index] ?? { x: 0, y: base };
      const middle = (from.x + x) / 2;
      return `C${middle.toFixed(0)} ${from.y.toFixed(0)} ${middle.toFixed(0)} ${y.toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)}`;
    })
    .join('');
  return `<path d="M0 ${base + 2}V${(points[0]?.y ?? base).toFixed(0)}${curve}V${base + 2}Z" fill="${colour}"/>`;
}

/** A Lanna hall: three tiers of roof with their horns, lit windows below. `unit` is a sixth of its width. */
export function hall(x: number, foot: number, unit: number, colour: string, edge: string): string {
  const tier = (y: number, half: number, rise: number) =>
    `<path d="M${-half - 3} ${y}Q${-half * 0.45} ${y - rise * 0.35} 0 ${y - rise}Q${half * 0.45} ${y - rise * 0.35} ${half + 3} ${y}L${half - 2} ${y + 2.5}Q0 ${y - 1} ${-half + 2} ${y + 2.5}Z" fill="${colour}" stroke="${edge}" stroke-width=".7"/><path d="M${-half - 3} ${y}q-3.5 -1 -4 -5M${half + 3} ${y}q3.5 -1 4 -5" fill="none" stroke="${edge}" stroke-width="1"/>`;
  const windows = [-17, -8.5, 0, 8.5, 17]
    .map((at) => `<path d="M${at - 2} 0V-8Q${at} -11 ${at + 2} -8V0Z" fill="#ffc65c" opacity=".9"/>`)
    .join('');
  return `<g transform="translate(${x.toFixed(0)} ${foot.toFixed(0)}) scale(${(unit / 10).toFixed(3)})"><circle cy="-8" r="44" fill="url(#lamp)" opacity=".35"/><path d="M-24 0V-16H24V0Z" fill="${colour}"/>${windows}${tier(-13, 31, 15)}${tier(-22, 22, 15)}${tier(-31, 13, 17)}<path d="M0 -48V-58M-2 -52H2" stroke="${edge}" stroke-width="1.2"/></g>`;
}

/** A stupa with its rings and spire. */
export function stupa(x: number, foot: number, unit: number, colour: string, edge: string): string {
  return `<g transform="translate(${x.toFixed(0)} ${foot.toFixed(0)}) scale(${(unit / 10).toFixed(3)})"><circle cy="-22" r="40" fill="url(#lamp)" opacity=".3"/><path d="M-18 0V-6H-15V-11H-12Q-13 -24 -5 -29H-4V-33H-2.6L0 -62L2.6 -33H4V-29H5Q13 -24 12 -11H15V-6H18V0Z" fill="${colour}" stroke="${edge}" stroke-width=".8"/><path d="M-12 -13Q0 -10 12 -13M-5 -29Q0 -27.5 5 -29M-2 -38H2M-1.6 -43H1.6" fill="none" stroke="${edge}" stroke-width=".9"/></g>`;
}

/** A market stall on stilts, its awning and lamps; it leans on the left bank, `flip` puts it on the right one. */
export function stall(
  x: number,
  foot: number,
  unit: number,
  awning: readonly [string, string],
  flip = false,
): string {
  const stripes = Array.from(
    { length: 6 },
    (_, i) =>
      `<path d="M${-30 + i * 10} -34L${-33 + i * 11} -22Q${-27.5 + i * 11} -18 ${-22 + i * 11} -22L${-20 + i * 10} -34Z" fill="${awning[i % 2]}"/>`,
  ).join('');
  const lamps = [-22, 0, 22]
    .map(
      (at, i) =>
        `<circle cx="${at}" cy="${-12 + (i % 2) * 3}" r="13" fill="url(#lamp)"/><path d="M${at} -21V-16" stroke="#caa04a" stroke-width=".8"/><path d="M${at - 3.4} -16H${at + 3.4}L${at + 4.6} -11L${at + 3} -6H${at - 3}L${at - 4.6} -11Z" transform="translate(0 ${(i % 2) * 3})" fill="#ffd873" stroke="#a8470f" stroke-width=".8"/>`,
    )
    .join('');
  const crates = [-24, -12, 0, 12, 22]
    .map(
      (at, i) =>
        `<path d="M${at - 5} 4H${at + 5}V9H${at - 5}Z" fill="#6b3a18"/><path d="M${at - 5} 4Q${at} ${-3 - (i % 2)} ${at + 5} 4Z" fill="${['#f2a52a', '#d8402f', '#7cb84a', '#e06aa4', '#ffd24d'][i]}"/>`,
    )
    .join('');
  return `<g transform="translate(${x.toFixed(0)} ${foot.toFixed(0)}) scale(${((flip ? -1 : 1) * (unit / 10)).toFixed(3)} ${(unit / 10).toFixed(3)})"><ellipse cy="-6" rx="58" ry="40" fill="url(#lamp)" opacity=".3"/><path d="M-27 -24V36M27 -24V36M-9 10V36M9 10V36" stroke="#1c0d10" stroke-width="2.6"/><path d="M-27 -22H27V10H-27Z" fill="#3a1a1c"/><path d="M-27 -22H27V-6H-27Z" fill="#7a3a1c" opacity=".55"/>${crates}<path d="M-34 9H34V13H-34Z" fill="#5a2c14"/><path d="M-34 9H34" stroke="#d9963c" stroke-width="1"/>${stripes}<path d="M-30 -34L0 -45L30 -34Z" fill="#35141c"/><path d="M-30 -34H30" stroke="#f0c060" stroke-width="1"/>${lamps}</g>`;
}

/** A boat on the water, seen from the side, with one lamp. */
export function boat(x: number, y: number, unit: number, flip = false): string {
  return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${((flip ? -1 : 1) * (unit / 10)).toFixed(3)} ${(unit / 10).toFixed(3)})"><circle cx="8" cy="-8" r="20" fill="url(#lamp)" opacity=".8"/><path d="M-34 -6C-24 2 -10 4 2 4C16 4 28 0 36 -8C32 6 22 10 2 10C-18 10 -30 4 -34 -6Z" fill="#180c18" stroke="#b9772c" stroke-width=".7"/><path d="M-12 2V-8Q0 -18 14 -8V2" fill="#26121c" stroke="#b9772c" stroke-width=".6"/><path d="M5 -8H11L12 -4L10 0H6L4 -4Z" fill="#ffdf8a"/><path d="M-2 16H18M2 21H14" stroke="#ffc65c" stroke-width="1.3" stroke-linecap="round" opacity=".5"/></g>`;
}

/** Water with the light of moon and lamps lying on it. */
export function river({ width, height }: SceneSize, seed: number, lamp: string, moonX: number): string {
  const random = seeded(seed);
  const top = height * WATERLINE;
  const depth = height - top;
  const glints = Array.from({ length: 64 }, (_, index) => {
    const down = random();
    const y = top + depth * (0.02 + down * 0.95);
    const length = (8 + random() * 46) * (0.4 + down);
    const near = index % 3 === 0;
    const x = near ? width * moonX + (random() - 0.5) * width * 0.16 * (0.5 + down) : random() * width;
    return `<path d="M${(x - length / 2).toFixed(0)} ${y.toFixed(0)}h${length.toFixed(0)}" stroke="${near ? '#fff0c8' : lamp}" stroke-width="${(0.8 + down * 1.8).toFixed(1)}" stroke-linecap="round" opacity="${(0.1 + random() * (near ? 0.4 : 0.22)).toFixed(2)}"/>`;
  });
  return `<rect y="${top}" width="${width}" height="${depth}" fill="url(#water)"/><rect y="${top - 1}" width="${width}" height="2" fill="${lamp}" opacity=".35"/>${glints.join('')}`;
}

export function mist({ width, height }: SceneSize, y: number, colour: string, opacity: number): string {
  return `<ellipse cx="${width * 0.3}" cy="${height * y}" rx="${width * 0.5}" ry="${height * 0.022}" fill="${colour}" opacity="${opacity}" filter="url(#mist)"/><ellipse cx="${width * 0.78}" cy="${height * (y + 0.02)}" rx="${width * 0.45}" ry="${height * 0.018}" fill="${colour}" opacity="${opacity}" filter="url(#mist)"/>`;
}

/** Sky lanterns far away: warm points, thinning out upwards. */
export function farLanterns({ width, height }: SceneSize, count: number, seed: number): string {
  const random = seeded(seed);
  return Array.from({ length: count }, () => {
    const up = random();
    const [x, y] = [random() * width, height * WATERLINE * (0.98 - up * 0.92)];
    const size = (1.2 + random() * 2.6) * (1.3 - up * 0.6);
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(size * 4).toFixed(1)}" fill="url(#lamp)" opacity=".55"/><path d="M${(x - size * 0.7).toFixed(1)} ${(y + size).toFixed(1)}L${(x - size).toFixed(1)} ${(y - size).toFixed(1)}H${(x + size).toFixed(1)}L${(x + size * 0.7).toFixed(1)} ${(y + size).toFixed(1)}Z" fill="#ffd88a"/>`;
  }).join('');
}

/** A line of paper lamps hung between two points. */
export function lampString(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  count: number,
  size: number,
): string {
  const at = (t: number) => ({ x: x1 + (x2 - x1) * t, y: y1 + (y2 - y1) * t + sag * 4 * t * (1 - t) });
  const lamps = Array.from({ length: count }, (_, i) => {
    const { x, y } = at((i + 0.5) / count);
    const colour = ['#ffce5a', '#ff7a4a', '#ffe39a'][i % 3];
    return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${size.toFixed(2)})"><circle cy="8" r="16" fill="url(#lamp)" opacity=".7"/><path d="M0 -1V3" stroke="#caa04a"/><ellipse cy="9" rx="5.5" ry="6.5" fill="${colour}" stroke="#8a3d0c" stroke-width=".8"/><path d="M-2 3H2M-2 15H2M0 15V19" stroke="#8a3d0c" stroke-width="1.2"/></g>`;
  }).join('');
  const middle = at(0.5);
  return `<path d="M${x1} ${y1}Q${middle.x} ${middle.y + sag} ${x2} ${y2}" fill="none" stroke="#3a2a2a" stroke-width="1.2"/>${lamps}`;
}

/** The same picture every time: a scene must not change between two loads. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
