import type { Browser } from 'playwright-core';
import { newPlayer } from '../../../e2e/player.ts';
import { bytesOf, type FetchedScript, watchScripts } from '../../../e2e/script-until-answers.ts';
import { atMost, type Figure, figure } from '../result.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** What a phone that keeps nothing of the site fetches of script, as sent, before home answers a press. */
export async function measureFirstLoad(browser: Browser, portalUrl: string): Promise<Figure[]> {
  const { token } = await newPlayer(portalUrl);
  const visitor = await scriptsOf(browser, portalUrl);
  const member = await scriptsOf(browser, portalUrl, token);
  return [
    atMost('home: script fetched before it answers, brotli', bytesOf(visitor) / 1000, 'kB', 150),
    figure('  in files', visitor.length, ''),
    atMost('  the same of a member', bytesOf(member) / 1000, 'kB', 150),
  ];
}

async function scriptsOf(browser: Browser, portalUrl: string, token?: string): Promise<FetchedScript[]> {
  const context = await browser.newContext({ ...PHONE, locale: 'th-TH', serviceWorkers: 'block' });
  try {
    if (token) await context.addInitScript((known) => sessionStorage.setItem('token', known), token);
    const page = await context.newPage();
    const fetched = watchScripts(page);
    await page.goto(portalUrl);
    return await fetched();
  } finally {
    await context.close();
  }
}
