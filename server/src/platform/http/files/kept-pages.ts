import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Clock } from '../../process/clock.ts';

const KEPT_MS = 5000;
const KEPT_PAGES = 300;
/** Strong enough to halve a page, quick enough to be done while a visitor waits. */
const BROTLI_QUALITY = 5;

export interface KeptPage {
  html: string;
  /** Compressed when first asked for. */
  brotli(): Promise<Buffer>;
}

/**
 * Pages as they were written, for some seconds: all visitors of these seconds share one, also those who ask while it is being
 * written.
 */
export function keptPages(clock: Clock) {
  const kept = new Map<string, { untilMs: number; page: Promise<KeptPage> }>();

  function known(key: string): Promise<KeptPage> | undefined {
    const nowMs = clock.now().getTime();
    const entry = kept.get(key);
    // A clock that was set back would keep it for too long.
    return entry && nowMs < entry.untilMs && entry.untilMs - nowMs <= KEPT_MS ? entry.page : undefined;
  }

  function keep(key: string, page: Promise<KeptPage>): Promise<KeptPage> {
    kept.delete(key);
    kept.set(key, { untilMs: clock.now().getTime() + KEPT_MS, page });
    page.catch(() => kept.get(key)?.page === page && kept.delete(key));
    if (kept.size > KEPT_PAGES) kept.delete(kept.keys().next().value ?? '');
    return page;
  }

  return {
    has: (key: string): boolean => known(key) !== undefined,
    page: (key: string, write: () => string | Promise<string>): Promise<KeptPage> =>
      known(key) ?? keep(key, Promise.resolve(write()).then(keptPage)),
  };
}

function keptPage(html: string): KeptPage {
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
