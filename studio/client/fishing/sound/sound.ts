import { createBandOut } from '../../shared/sound/band-out.ts';

/** The sound of a hall. Silent until the player switches it on. */
export interface Sound {
  setOn(on: boolean): void;
  setAudible(audible: boolean): void;
  shot(): void;
  /** One of the player's own shots has taken a fish worth so many shots. What a packet comes to has no sound. */
  caught(multiple: number): void;
  bossCame(): void;
}

const VOLUME = 0.5;
/** Degrees of the Thai court scale, seven nearly equal steps. */
const TONIC_HZ = 349;
const STEPS = [0, 2, 4, 5, 7, 9];
/** Worth that adds another bar to what a catch sounds like. */
const LOUDER_FROM = [5, 15, 40, 100, 250];
/** Shots come eight a second: each second one is heard. */
const SHOT_EVERY_MS = 220;

export function createSound(): Sound {
  const { setOn, setAudible, playing } = createBandOut(VOLUME);
  let lastShotMs = 0;
  return {
    setOn,
    setAudible,
    shot() {
      const nowMs = performance.now();
      if (nowMs - lastShotMs < SHOT_EVERY_MS) return;
      lastShotMs = nowMs;
      playing((band, now) => band.knock(240, now, 0.09));
    },
    caught(multiple) {
      const bars = 1 + LOUDER_FROM.filter((from) => multiple >= from).length;
      playing((band, now) => {
        for (const [at, step] of STEPS.slice(0, bars).entries())
          band.ranat(TONIC_HZ * 2 ** (step / 7), now + at * 0.09, 0.16);
      });
    },
    bossCame: () => playing((band, now) => band.gong(TONIC_HZ / 4, now, 0.26)),
  };
}
