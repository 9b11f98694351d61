import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../../../e2e/browser.ts';
import { freePort } from '../../../e2e/start-stack.ts';
import { endWithMe } from '../../../server/src/platform/process/end-with-me.ts';

/**
 * Pages are painted by the processor alone. The tests' browser pretends to have a graphics card, which games need but
 * which computes every pixel of every frame on the two cores that the page, the portal and the database share: what was
 * timed then was mostly that card, and no phone has such a one.
 */
const WITHOUT_CARD = ['--disable-gpu', '--mute-audio', '--disable-dev-shm-usage'];

/** A browser for measurements of our own, closed afterwards. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args, ...WITHOUT_CARD], headless: true });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** A browser that no other program holds: Lighthouse records traces, and two recorders in one browser disturb each other. */
export async function withDebugPort<T>(work: (debugPort: number) => Promise<T>): Promise<T> {
  const { executablePath, args } = await findBrowser();
  const debugPort = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'lanna-bench-chrome-'));
  const chrome = spawn(
    executablePath,
    [
      ...args,
      ...WITHOUT_CARD,
      '--headless=new',
      '--no-first-run',
      '--disable-background-networking',
      `--remote-debugging-port=${debugPort}`,
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: 'ignore', detached: true },
  );
  const guard = endWithMe('group', chrome.pid ?? 0);
  try {
    for (let waitedMs = 0; waitedMs < 20_000; waitedMs += 100) {
      if (
        await fetch(`http://127.0.0.1:${debugPort}/json/version`).then(
          (reply) => reply.ok,
          () => false,
        )
      )
        break;
      await sleep(100);
    }
    return await work(debugPort);
  } finally {
    const gone = once(chrome, 'exit');
    chrome.kill('SIGTERM');
    await gone;
    guard.dismiss();
    rmSync(profile, { recursive: true, force: true });
  }
}
