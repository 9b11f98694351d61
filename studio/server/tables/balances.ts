import type { Money } from '@lanna/rules/money';
import { readBalance } from '../play/open-game.ts';
import type { PlaySessionRow } from '../play/session.ts';
import type { Studio } from '../studio.ts';

const KEPT_MS = 1500;
const KEPT_MAX = 20_000;

/** What players have, asked of the wallet at most once in a moment for each: a page asks for its own part with every change of the round. */
export function balanceReader(studio: Pick<Studio, 'wallet'>) {
  const kept = new Map<string, { asked: Promise<Money>; atMs: number }>();
  return async (session: PlaySessionRow, fresh = false): Promise<Money> => {
    const own = session.demoBalance ?? session.keptBalance;
    if (own !== null) return own;
    const known = kept.get(session.id);
    if (!fresh && known && performance.now() - known.atMs < KEPT_MS) return known.asked;
    const asked = readBalance(studio, session);
    kept.delete(session.id);
    kept.set(session.id, { asked, atMs: performance.now() });
    const oldest = kept.size > KEPT_MAX ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    asked.catch(() => kept.delete(session.id));
    return asked;
  };
}
