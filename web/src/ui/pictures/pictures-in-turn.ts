/*
 * Pictures of long lists (specification, section 9). A list that is flung past names hundreds of pictures no reader sees: those that are
 * still wanted are asked for every 200 ms, the first at once. One that fails is asked for three times in all. The last 200 are kept
 * with their pixels, so that the way back up needs neither the network nor the decoder.
 */
const EVERY_MS = 200;
const TRIES = 3;
const PAUSE_MS = 1000;
const KEPT_MAX = 200;

const waiting = new Map<HTMLImageElement, string>();
const kept = new Map<string, HTMLImageElement>();
let askedAtMs = Number.NEGATIVE_INFINITY;
let asking = false;

/** Has a picture asked for when its turn comes. The answer takes it back: no reader sees it any more. */
export function askInTurn(image: HTMLImageElement, address: string): () => void {
  if (isKept(address)) {
    image.src = address;
    return () => {};
  }
  waiting.set(image, address);
  if (!asking) setTimeout(askWaiting, Math.max(0, askedAtMs + EVERY_MS - performance.now()));
  asking = true;
  return () => void waiting.delete(image);
}

/** It has been shown not long ago, and is there at once. */
export function isKept(address: string): boolean {
  return kept.has(new URL(address, document.baseURI).href);
}

/** One that has come; the one not seen for the longest goes. */
export function keepPicture(image: HTMLImageElement): void {
  const { src } = image;
  kept.delete(src);
  kept.set(src, image);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
}

/** One that has not come: asked for again after a pause, and after the third time its place stays empty. */
export function askAgain(image: HTMLImageElement): void {
  const tries = Number(image.dataset['tries'] ?? 1);
  if (tries >= TRIES) {
    image.style.visibility = 'hidden';
    return;
  }
  image.dataset['tries'] = String(tries + 1);
  const address = new URL(image.src);
  address.searchParams.set('try', String(tries + 1));
  setTimeout(() => {
    image.src = address.href;
  }, PAUSE_MS * tries);
}

function askWaiting() {
  asking = false;
  askedAtMs = performance.now();
  for (const [image, address] of waiting) image.src = address;
  waiting.clear();
}
