import { Worker } from 'node:worker_threads';
import type { SeasonMatch } from '@lanna/rules/play/sports/model/season';
import type { MarginsInForce } from '../offer/read-margins.ts';
import type { OfferedMarket } from '../offer/set-markets.ts';

/** A match of the house's league, a whole season before it begins, or what is left of one. */
type Subject = { home: string; away: string } | 'season' | { played: readonly SeasonMatch[] };
type Sheet = Pick<MarginsInForce, 'sheet' | 'version'>;

export interface MatchPrices {
  /** Every market of a match of the house's league, with the margins in force. */
  of(match: { home: string; away: string }, sheet: Sheet): Promise<readonly OfferedMarket[]>;
  /** Who wins a season of the league, or comes in among its first. */
  ofSeason(sheet: Sheet): Promise<readonly OfferedMarket[]>;
  /** The same from the table of what was played. */
  inSeason(played: readonly SeasonMatch[], sheet: Sheet): Promise<readonly OfferedMarket[]>;
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
  let asked = 0;

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

  function ask(key: string, subject: Subject, sheet: Sheet['sheet']): Promise<readonly OfferedMarket[]> {
    worker ??= start();
    return new Promise((done, failed) => {
      waiting.set(key, { done, failed });
      worker?.postMessage({ key, subject, sheet } satisfies Asked);
    });
  }

  function askOnce(
    subject: Exclude<Subject, { played: unknown }>,
    { sheet, version }: Sheet,
  ): Promise<readonly OfferedMarket[]> {
    // Prices of sheets before are made no more.
    if (version > newest) known.clear();
    newest = Math.max(newest, version);
    const key = `${version} ${subject === 'season' ? subject : `${subject.home} ${subject.away}`}`;
    const priced = known.get(key) ?? ask(key, subject, sheet);
    known.set(key, priced);
    return priced;
  }

  return {
    of: ({ home, away }, sheet) => askOnce({ home, away }, sheet),
    ofSeason: (sheet) => askOnce('season', sheet),
    inSeason(played, { sheet }) {
      asked += 1;
      return ask(`in season ${asked}`, { played }, sheet);
    },
    async stop() {
      await worker?.terminate();
    },
  };
}
