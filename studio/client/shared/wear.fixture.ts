import { onTestFinished } from 'vitest';

/** Set by Vite on the style sheets that modules import. */
const OWN_MODULES = '/studio/client/';

/**
 * A page of a studio wears its own style sheet and those its games bring, as on its own site: all tests share one page, and what the site's
 * tests have left there is put away until the test has ended. `under`: sheets that games bring come after it.
 */
export function wear(css: string, place: 'over' | 'under' = 'over'): void {
  const foreign = [...document.styleSheets].filter(({ ownerNode }) => !isOwn(ownerNode));
  for (const sheet of foreign) sheet.disabled = true;
  const style = document.createElement('style');
  style.textContent = css;
  if (place === 'under') document.head.prepend(style);
  else document.head.append(style);
  onTestFinished(() => {
    style.remove();
    for (const sheet of foreign) sheet.disabled = false;
  });
}

function isOwn(owner: StyleSheet['ownerNode']): boolean {
  return owner instanceof HTMLElement && (owner.dataset['viteDevId']?.includes(OWN_MODULES) ?? false);
}
