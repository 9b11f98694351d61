import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Clock } from '../clock.ts';

const KEPT_MS = 5000;
const KEPT_PAGES = 300;
/** Addresses with a query are without number; more of them than this in a second are left to the browser. */
const QUERIES_PER_SECOND = 20;
/** Strong enough to halve a page, quick enough to be done while a visitor waits. */
const BROTLI_QUALITY = 5;

export interface KeptPage {
  html: string;
  /** Compressed when first asked for. */
  brotli(): Promise<Buffer>;
}

/**
 * Pages as they were written, for some seconds: all visitors of these seconds share one, also those who ask while it is being
 * written. Undefined: it is not to be written now.
 */
export function keptPages(clock: Clock) {
  const kept = new Map<string, { untilMs: number; page: Promise<KeptPage> }>();
  const written = { second: 0, count: 0 };

  return (key: string, hasQuery: boolean, write: () => Promise<string>): Promise<KeptPage> | undefined => {
    const nowMs = clock.now().getTime();
    const known = kept.get(key);
    // A clock that was set back would keep it for too long.
    if (known && nowMs < known.untilMs && known.untilMs - nowMs <= KEPT_MS) return known.page;
    if (hasQuery && !hasRoom(nowMs)) return undefined;
    const page = write().then(keptPage);
    kept.delete(key);
    kept.set(key, { untilMs: nowMs + KEPT_MS, page });
    page.catch(() => kept.get(key)?.page === page && kept.delete(key));
    if (kept.size > KEPT_PAGES) kept.delete(kept.keys().next().value ?? '');
    return page;
  };

  function hasRoom(nowMs: number): boolean {
    const second = Math.floor(nowMs / 1000);
    if (written.second !== second) Object.assign(written, { second, count: 0 });
    written.count += 1;
    return written.count <= QUERIES_PER_SECOND;
  }
}

export function keptPage(html: string): KeptPage {
  let compressed: Promise<Buffer> | undefined;
  return {
    html,
    brotli: () => {
      compressed ??= promisify(brotliCompress)(html, {
        params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
      });
      return compressed;
    },
  };
}
