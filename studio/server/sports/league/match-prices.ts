import { Worker } from 'node:worker_threads';
import type { OfferedMarket } from '../offer/set-markets.ts';

export interface MatchPrices {
  /** Every market of a match of the house's league, with the margin of the sheet. */
  of(match: { home: string; away: string }): Promise<readonly OfferedMarket[]>;
  stop(): Promise<void>;
}

interface Priced {
  home: string;
  away: string;
  markets: OfferedMarket[];
}

/** Strengths are published and fixed, so each of the 240 matches is priced once a process. */
export function openMatchPrices(): MatchPrices {
  const known = new Map<string, Promise<readonly OfferedMarket[]>>();
  const waiting = new Map<string, { done(markets: OfferedMarket[]): void; failed(error: Error): void }>();
  let worker: Worker | undefined;

  function start(): Worker {
    const next = new Worker(new URL('./match-prices.worker.ts', import.meta.url));
    next.unref();
    next.on('message', ({ home, away, markets }: Priced) => {
      waiting.get(keyOf({ home, away }))?.done(markets);
      waiting.delete(keyOf({ home, away }));
    });
    next.on('error', (error) => {
      if (worker === next) worker = undefined;
      for (const [key, { failed }] of waiting) {
        known.delete(key);
        failed(error instanceof Error ? error : new Error(String(error)));
      }
      waiting.clear();
    });
    return next;
  }

  return {
    of(match) {
      const key = keyOf(match);
      const before = known.get(key);
      if (before) return before;
      worker ??= start();
      const asked = new Promise<readonly OfferedMarket[]>((done, failed) => {
        waiting.set(key, { done, failed });
        worker?.postMessage(match);
      });
      known.set(key, asked);
      return asked;
    },
    async stop() {
      await worker?.terminate();
    },
  };
}

function keyOf({ home, away }: { home: string; away: string }): string {
  return `${home} ${away}`;
}
