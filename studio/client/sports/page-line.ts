import type { SportsFrame } from '../../sports-api.ts';
import { NoConnection, Refused } from '../shared/studio-calls.ts';
import type { openPage } from './open-page.ts';
import type { PageContext } from './page-context.ts';
import { takeChanges } from './state/book.ts';
import { openPriceLine } from './wire/price-line.ts';

/** Without a line what is shown is asked for again. */
const ASK_MS = 10_000;
/** Somewhat longer than the studio keeps a balance, and than a payout takes that the wallet has yet to confirm. */
const BALANCE_AGAIN_MS = [1800, 6000] as const;

/** The line to the studio: prices that change, lists that change, and what is the player's own. */
export function pageLine(page: PageContext, token: string, parts: ReturnType<typeof openPage>) {
  let connected = true;
  let again: ReturnType<typeof setTimeout>[] = [];
  const line = openPriceLine({
    token,
    received,
    changed(state) {
      connected = state === 'live';
      parts.setBroken(!connected);
      if (!connected) return;
      parts.reload('list');
      parts.reload('own');
    },
  });
  const asking = setInterval(() => {
    if (!connected && !document.hidden) parts.reload('list');
  }, ASK_MS);

  function received(frame: SportsFrame): void {
    if ('now' in frame) page.clock.take(frame.now);
    if (frame.t === 'changes' && takeChanges(page.book, frame, performance.now()))
      parts.showAll(frame.fixture);
    if (frame.t === 'list') parts.reload('list');
    if (frame.t === 'own') {
      parts.reload('own');
      void askBalance();
      for (const timer of again) clearTimeout(timer);
      again = BALANCE_AGAIN_MS.map((ms) => setTimeout(() => void askBalance(), ms));
    }
    if (frame.t === 'refused' && frame.code === 'session_expired') page.halt('session_expired');
  }

  async function askBalance(): Promise<void> {
    try {
      page.tookBalance((await page.studio.loadSlips({ state: 'open' })).balance);
    } catch (error) {
      // It is asked for again with the next change.
      if (!(error instanceof Refused || error instanceof NoConnection)) throw error;
    }
  }

  return {
    askBalance,
    /** What is on the screen, and what is in the slip. */
    watch(): void {
      const legs = page.draft().legs.map(({ fixture }) => fixture);
      line.watch([...new Set([...legs, ...(parts.view()?.watched() ?? [])])]);
    },
    close(): void {
      clearInterval(asking);
      for (const timer of again) clearTimeout(timer);
      line.close();
    },
  };
}
