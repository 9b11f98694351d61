import type { SportsFrame, SportsMarket } from '../../../sports-api.ts';
import type { Database } from '../../platform/database.ts';
import { frameBytes, textBytes } from '../../platform/frame.ts';
import type { Log } from '../../platform/log.ts';
import { repeat } from '../../platform/repeat.ts';
import type { Watcher, WatchHub } from '../../play/watch-sockets.ts';
import { databaseNow, readFixtures, readMarkets } from '../reading/show-fixture.ts';
import { listenToSports } from './listen.ts';

/** Changes are gathered for so long: four frames a second at the most. */
const GATHER_MS = 250;
const LIST_MS = 1000;
const FIXTURES_KEPT = 3000;
const EMPTY = Buffer.alloc(0);

type Changes = Extract<SportsFrame, { t: 'changes' }>;

export interface SportsHub extends WatchHub {
  stop(): Promise<void>;
}

/** What the pages of this process are told: each change is read once and written as the same bytes to all who watch. */
export function openSportsHub({
  db,
  log,
  databaseUrl,
}: {
  db: Database;
  log: Log;
  databaseUrl: string;
}): SportsHub {
  const watchers = new Map<Watcher, ReadonlySet<string>>();
  const byFixture = new Map<string, Set<Watcher>>();
  /** What was written last of each market, as text. */
  const shown = new Map<string, Map<string, string>>();
  const changed = new Set<string>();
  let listDueMs: number | undefined;
  let listedMs = 0;

  const listening = listenToSports(
    { databaseUrl, log },
    {
      changed(what, ids) {
        if (what === 'fixture') for (const id of ids) changed.add(id);
        else if (what === 'list') listDueMs ??= performance.now();
        else if (what === 'own') own(new Set(ids));
      },
      gap() {
        listDueMs ??= performance.now();
      },
    },
  );
  const gathering = repeat(flush, GATHER_MS, log, 'write changes of sports');

  async function flush(): Promise<void> {
    if (listDueMs !== undefined && performance.now() - listedMs >= LIST_MS) {
      listDueMs = undefined;
      listedMs = performance.now();
      if (watchers.size > 0) {
        const bytes = frameBytes({ t: 'list', now: await databaseNow(db.pool) } satisfies SportsFrame);
        for (const watcher of watchers.keys()) watcher.write(bytes);
      }
    }
    const due = [...changed].filter((id) => byFixture.has(id));
    changed.clear();
    if (due.length === 0) return;
    const now = await databaseNow(db.pool);
    const fixtures = await readFixtures(db.pool, due);
    const markets = await readMarkets(db.pool, due, { listedOnly: false });
    const written = new Map<Watcher, Buffer[]>();
    for (const [id, fixture] of fixtures) {
      const { state, startsAt } = fixture;
      const head = { t: 'changes', now, fixture: id, state, startsAt } satisfies Omit<Changes, 'markets'>;
      const bytes = textBytes(withMarkets(JSON.stringify(head), differing(id, markets.get(id) ?? [])));
      for (const watcher of byFixture.get(id) ?? []) {
        const own = written.get(watcher);
        if (own) own.push(bytes);
        else written.set(watcher, [bytes]);
      }
    }
    // All that a reader gets of this turn is one write on its line: four a second at the most, however many of its matches have changed.
    for (const [watcher, frames] of written)
      watcher.write(frames.length === 1 ? (frames[0] ?? EMPTY) : Buffer.concat(frames));
  }

  /** Those markets that are not as they were written last, as text; all of them the first time. */
  function differing(id: string, markets: readonly SportsMarket[]): string[] {
    const before = shown.get(id);
    const after = new Map(markets.map((market) => [market.market, JSON.stringify(market)]));
    shown.delete(id);
    shown.set(id, after);
    const oldest = shown.size > FIXTURES_KEPT ? shown.keys().next().value : undefined;
    if (oldest !== undefined) shown.delete(oldest);
    return [...after].flatMap(([market, text]) => (before?.get(market) === text ? [] : [text]));
  }

  function own(players: ReadonlySet<string>): void {
    const bytes = frameBytes({ t: 'own' } satisfies SportsFrame);
    for (const watcher of watchers.keys())
      if (watcher.playerId !== null && players.has(watcher.playerId)) watcher.write(bytes);
  }

  function leave(watcher: Watcher): void {
    for (const id of watchers.get(watcher) ?? []) {
      const others = byFixture.get(id);
      others?.delete(watcher);
      if (others?.size === 0) byFixture.delete(id);
    }
    watchers.delete(watcher);
  }

  return {
    leave,
    watch(watcher, fixtures) {
      leave(watcher);
      watchers.set(watcher, new Set(fixtures));
      for (const id of new Set(fixtures)) {
        const others = byFixture.get(id);
        if (others) others.add(watcher);
        else byFixture.set(id, new Set([watcher]));
      }
    },
    resend(watcher) {
      watcher.write(frameBytes({ t: 'list', now: new Date().toISOString() } satisfies SportsFrame));
    },
    async stop() {
      await Promise.all([listening.stop(), gathering.stop()]);
    },
  };
}

/** A frame without its markets, and these: each was made text once, to be compared. */
function withMarkets(head: string, markets: readonly string[]): string {
  return `${head.slice(0, -1)},"markets":[${markets.join()}]}`;
}
