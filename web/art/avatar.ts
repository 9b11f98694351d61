import { AVATARS, type AvatarName } from '@lanna/contract/people/members/avatar';
import { circle, group, picture, radial, tag } from './draw.ts';
import type { Motif } from './motif.ts';
import { carp, elephant, peacock, tiger } from './motifs/creatures.ts';
import { boat, chedi, lantern, lotus, naga } from './motifs/river.ts';
import { drum, mango, orchid } from './motifs/treasures.ts';
import { MATERIALS } from './palette.ts';

/** Drawn to be cut to a circle: a sky of one light, the moon behind, the motif before it. */
const SKIES: Record<
  AvatarName,
  { motif: Motif; sky: readonly [inner: string, outer: string]; moon: string }
> = {
  naga: { motif: naga, sky: ['#7a3fae', '#1c0f47'], moon: '#ffd98a' },
  elephant: { motif: elephant, sky: ['#c4573f', '#3a1030'], moon: '#ffe3a3' },
  tiger: { motif: tiger, sky: ['#17806a', '#042027'], moon: '#c9ffe0' },
  peacock: { motif: peacock, sky: ['#8a1f6c', '#1d0730'], moon: '#ffd9df' },
  carp: { motif: carp, sky: ['#1f6fc4', '#071a44'], moon: '#dcf6ff' },
  lotus: { motif: lotus, sky: ['#0f7a6b', '#04202b'], moon: '#c9ffe0' },
  orchid: { motif: orchid, sky: ['#39308f', '#0e0b36'], moon: '#ffd9df' },
  lantern: { motif: lantern, sky: ['#3a2484', '#0f0a33'], moon: '#ffd98a' },
  boat: { motif: boat, sky: ['#b8502f', '#2a0a1c'], moon: '#ffe3a3' },
  chedi: { motif: chedi, sky: ['#4b3a9e', '#0d1140'], moon: '#ffd9df' },
  drum: { motif: drum, sky: ['#0d5a7a', '#041a33'], moon: '#f3ffb8' },
  mango: { motif: mango, sky: ['#8a1f2c', '#22060f'], moon: '#ffd48f' },
};
const SIDE = 256;

export function isAvatarName(name: string): name is AvatarName {
  return AVATARS.some((known) => known === name);
}

/** One of the set that stands for members, 256 × 256. */
export function avatarSvg(name: AvatarName): string {
  const { motif, sky, moon } = SKIES[name];
  const middle = SIDE / 2;
  return picture(
    SIDE,
    SIDE,
    [
      ...MATERIALS,
      radial('sky', [...sky], { cy: 0.36, r: 0.78 }),
      radial('moon', [`${moon}/0.85`, `${moon}/0.3`, `${moon}/0`], { cy: 0.5, r: 0.5 }),
    ],
    tag('rect', { width: SIDE, height: SIDE, fill: 'url(#sky)' }),
    circle(middle, 118, 104, { fill: 'url(#moon)' }),
    group(`translate(${middle} 130) scale(.74)`, motif()),
  );
}
