const KEPT = 'console.sound';

/** Whether this browser makes a sound when more waits than before: only where its operator has asked for it. */
export function isSoundOn(): boolean {
  return localStorage.getItem(KEPT) === 'on';
}

export function setSound(on: boolean): void {
  if (on) localStorage.setItem(KEPT, 'on');
  else localStorage.removeItem(KEPT);
}

/** Two short tones. A browser that plays nothing before the first press says so by an error, which is none of the operator's. */
export async function playSound(): Promise<void> {
  const context = new AudioContext();
  if (context.state === 'suspended') await context.resume().catch(() => undefined);
  const volume = context.createGain();
  volume.gain.value = 0.15;
  volume.connect(context.destination);
  for (const [frequency, from] of [
    [660, 0],
    [880, 0.18],
  ] as const) {
    const tone = context.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(volume);
    tone.start(context.currentTime + from);
    tone.stop(context.currentTime + from + 0.14);
    tone.onended = () => from > 0 && void context.close();
  }
}
