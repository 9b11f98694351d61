import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** With letters of twice the size the page, and what lies over it, is read without moving it sideways (WCAG 1.4.4). */
export async function expectRoomForLargerLetters(page: Page, path: string) {
  expect(await widerThanScreen(page), `${path} in letters of 200 %`).toEqual([]);
}

/** The page or a dialog over it, where it is wider than its place. */
function widerThanScreen(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(async () => {
    const { style } = document.documentElement;
    const width = visualViewport.width;
    style.fontSize = '200%';
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const bodies = [...document.querySelectorAll('[role=dialog] *')].filter(
      (part) => getComputedStyle(part).overscrollBehaviorY === 'contain' && part.scrollWidth > part.clientWidth + 1,
    );
    const wide = bodies.map((part) => 'dialog: ' + part.scrollWidth + ' px');
    if (document.documentElement.scrollWidth > width + 1)
      wide.push('page: ' + document.documentElement.scrollWidth + ' px');
    style.removeProperty('font-size');
    return wide;
  })()`);
}
