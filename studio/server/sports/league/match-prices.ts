import { Worker } from 'node:worker_threads';
import type { MarginsInForce } from '../offer/read-margins.ts';
import type { OfferedMarket } from '../offer/set-markets.ts';

/** `home away` of a match of the house's league, or a whole season. */
type Subject = { home: string; away: string } | 'season';
type Sheet = Pick<MarginsInForce, 'sheet' | 'version'>;

export interface MatchPrices {
  /** Every market of a match of the house's league, with the margins in force. */
  of(match: { home: string; away: string }, sheet: Sheet): Promise<readonly OfferedMarket[]>;
  /** Who wins a season of the league, or comes in among its first. */
  ofSeason(sheet: Sheet): Promise<readonly OfferedMarket[]>;
  stop(): Promise<void>;
}

export interface Asked {
  key: string;
  subject: Subject;
  sheet: MarginsInForce['sheet'];
}
export interface Priced {
  key: string;
  markets: OfferedMarket[];
}

/** Strengths are published and fixed, so each of the 240 matches, and the season, is priced once a process and version of the sheet. */
export function openMatchPrices(): MatchPrices {
  const known = new Map<string, Promise<readonly OfferedMarket[]>>();
  const waiting = new Map<string, { done(markets: OfferedMarket[]): void; failed(error: Error): void }>();
  let worker: Worker | undefined;
  let newest = 0;

  function start(): Worker {
    const next = new Worker(new URL('./match-prices.worker.ts', import.meta.url));
    next.unref();
    next.on('message', ({ key, markets }: Priced) => {
      waiting.get(key)?.done(markets);
      waiting.delete(key);
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

  function ask(subject: Subject, { sheet, version }: Sheet): Promise<readonly OfferedMarket[]> {
    // Prices of sheets before are made no more.
    if (version > newest) known.clear();
    newest = Math.max(newest, version);
    const key = `${version} ${subject === 'season' ? subject : `${subject.home} ${subject.away}`}`;
    const before = known.get(key);
    if (before) return before;
    worker ??= start();
    const asked = new Promise<readonly OfferedMarket[]>((done, failed) => {
      waiting.set(key, { done, failed });
      worker?.postMessage({ key, subject, sheet } satisfies Asked);
    });
    known.set(key, asked);
    return asked;
  }

  return {
    of: ({ home, away }, sheet) => ask({ home, away }, sheet),
    ofSeason: (sheet) => ask('season', sheet),
    async stop() {
      await worker?.terminate();
    },
  };
}
