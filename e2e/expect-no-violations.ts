import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What is half faded in has half a contrast. Endless turning is no such thing. */
const MOVING = `document.getAnimations().filter((one) =>
  one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity).length`;

interface CheckOptions {
  /** Selectors of what has been looked at already, on the page before: the frame around all pages is half of what there is to check. */
  without?: string[];
}

/** axe finds nothing against WCAG 2.2 AA, once nothing moves any more. */
export async function expectNoViolations(where: Page | Frame, variants: CheckOptions = {}) {
  expect(await violationsOn(where, variants), `on ${where.url()}`).toEqual([]);
}

/** What axe finds against WCAG 2.2 AA, once nothing moves any more. */
export async function violationsOn(where: Page | Frame, { without = [] }: CheckOptions = {}) {
  const context = { include: [['html']], exclude: without.map((selector) => [selector]) };
  await eventually(() => where.evaluate(MOVING)).toBe(0);
  await where.evaluate(AXE);
  const { violations } = await where.evaluate<axe.AxeResults>(
    `axe.run(${JSON.stringify(context)}, { runOnly: ${JSON.stringify(TAGS)}, resultTypes: ['violations'], iframes: false })`,
  );
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html, any }) => `${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
  }));
}
