import type { Locator, Page } from 'playwright-core';
import { eventually } from './eventually.ts';

/** Goes to another page of the site as a link leads there, without loading the site anew; waits until nothing of the page before is in view. */
export async function follow(page: Page, path: string) {
  await page.locator('#content').evaluate((content) => {
    for (const part of content.children) part.setAttribute('data-left', '');
  });
  await pressLink(page, path);
  await eventually(() => page.locator('#content').evaluate(isPageOfItsOwn)).toBe(true);
}

/** As a press on a link to there; what then comes, the test waits for. */
export async function pressLink(page: Page, path: string) {
  await page.locator('#content').evaluate((content, href) => {
    const link = Object.assign(content.ownerDocument.createElement('a'), { href });
    content.ownerDocument.body.append(link);
    link.click();
    link.remove();
  }, path);
}

/** Given to the page as it stands: it has a title, and nothing that was left is in view. */
const isPageOfItsOwn: Parameters<Locator['evaluate']>[0] = (content) => {
  const shown = [...content.children].filter((part) => part.checkVisibility());
  return (
    shown.some((part) => part.querySelector('h1, h2')) &&
    shown.every((part) => !part.hasAttribute('data-left'))
  );
};
