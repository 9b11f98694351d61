import type axe from 'axe-core';
// As text: a package that is found while tests run would load their page anew.
import source from 'axe-core/axe.min.js?raw';

/** What axe finds against WCAG 2.2 AA. Names that say more than a cell shows, as those of prices do, are not among it: a line, a side and a figure are read as words. */
export async function axeFinds(selector: string): Promise<string[]> {
  if (!('axe' in window)) {
    const script = document.createElement('script');
    script.textContent = source;
    document.head.append(script);
  }
  await stillness();
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(selector, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: { 'label-content-name-mismatch': { enabled: false } },
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target} ${any.map(({ message }) => message).join(' ')}`),
  );
}

/** What is half faded in has half a contrast: the page is shared with the site's tests, whose dialogs fade in. Endless turning is no such thing. */
async function stillness() {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
