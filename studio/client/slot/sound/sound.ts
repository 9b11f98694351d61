import { createBandOut } from '../../shared/sound/band-out.ts';
import type { WinTier } from '../win-tier.ts';

/** The sound of the game. Silent until the player switches it on, which also is the gesture browsers require. */
export interface Sound {
  setOn(on: boolean): void;
  /** False while the page is out of sight. */
  setAudible(received: boolean): void;
  press(): void;
  reelsStarted(): void;
  reelStopped(reel: number, scatters: number): void;
  suspense(on: boolean): void;
  /** A win that does not exceed the stake has no sound at all. */
  win(tier: WinTier): void;
  /** One step of a counting figure; `share` of the way, 0 … 1. */
  tick(share: number): void;
  freeSpinsWon(): void;
  freeSpinsDone(tier: WinTier): void;
}

/** Degrees of the Thai court scale, seven nearly equal steps; melodies keep to five of them. */
const PENTATONIC = [0, 1, 2, 4, 5];
const VOLUME = 0.55;

export function createSound(tonicHz: number): Sound {
  const { setOn, setAudible, playing } = createBandOut(VOLUME);
  let endRush: (() => void) | undefined;
  let roll: ReturnType<typeof setInterval> | undefined;
  let lastTickAt = 0;

  /** The n-th note of the five-note scale above the tonic. */
  function pitch(step: number): number {
    const octave = Math.floor(step / PENTATONIC.length);
    const degree = PENTATONIC[step % PENTATONIC.length] ?? 0;
    return tonicHz * 2 ** (octave + degree / 7);
  }

  function run(steps: readonly number[], gap: number, loudness: number): void {
    playing((players, now) => {
      for (const [index, step] of steps.entries()) players.ranat(pitch(step), now + index * gap, loudness);
    });
  }

  function quiet(): void {
    endRush?.();
    endRush = undefined;
    clearInterval(roll);
    roll = undefined;
  }

  return {
    setOn(wanted) {
      if (!wanted) quiet();
      setOn(wanted);
    },
    setAudible,
    press: () => playing((players, now) => players.knock(190, now, 0.16)),
    reelsStarted() {
      quiet();
      playing((players) => {
        endRush = players.rush();
      });
    },
    reelStopped(reel, scatters) {
      if (reel === 4) quiet();
      playing((players, now) => {
        players.knock(96 + reel * 9, now);
        if (scatters > 0) {
          players.ching(now + 0.02, 0.09);
          players.ranat(pitch(4 + scatters * 2), now + 0.02, 0.22);
        }
      });
    },
    suspense(waiting) {
      clearInterval(roll);
      roll = undefined;
      if (!waiting) return;
      let beat = 0;
      const strike = () => {
        playing((players, now) =>
          players.ranat(pitch(5 + (beat % 2)), now, 0.06 + Math.min(0.1, beat * 0.008)),
        );
        beat += 1;
      };
      roll = setInterval(strike, 95);
    },
    win(tier) {
      if (tier === 'win') run([5, 7, 9], 0.09, 0.18);
      if (tier === 'big') run([5, 6, 7, 9, 10, 12], 0.1, 0.2);
      if (tier === 'great' || tier === 'superb') {
        run([5, 6, 7, 8, 9, 10, 12, 14, 12, 14], 0.1, 0.21);
        playing((players, now) => players.gong(tonicHz / 4, now, 0.36));
      }
    },
    tick(share) {
      const now = performance.now();
      if (now - lastTickAt < 70) return;
      lastTickAt = now;
      playing((players, at) => players.ranat(pitch(5 + Math.round(share * 7)), at, 0.06));
    },
    freeSpinsWon() {
      run([5, 7, 8, 10, 12], 0.12, 0.2);
      playing((players, now) => {
        players.gong(tonicHz / 4, now, 0.34);
        players.ching(now + 0.6);
      });
    },
    freeSpinsDone(tier) {
      if (tier === 'none' || tier === 'quiet') return;
      run([12, 10, 9, 10, 12, 14], 0.13, 0.2);
      playing((players, now) => players.gong(tonicHz / 3, now + 0.1, 0.3));
    },
  };
}
