import type { LotteryType } from '@lanna/rules/lotteries/lottery/family';
import { type LazyComponent, lazily } from '../../../../lazy-component.tsx';
import type { SceneProps } from './scene.ts';

export interface Scene {
  of: LazyComponent<SceneProps>;
  /** How long a result takes to be seen whole. */
  unfoldsMs: number;
  /** Keeps its room until its code is there, and afterwards. */
  height: string;
}

/** Each kind of draw is shown in its own way; its code comes with the first table of that kind. */
const SCENES: Partial<Record<LotteryType, Scene>> = {
  K3: {
    of: lazily(() => import('./dice.tsx').then((found) => found.Dice)),
    unfoldsMs: 2300,
    height: 'h-36 lg:h-56',
  },
  PC28: {
    of: lazily(() => import('./tubes.tsx').then((found) => found.SumTubes)),
    unfoldsMs: 3000,
    height: 'h-36 lg:h-56',
  },
  '11X5': {
    of: lazily(() => import('./tubes.tsx').then((found) => found.BallTubes)),
    unfoldsMs: 3700,
    height: 'h-36 lg:h-48',
  },
  KENO: {
    of: lazily(() => import('./keno-board.tsx').then((found) => found.KenoBoard)),
    unfoldsMs: 4400,
    height: 'h-[15.5rem] lg:h-[17rem]',
  },
  PK10: {
    of: lazily(() => import('./race.tsx').then((found) => found.Race)),
    unfoldsMs: 5600,
    height: 'h-[13.5rem] lg:h-[15rem]',
  },
  SSC: { of: reels(), unfoldsMs: 3100, height: 'h-28 lg:h-44' },
  LF: { of: reels(), unfoldsMs: 3100, height: 'h-28 lg:h-44' },
};

export function sceneOf(type: LotteryType): Scene | undefined {
  return SCENES[type];
}

function reels(): LazyComponent<SceneProps> {
  return lazily(() => import('./reels.tsx').then((found) => found.Reels));
}
