import { test as base, vi } from 'vitest';
import { type Device, type Visit, type VisitWishes, visit } from './visit.ts';
import type { SpokenLanguage } from './words.ts';

export interface View {
  device: Device;
  language: SpokenLanguage;
}

/** Both sizes of device in both languages that are looked at. */
export const DEVICE_MATRIX: readonly View[] = [
  { device: 'phone', language: 'TH' },
  { device: 'phone', language: 'EN' },
  { device: 'desktop', language: 'TH' },
  { device: 'desktop', language: 'EN' },
];

/** Both sizes and both languages in two runs, for what takes its time. */
export const CORNERS: readonly View[] = [
  { device: 'phone', language: 'TH' },
  { device: 'desktop', language: 'EN' },
];

// Run side by side they take each other's time, on a busy machine most of all.
vi.setConfig({ testTimeout: 300_000 });

/**
 * For tests that run side by side (`test.concurrent`): `come` is `visit`, and ends with the test it belongs to. Its visitors
 * want nothing to move: drawing every frame of five pages without a graphics card is what would cost the most.
 */
export const test = base.extend<{ come: (wishes: VisitWishes) => Promise<Visit> }>({
  come: async ({ onTestFinished }, use) => {
    await use((wishes) => visit({ still: true, alwaysOnline: true, ...wishes }, { onTestFinished }));
  },
});
