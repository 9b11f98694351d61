import type { HeroSet } from '@lanna/contract/house/brands/front';
import { circle, d, ellipse, group, picture, radial, tag, vertical } from './draw.ts';
import { MORNING_PAINTS, morningScene } from './morning.ts';
import { carp, elephant, peacock } from './motifs/creatures.ts';
import { boat, chedi, lantern, lotus, naga, stall } from './motifs/river.ts';
import { drum, gem, orchid } from './motifs/treasures.ts';
import { EVENINGS, type Evening, MATERIALS } from './palette.ts';
import { bank, eveningPaints, fronds, lampRope, type Stage, sky, skyLanterns, water } from './scene.ts';
import { seededBy } from './seeded.ts';

const SUBJECTS = {
  boat,
  carp,
  chedi,
  drum,
  elephant,
  gem,
  lantern,
  lotus,
  naga,
  orchid,
  peacock,
  stall,
} as const;
export type AnnouncementSubject = keyof typeof SUBJECTS;

/** 16:9 for banners, of which a wide screen shows the middle band; 4:3 for the hot strip. */
const SHAPES = {
  banner: { width: 1280, height: 720, centre: { x: 985, y: 350 }, scale: 1.6 },
  card: { width: 480, height: 360, centre: { x: 240, y: 172 }, scale: 1.15 },
} as const;
export type AnnouncementShape = keyof typeof SHAPES;

/** A picture for an announcement: one thing in the light of the brand's evening or morning, with room for words at the left. */
export function announcementSvg(
  set: HeroSet,
  shape: AnnouncementShape,
  subject: AnnouncementSubject,
  variant: number,
): string {
  return set === 'morning' ? morningSvg(shape, subject, variant) : nightSvg(shape, subject, variant);
}

function nightSvg(shape: AnnouncementShape, subject: AnnouncementSubject, variant: number): string {
  const { width, height, centre, scale } = SHAPES[shape];
  const chance = seededBy(`announcement/${shape}/${subject}/${variant}`);
  const evenings: readonly Evening[] = [...EVENINGS.RNG, ...EVENINGS.FISH];
  const evening = evenings[variant % evenings.length] ?? EVENINGS.RNG[0];
  const stage: Stage = {
    width,
    height,
    horizon: Math.round(height * 0.66),
    light: { x: centre.x, y: centre.y, r: height * 0.62 },
  };
  const isWide = shape === 'banner';
  return picture(
    width,
    height,
    [
      ...MATERIALS,
      ...eveningPaints(evening),
      vertical('foot', `${evening.shadow}/0`, `${evening.shadow}/0.8`),
      radial('aura', [`${evening.light}/0.55`, `${evening.light}/0.16`, `${evening.light}/0`], {
        cy: 0.5,
        r: 0.5,
      }),
    ],
    sky(stage, evening, chance),
    skyLanterns(stage, chance, isWide ? 26 : 7),
    bank(stage, evening, chance, isWide ? 1.7 : 0.9),
    water(stage, evening, chance),
    isWide
      ? lampRope([420, 118], [900, 60], 34, 8) + lampRope([900, 60], [1320, 130], 30, 7)
      : lampRope([-10, 20], [490, 14], 18, 7),
    circle(centre.x, centre.y, 150 * scale, { fill: 'url(#aura)' }),
    ellipse(centre.x, stage.horizon + height * 0.1, 96 * scale, 15 * scale, {
      fill: 'url(#halo)',
      opacity: 0.5,
    }),
    group(d`translate(${centre.x} ${centre.y}) scale(${scale})`, SUBJECTS[subject]()),
    isWide ? fronds(1292, 130, -1, evening.shadow) : '',
    tag('rect', { y: height * 0.72, width, height: height * 0.28, fill: 'url(#foot)' }),
  );
}

function morningSvg(shape: AnnouncementShape, subject: AnnouncementSubject, variant: number): string {
  const { width, height, centre, scale } = SHAPES[shape];
  const chance = seededBy(`announcement/morning/${shape}/${subject}/${variant}`);
  const isWide = shape === 'banner';
  // The morning is drawn for 1280 × 400; here it is looked at closer, as far as it reaches to the right.
  const stage: Stage = { width: 1340, height: 480, horizon: 282, light: { x: 790, y: 150, r: 320 } };
  const scene = (['welcome', 'market', 'fair'] as const)[variant % 3] ?? 'welcome';
  const view = isWide ? 'translate(-700 0) scale(1.5)' : 'translate(-420 0) scale(.75)';
  return picture(
    width,
    height,
    [
      ...MATERIALS,
      ...MORNING_PAINTS,
      radial('dawn', ['#fffaf0/0.95', '#fff2d8/0.6', '#fff2d8/0'], { cy: 0.5, r: 0.5 }),
    ],
    tag('rect', { width, height, fill: '#fdf3e0' }),
    group(view, morningScene(scene, stage, chance)),
    circle(centre.x, centre.y, 170 * scale, { fill: 'url(#dawn)' }),
    ellipse(centre.x, centre.y + 128 * scale, 88 * scale, 12 * scale, { fill: '#2f8f8b', opacity: 0.28 }),
    group(d`translate(${centre.x} ${centre.y}) scale(${scale})`, SUBJECTS[subject]()),
  );
}
