import { type Band, createBand } from './instruments.ts';

/** A band and where it is heard. Silent until the player switches it on, which also is the gesture browsers require. */
export interface BandOut {
  setOn(on: boolean): void;
  /** False while the page is out of sight. */
  setAudible(audible: boolean): void;
  /** Plays, unless it is silent. Times are of the device's sound clock, in seconds. */
  playing(score: (band: Band, now: number) => void): void;
}

export function createBandOut(volume: number): BandOut {
  let on = false;
  let context: AudioContext | undefined;
  let master: GainNode | undefined;
  let band: Band | undefined;

  return {
    setOn(wanted) {
      on = wanted;
      if (!on) {
        master?.gain.setTargetAtTime(0, context?.currentTime ?? 0, 0.05);
        return;
      }
      if (!context || !master) {
        context = new AudioContext({ latencyHint: 'interactive' });
        master = new GainNode(context, { gain: volume });
        const limiter = new DynamicsCompressorNode(context, { threshold: -14, ratio: 6 });
        master.connect(limiter).connect(context.destination);
        band = createBand(context, master);
      }
      void context.resume();
      master.gain.setTargetAtTime(volume, context.currentTime, 0.05);
    },
    setAudible(audible) {
      if (!audible) void context?.suspend();
      else if (on) void context?.resume();
    },
    playing(score) {
      if (!on || !context || !band) return;
      // Sound switched on in an earlier visit starts with the first press: browsers require one.
      if (context.state === 'suspended') void context.resume();
      if (context.state !== 'running') return;
      score(band, context.currentTime + 0.01);
    },
  };
}
