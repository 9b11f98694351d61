import { test, vi } from 'vitest';
import { type Device, type Visit, type VisitWishes, visit } from './visit.ts';
import type { SpokenLanguage } from './words.ts';

export interface View {
  device: Device;
  language: SpokenLanguage;
}

/** How the site may be looked at. */
export const VIEWS: readonly View[] = [
  { device: 'phone', language: 'TH' },
  { device: 'phone', language: 'EN' },
  { device: 'desktop', language: 'TH' },
  { device: 'desktop', language: 'EN' },
];

/** Both sizes and both languages in two looks, for what takes its time. */
export const CORNERS: readonly View[] = [
  { device: 'phone', language: 'TH' },
  { device: 'desktop', language: 'EN' },
];

// Told side by side they take each other's time, on a busy machine most of all.
vi.setConfig({ testTimeout: 300_000 });

/**
 * For stories told side by side: `come` is `visit`, and ends with the story it belongs to. They come as people who want
 * nothing to move: drawing every frame of five pages without a graphics card is what would cost the most.
 */
export const story = test.extend<{ come: (wishes: VisitWishes) => Promise<Visit> }>({
  come: async ({ onTestFinished }, use) => {
    await use((wishes) => visit({ still: true, alwaysOnline: true, ...wishes }, { onTestFinished }));
  },
});
