import { test as base } from 'vitest';
import { type Device, type Visit, type VisitOptions, visit } from './visit.ts';
import type { SpokenLanguage } from './words.ts';

export interface View {
  device: Device;
  language: SpokenLanguage;
}

/*
 * Every journey is gone on one of these, and all of them by many journeys. Only where the devices lead different ways is one gone
 * twice, on both; languages differ in words alone, which no journey is about.
 */
export const PHONE_THAI: View = { device: 'phone', language: 'TH' };
export const PHONE_ENGLISH: View = { device: 'phone', language: 'EN' };
export const DESKTOP_THAI: View = { device: 'desktop', language: 'TH' };
export const DESKTOP_ENGLISH: View = { device: 'desktop', language: 'EN' };

/** For tests that run side by side (`test.concurrent`): `come` is `visit`, and ends with the test it belongs to. */
export const test = base.extend<{ come: (options: VisitOptions) => Promise<Visit> }>({
  come: async ({ onTestFinished }, use) => {
    await use((options) => visit(options, { onTestFinished }));
  },
});
