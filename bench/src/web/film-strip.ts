import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession } from 'playwright-core';

const STEP_MS = 250;
const LENGTH_MS = 6000;
const WIDTH_PX = 130;

interface Frame {
  /** By the browser's clock. */
  takenMs: number;
  jpeg: string;
}

/** Draws what a visit looked like, a picture every 250 ms, into `docs/pictures/<name>.png`. */
export async function writeFilmStrip(
  browser: Browser,
  name: string,
  visit: (record: (cdp: CDPSession, open: () => Promise<void>) => Promise<void>) => Promise<void>,
): Promise<void> {
  const frames: Frame[] = [];
  let startMs: number | undefined;
  await visit(async (cdp, open) => {
    cdp.on('Network.requestWillBeSent', ({ wallTime }) => {
      startMs ??= wallTime * 1000;
    });
    cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      frames.push({ takenMs: (metadata.timestamp ?? 0) * 1000, jpeg: data });
      cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 70, maxWidth: 390, maxHeight: 844 });
    await Promise.all([open(), sleep(LENGTH_MS + STEP_MS)]);
    await cdp.send('Page.stopScreencast');
  });
  const page = await browser.newPage({ viewport: { width: 1110, height: 600 } });
  await page.setContent(strip(frames, startMs ?? 0));
  const path = fileURLToPath(new URL(`../../../docs/pictures/${name}.png`, import.meta.url));
  await page.screenshot({ path, fullPage: true });
  await page.close();
}

function strip(frames: readonly Frame[], startMs: number): string {
  const pictures = Array.from({ length: LENGTH_MS / STEP_MS + 1 }, (_, step) => {
    const shown = frames.filter(({ takenMs }) => takenMs - startMs <= step * STEP_MS).at(-1);
    const picture = shown ? `<img src="data:image/jpeg;base64,${shown.jpeg}">` : '<i></i>';
    return `<figure><figcaption>${((step * STEP_MS) / 1000).toFixed(2)} s</figcaption>${picture}</figure>`;
  });
  return `<style>
    body { margin: 8px; display: flex; flex-wrap: wrap; gap: 6px; background: #555; color: #fff; font: 11px sans-serif }
    figure { margin: 0; width: ${WIDTH_PX}px } img, i { display: block; width: 100%; aspect-ratio: 390 / 844; background: #fff }
  </style>${pictures.join('')}`;
}
