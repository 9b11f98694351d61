/** The sound of the tables, made of oscillators and noise: no files. Silent until the player switches it on. */
export interface Sound {
  setOn(on: boolean): void;
  /** False while the page is out of sight or something lies over it. */
  setAudible(audible: boolean): void;
  chip(): void;
  card(): void;
  dice(): void;
  lift(): void;
  ball(): void;
  confirmed(): void;
  closed(): void;
  /** More than was staked; anything else has no sound. */
  won(): void;
}

const VOLUME = 0.5;
/** Degrees of the Thai court scale, seven nearly equal steps. */
const NOTES = [0, 2, 4, 5].map((degree) => 392 * 2 ** (degree / 7));

export function createSound(): Sound {
  let on = false;
  let context: AudioContext | undefined;
  let out: GainNode | undefined;
  let noise: AudioBuffer | undefined;

  function playing(score: (at: number) => void): void {
    if (!on || !context) return;
    // Sound switched on in an earlier visit starts with the first press: browsers require one.
    if (context.state === 'suspended') void context.resume();
    if (context.state === 'running') score(context.currentTime + 0.01);
  }

  function tone(
    pitch: number,
    at: number,
    loudness: number,
    decay: number,
    type: OscillatorType = 'sine',
  ): void {
    if (!context || !out) return;
    const oscillator = new OscillatorNode(context, { type, frequency: pitch });
    const envelope = new GainNode(context, { gain: 0 });
    envelope.gain.setValueAtTime(0, at);
    envelope.gain.linearRampToValueAtTime(loudness, at + 0.004);
    envelope.gain.exponentialRampToValueAtTime(0.0001, at + decay);
    oscillator.connect(envelope).connect(out);
    oscillator.start(at);
    oscillator.stop(at + decay + 0.05);
  }

  function rustle(at: number, seconds: number, loudness: number, frequency: number): void {
    if (!context || !out) return;
    noise ??= noiseBuffer(context);
    const source = new AudioBufferSourceNode(context, { buffer: noise });
    const shape = new BiquadFilterNode(context, { type: 'bandpass', frequency, Q: 0.9 });
    const envelope = new GainNode(context, { gain: loudness });
    envelope.gain.setValueAtTime(loudness, at);
    envelope.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    source.connect(shape).connect(envelope).connect(out);
    source.start(at, Math.random());
    source.stop(at + seconds);
  }

  function ranat(pitch: number, at: number, loudness = 0.18): void {
    tone(pitch, at, loudness, 0.55);
    tone(pitch * 3.95, at, loudness * 0.28, 0.12);
  }

  return {
    setOn(wanted) {
      on = wanted;
      if (on && !context) {
        context = new AudioContext({ latencyHint: 'interactive' });
        out = new GainNode(context, { gain: VOLUME });
        out
          .connect(new DynamicsCompressorNode(context, { threshold: -14, ratio: 6 }))
          .connect(context.destination);
      }
      if (on) void context?.resume();
      else void context?.suspend();
    },
    setAudible(audible) {
      if (!audible) void context?.suspend();
      else if (on) void context?.resume();
    },
    chip: () =>
      playing((at) => {
        tone(2100, at, 0.08, 0.05, 'triangle');
        tone(1500, at + 0.03, 0.05, 0.06, 'triangle');
      }),
    card: () => playing((at) => rustle(at, 0.12, 0.22, 2600)),
    dice: () =>
      playing((at) => {
        for (const [index, gap] of [0, 0.11, 0.19, 0.33, 0.4, 0.56, 0.69, 0.85, 1].entries())
          rustle(at + gap, 0.07, 0.2 - index * 0.008, 900 + (index % 3) * 350);
      }),
    lift: () => playing((at) => tone(180, at, 0.2, 0.18)),
    ball: () => playing((at) => rustle(at, 4.6, 0.05, 1700)),
    confirmed: () =>
      playing((at) => {
        ranat(NOTES[0] ?? 392, at, 0.12);
        ranat(NOTES[2] ?? 588, at + 0.09, 0.12);
      }),
    closed: () =>
      playing((at) => {
        for (const ratio of [1, 1.006, 2.02, 2.74]) tone(130 * ratio, at, 0.14 / ratio, 2.4);
      }),
    won: () =>
      playing((at) => {
        for (const [index, note] of NOTES.entries()) ranat(note, at + index * 0.11);
      }),
  };
}

function noiseBuffer(context: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: context.sampleRate * 2, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
