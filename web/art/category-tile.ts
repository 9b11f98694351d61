import type { VendorGroup } from '@lanna/contract/catalogue';
import { group, picture } from './draw.ts';
import { emblemOf } from './motif.ts';
import { EVENINGS, MATERIALS } from './palette.ts';
import { bank, eveningPaints, type Stage, sky, skyLanterns, water } from './scene.ts';
import { seededBy } from './seeded.ts';

/** A category at a glance, 320 × 160. Its name lies on the left, its emblem stands right. */
export function categoryTileSvg(category: VendorGroup): string {
  const chance = seededBy(`category/${category}`);
  const [evening] = EVENINGS[category];
  const stage: Stage = { width: 320, height: 160, horizon: 118, light: { x: 236, y: 70, r: 130 } };
  return picture(
    320,
    160,
    [...MATERIALS, ...eveningPaints(evening)],
    sky(stage, evening, chance),
    skyLanterns(stage, chance, 6),
    bank(stage, evening, chance, 0.6),
    water(stage, evening, chance),
    group('translate(238 84) scale(.56)', emblemOf(category)()),
  );
}
