/** The band, made of oscillators and noise: no files, nothing to load. Times in seconds, pitches in hertz. */
export interface Band {
  /** A wooden bar struck once: a bright knock and a short, pure tone. */
  ranat(pitch: number, at: number, loudness?: number): void;
  /** A bossed gong: a deep tone with slow beats and a long tail. */
  gong(pitch: number, at: number, loudness?: number): void;
  /** Small cymbals. */
  ching(at: number, loudness?: number): void;
  /** A reel dropping into its place. */
  knock(pitch: number, at: number, loudness?: number): void;
  /** Reels in motion: starts a soft rush and returns what ends it. */
  rush(): () => void;
}

export function createBand(context: AudioContext, out: AudioNode): Band {
  const noise = noiseBuffer(context);

  function tone(
    type: OscillatorType,
    pitch: number,
    at: number,
    { loudness, attack, decay }: { loudness: number; attack: number; decay: number },
  ): OscillatorNode {
    const oscillator = new OscillatorNode(context, { type, frequency: pitch });
    const envelope = new GainNode(context, { gain: 0 });
    envelope.gain.setValueAtTime(0, at);
    envelope.gain.linearRampToValueAtTime(loudness, at + attack);
    envelope.gain.exponentialRampToValueAtTime(0.0001, at + attack + decay);
    oscillator.connect(envelope).connect(out);
    oscillator.start(at);
    oscillator.stop(at + attack + decay + 0.05);
    return oscillator;
  }

  function burst(at: number, seconds: number, loudness: number, filter: BiquadFilterOptions): void {
    const source = new AudioBufferSourceNode(context, { buffer: noise });
    const shape = new BiquadFilterNode(context, filter);
    const envelope = new GainNode(context, { gain: loudness });
    envelope.gain.setValueAtTime(loudness, at);
    envelope.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    source.connect(shape).connect(envelope).connect(out);
    source.start(at, Math.random());
    source.stop(at + seconds);
  }

  return {
    ranat(pitch, at, loudness = 0.2) {
      tone('sine', pitch, at, { loudness, attack: 0.002, decay: 0.55 });
      tone('sine', pitch * 3.95, at, { loudness: loudness * 0.28, attack: 0.001, decay: 0.12 });
      burst(at, 0.03, loudness * 0.5, { type: 'bandpass', frequency: pitch * 5, Q: 1.2 });
    },
    gong(pitch, at, loudness = 0.32) {
      for (const [ratio, share, decay] of GONG_PARTIALS) {
        tone('sine', pitch * ratio, at, { loudness: loudness * share, attack: 0.012, decay });
      }
    },
    ching(at, loudness = 0.07) {
      for (const ratio of [1, 1.34, 1.79]) {
        tone('triangle', 3100 * ratio, at, { loudness: loudness / ratio, attack: 0.001, decay: 0.5 });
      }
    },
    knock(pitch, at, loudness = 0.22) {
      const body = tone('sine', pitch * 1.9, at, { loudness, attack: 0.002, decay: 0.13 });
      body.frequency.setValueAtTime(pitch * 1.9, at);
      body.frequency.exponentialRampToValueAtTime(pitch, at + 0.07);
      burst(at, 0.04, loudness * 0.45, { type: 'lowpass', frequency: 1400 });
    },
    rush() {
      const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
      const shape = new BiquadFilterNode(context, { type: 'bandpass', frequency: 480, Q: 0.8 });
      const level = new GainNode(context, { gain: 0 });
      source.connect(shape).connect(level).connect(out);
      level.gain.setTargetAtTime(0.05, context.currentTime, 0.12);
      shape.frequency.setTargetAtTime(820, context.currentTime, 0.3);
      source.start();
      return () => {
        level.gain.setTargetAtTime(0, context.currentTime, 0.08);
        source.stop(context.currentTime + 0.5);
      };
    },
  };
}

/** Ratio to the fundamental, share of the loudness, seconds of decay; the near pair makes the beats. */
const GONG_PARTIALS: readonly [ratio: number, share: number, decay: number][] = [
  [1, 0.5, 3.4],
  [1.006, 0.4, 3],
  [2.02, 0.22, 1.9],
  [2.74, 0.12, 1.2],
  [4.1, 0.06, 0.7],
];

function noiseBuffer(context: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: context.sampleRate * 2, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
