import { circle, d, ellipse, group, mirrored, n, path } from '../draw.ts';

/* Motifs of the river by day. Every motif stands on the origin, which is the water's or the ground's line. */

/** A prang: the corn-cob tower of a riverside temple, tier on tier, with its spire. About 300 high. */
export function prang(): string {
  const tier = (y: number, half: number, height: number, taper: number) =>
    path(d`M${-half} ${y}L${-half + taper} ${y - height}H${half - taper}L${half} ${y}Z`, {
      fill: 'url(#plaster)',
    }) +
    path(d`M${-half - 4} ${y}H${half + 4}V${y - 6}H${-half - 4}Z`, { fill: '#f7efdd' }) +
    niches(y - 8, half - taper - 4, height - 14);
  return [
    tier(0, 116, 34, 12),
    tier(-34, 96, 34, 12),
    tier(-68, 76, 36, 12),
    mirrored(turret(86, -34, 0.8) + turret(62, -68, 0.62)),
    path('M-56-104C-56-190-40-226-14-250H14C40-226 56-190 56-104Z', { fill: 'url(#plaster)' }),
    path('M18-250H14C40-226 56-190 56-104H22C38-178 36-222 18-250Z', { fill: '#c8b48c', opacity: 0.45 }),
    path(
      'M-40-112C-40-186-28-218-8-240M-20-112C-20-186-14-220-3-242M20-112C20-186 14-220 3-242M40-112C40-186 28-218 8-240',
      {
        fill: 'none',
        stroke: '#b79e6d',
        'stroke-width': 2,
        opacity: 0.55,
      },
    ),
    ...[-128, -152, -176, -200].map((y, at) =>
      path(d`M${-54 + at * 4} ${y}Q0 ${y + 9} ${54 - at * 4} ${y}`, {
        fill: 'none',
        stroke: at % 2 === 0 ? '#2f9e97' : '#e0705a',
        'stroke-width': 4,
        opacity: 0.8,
      }),
    ),
    path('M-18-104V-136a18 20 0 0 1 36 0V-104Z', { fill: '#1e6f6c' }),
    path('M-18-136L0-168 18-136Z', { fill: 'url(#teal-roof)' }),
    path('M-14-250H14L4-282H-4Z', { fill: 'url(#plaster)' }),
    path('M-3-282H3L1-318H-1Z', { fill: '#d9a441' }),
    path('M-9-296L0-306 9-296M-7-286L0-294 7-286', { fill: 'none', stroke: '#d9a441', 'stroke-width': 3 }),
  ].join('');
}

function niches(y: number, half: number, height: number): string {
  const count = Math.max(3, Math.round(half / 14));
  const step = (2 * half) / count;
  return path(
    Array.from(
      { length: count },
      (_, at) =>
        d`M${-half + step * (at + 0.28)} ${y}v${-height * 0.62}q${step * 0.22} ${-height * 0.4} ${step * 0.44} 0v${height * 0.62}Z`,
    ).join(''),
    { fill: '#2f9e97', opacity: 0.55 },
  );
}

function turret(x: number, y: number, scale: number): string {
  return group(
    `translate(${x} ${y}) scale(${scale})`,
    path('M-15 0V-26C-15-48-8-60-3-70H3C8-60 15-48 15-26V0Z', { fill: 'url(#plaster)' }),
    path('M-15-14H15V-20H-15Z', { fill: '#e0705a', opacity: 0.75 }),
    path('M-2-70H2L0-92Z', { fill: '#d9a441' }),
  );
}

/** A hall with three tiers of roof, its gables ending in the slender finials of the region. About 220 wide. */
export function hall(): string {
  const roof = (y: number, half: number, rise: number) =>
    path(
      d`M${-half} ${y}Q${-half * 0.5} ${y - rise * 0.35} 0 ${y - rise}Q${half * 0.5} ${y - rise * 0.35} ${half} ${y}Z`,
      {
        fill: 'url(#coral-roof)',
      },
    ) +
    path(
      d`M${-half} ${y}Q${-half * 0.5} ${y - rise * 0.35} 0 ${y - rise}Q${half * 0.5} ${y - rise * 0.35} ${half} ${y}`,
      {
        fill: 'none',
        stroke: '#f3d58a',
        'stroke-width': 4,
      },
    ) +
    mirrored(
      path(d`M${half} ${y}q6 0 8-9`, {
        fill: 'none',
        stroke: '#f3d58a',
        'stroke-width': 4,
        'stroke-linecap': 'round',
      }),
    );
  return [
    path('M-92 0V-52H92V0Z', { fill: 'url(#plaster)' }),
    path('M-74 0V-40h12V0ZM-44 0V-40h12V0ZM32 0V-40h12V0ZM62 0V-40h12V0Z', {
      fill: '#2f9e97',
      opacity: 0.75,
    }),
    path('M-14 0V-40q14-16 28 0V0Z', { fill: '#1e6f6c' }),
    path('M-98 0H98V-7H-98Z', { fill: '#e8d9b8' }),
    roof(-46, 112, 66),
    roof(-72, 80, 74),
    roof(-104, 48, 80),
    path('M0-182q-5-14 3-28 0 14 7 18', {
      fill: 'none',
      stroke: '#f3d58a',
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }),
    path('M-17-112Q-6-126 0-150 6-126 17-112Z', { fill: '#f7efdd', opacity: 0.9 }),
  ].join('');
}

