import type { HeroSet } from '@lanna/contract/house/brands/front';
import type { VendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import { group, picture } from './draw.ts';
import { farBank, MORNING_PAINTS, sky as morningSky, water as morningWater } from './morning.ts';
import { emblemOf } from './motif.ts';
import { EVENINGS, MATERIALS } from './palette.ts';
import { bank, eveningPaints, type Stage, sky, skyLanterns, water } from './scene.ts';
import { type Seeded, seededBy } from './seeded.ts';

const WIDTH = 320;
const HEIGHT = 160;
const STAGE: Stage = { width: WIDTH, height: HEIGHT, horizon: 118, light: { x: 236, y: 70, r: 130 } };

/**
 * A category at a glance, 320 × 160, at the brand's time of day. Its name lies on the left, its emblem stands right: light words on an evening, dark ones
 * on a morning.
 */
export function categoryTileSvg(set: HeroSet, category: VendorGroup): string {
  const chance = seededBy(`category/${category}`);
  const emblem = group('translate(238 84) scale(.56)', emblemOf(category)());
  return set === 'morning' ? ofMorning(emblem, chance) : ofEvening(emblem, category, chance);
}

function ofEvening(emblem: string, category: VendorGroup, chance: Seeded): string {
  const [evening] = EVENINGS[category];
  return picture(
    WIDTH,
    HEIGHT,
    [...MATERIALS, ...eveningPaints(evening)],
    sky(STAGE, evening, chance),
    skyLanterns(STAGE, chance, 6),
    bank(STAGE, evening, chance, 0.6),
    water(STAGE, evening, chance),
    emblem,
  );
}

function ofMorning(emblem: string, chance: Seeded): string {
  return picture(
    WIDTH,
    HEIGHT,
    [...MATERIALS, ...MORNING_PAINTS],
    morningSky(STAGE, chance, [60, WIDTH]),
    farBank(STAGE, chance),
    morningWater(STAGE, chance),
    emblem,
  );
}
