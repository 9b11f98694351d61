import type { VendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import { carp, elephant, peacock, tiger } from './motifs/creatures.ts';
import { counter, cubes, fiveBalls, mark, racer, ticket } from './motifs/lotteries.ts';
import { boat, chedi, lantern, lotus, naga, stall } from './motifs/river.ts';
import { ball, bull, cards, controller, dice, draw, melds, thrown, wheel } from './motifs/tables.ts';
import { coins, crown, drum, gem, mango, orchid, seven } from './motifs/treasures.ts';
import { type Evening, SUITING } from './palette.ts';
import type { Seeded } from './seeded.ts';

export type Motif = () => string;

/** A motif in front of the light, and the palettes it contrasts with, if that matters. */
export interface Subject {
  motif: Motif;
  evenings?: readonly [Evening, ...Evening[]];
}

/** Words of a game's name and their motifs. The first match wins, so specific words are listed before common ones. */
const NAMED: readonly (readonly [RegExp, Motif, Subject['evenings']?])[] = [
  [/naga|dragon|serpent|นาค|มังกร|งู/i, naga, SUITING.green],
  [/elephant|ช้าง/i, elephant],
  [/tiger|เสือ/i, tiger],
  [/peacock|kinnari|นกยูง|กินรี|หงส์/i, peacock, SUITING.green],
  [/lotus|บัว/i, lotus],
  [/orchid|กล้วยไม้|ดอกไม้/i, orchid],
  [/mango|fruit|มะม่วง|ผลไม้/i, mango],
  [/lantern|krathong|โคม|กระทง/i, lantern, SUITING.amber],
  [/market|stall|ตลาด/i, stall, SUITING.red],
  [/boat|longtail|เรือ/i, boat],
  [/temple|chedi|wat\b|sukhothai|วัด|เจดีย์|สุโขทัย/i, chedi],
  [/drum|muay|กลอง|มวย/i, drum],
  [/crown|royal|queen|king|มงกุฎ|ราชา|ราชินี/i, crown],
  [/gem|jade|diamond|เพชร|พลอย|หยก/i, gem],
  [/seven|\b7{1,3}\b|เจ็ด/i, seven],
  [/gold|coin|treasure|fortune|ทอง|สมบัติ|ขุมทรัพย์/i, coins],
  [/fish|carp|koi|ocean|ปลา|ทะเล/i, carp],
  [/dummy|ดัมมี่/i, melds],
  [/kaeng|แคง/i, thrown],
  [/niu.?niu|นิวนิว/i, bull],
  [/pok.?deng|ป๊อกเด้ง/i, cards],
];

/** Kinds of lotteries, looked for among lotteries alone. */
const LOTTERIES: typeof NAMED = [
  [/\bssc(_|\b)/i, counter],
  [/\b11x5(_|\b)/i, fiveBalls],
  [/\bpk10(_|\b)/i, racer],
  [/\b(lf3d|p5|3d)(_|\b)/i, cubes],
  [/\byeekee\b/i, mark],
  [/\bthai(_|\b)/i, ticket],
];

const OF_CATEGORY: Record<VendorGroup, readonly [Motif, ...Motif[]]> = {
  RNG: [
    lantern,
    seven,
    lotus,
    coins,
    elephant,
    gem,
    tiger,
    orchid,
    mango,
    crown,
    peacock,
    naga,
    drum,
    boat,
    chedi,
    stall,
  ],
  FISH: [carp, lotus, naga, boat],
  LIVE: [wheel, cards, dice],
  PVP: [cards, dice, crown],
  SPORTS: [ball],
  ESPORTS: [controller],
  LOTT: [draw],
  ELOTT: [draw, coins],
};

/** The motif of the game's name, else of its category. */
export function subjectOf(category: VendorGroup, name: string, chance: Seeded): Subject {
  const byChance = chance.pick(OF_CATEGORY[category]);
  const isLottery = category === 'LOTT' || category === 'ELOTT';
  const named = isLottery ? [...LOTTERIES, ...NAMED] : NAMED;
  const [, motif, evenings] = named.find(([words]) => words.test(name)) ?? [];
  return { motif: motif ?? byChance, ...(evenings ? { evenings } : {}) };
}

/** The motif of a category. */
export function emblemOf(category: VendorGroup): Motif {
  return category === 'RNG' ? seven : OF_CATEGORY[category][0];
}