/** A river boat under way: white hull with a coral line, teal awning, a flag at the stern. About 300 long. */
export function riverBoat(): string {
  return [
    path('M-160-26C-60-8 90-8 150-30L172-46C166-14 150 8 120 12H-120C-144 10-156-6-160-26Z', {
      fill: 'url(#hull)',
    }),
    path('M-158-18C-60 0 96-2 158-30L160-24C100 6-64 8-154-9Z', { fill: '#e2634a' }),
    path('M-116-30V-66H104V-30C60-20-60-20-116-24Z', { fill: '#12525a', opacity: 0.35 }),
    path('M-110-28V-66M-66-24V-66M-22-22V-66M22-22V-66M66-24V-66M100-28V-66', {
      stroke: '#fffaf0',
      'stroke-width': 4,
    }),
    ...[-88, -44, 0, 44, 82].map((x, at) =>
      group(
        `translate(${x}-38)`,
        circle(0, -6, 6.5, { fill: ['#7a4a32', '#4a2f28', '#8a5a3c'][at % 3] }),
        path('M-9 16C-9 2 9 2 9 16Z', { fill: ['#e2634a', '#f2b64c', '#2f9e97', '#fffaf0', '#d98a5f'][at] }),
      ),
    ),
    path('M-126-62C-60-88 60-88 118-62L112-56C60-74-60-74-120-56Z', { fill: 'url(#teal-roof)' }),
    path(
      'M-122-57q8 10 16 0 8 10 16 0 8 10 16 0 8 10 16 0 8 10 16 0 8 10 16 0 8 10 16 0 8 10 16 0 8 10 16 0 8 10 16 0 8 10 16 0 8 10 16 0 8 10 16 0 8 10 16 0 8 10 14 0',
      {
        fill: '#fffaf0',
      },
    ),
    path('M-150-28V-86', { stroke: '#8a6a3a', 'stroke-width': 3 }),
    path('M-150-86C-138-92-130-80-116-86V-66C-130-60-138-72-150-66Z', { fill: '#e2634a' }),
    path('M164-40q10-14 4-30M168-42q14-10 12-28', {
      fill: 'none',
      stroke: '#f2b64c',
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }),
  ].join('');
}

/** A paddled boat of the floating market, heaped with fruit under a broad hat. About 200 long. */
export function marketBoat(colours: readonly string[]): string {
  const heap = Array.from({ length: 13 }, (_, at) => {
    const row = at < 7 ? 0 : at < 11 ? 1 : 2;
    const inRow = row === 0 ? at : row === 1 ? at - 7 : at - 11;
    const of = [7, 4, 2][row] ?? 1;
    return circle(-38 + (inRow - (of - 1) / 2) * 15, -14 - row * 12, 8.5, {
      fill: colours[at % colours.length],
    });
  }).join('');
  return [
    heap,
    path('M34-18C34-44 70-44 70-18Z', { fill: '#2f9e97' }),
    circle(52, -48, 10, { fill: '#8a5a3c' }),
    path('M28-50C40-66 64-66 76-50Z', { fill: '#f0d9a0' }),
    path('M28-50Q52-44 76-50', { fill: 'none', stroke: '#c9a860', 'stroke-width': 3 }),
    path('M64-34L104 14', { stroke: '#a9743c', 'stroke-width': 4, 'stroke-linecap': 'round' }),
    path('M100 8l10 16-12-6Z', { fill: '#a9743c' }),
    path('M-118-26C-70-8 70-8 112-26 106 4 84 14 56 15H-66C-94 13-112 2-118-26Z', { fill: 'url(#teak)' }),
    path('M-116-20C-68-3 66-3 110-20', { fill: 'none', stroke: '#f3d58a', 'stroke-width': 3 }),
  ].join('');
}

/** Morning glory and lotus leaves at the edge of the water. */
export function waterLilies(): string {
  const leaf = (x: number, y: number, r: number) =>
    path(
      d`M${x} ${y}m${-r} 0a${r} ${r * 0.32} 0 1 0 ${2 * r} 0a${r} ${r * 0.32} 0 1 0 ${-2 * r} 0l${r * 0.9}-3Z`,
      {
        fill: 'url(#leaf)',
      },
    );
  const flower = (x: number, y: number, scale: number) =>
    group(
      `translate(${n(x)} ${n(y)}) scale(${n(scale)})`,
      ...[-52, -26, 0, 26, 52].map((turn) =>
        group(`rotate(${turn})`, path('M0 4C-9-6-8-24 0-34 8-24 9-6 0 4Z', { fill: 'url(#petal)' })),
      ),
      ellipse(0, 2, 12, 4, { fill: '#f2b64c' }),
    );
  return [
    leaf(-70, 6, 34),
    leaf(-8, 16, 44),
    leaf(66, 4, 38),
    leaf(22, -8, 26),
    flower(-34, 2, 1.05),
    flower(44, -2, 0.8),
  ].join('');
}
