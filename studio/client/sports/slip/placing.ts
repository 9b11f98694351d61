import { formatMoney } from '@lanna/rules/money';
import { z } from 'zod';
import { newPressKey } from '../../shared/press-key.ts';
import { NoConnection, Refused } from '../../shared/studio-calls.ts';
import type { PageContext } from '../page-context.ts';
import { type Draft, figuresOf, missing, NO_DRAFT, sizesOf } from '../state/draft.ts';
import { moneyOf } from '../state/money.ts';
import { sportsErrorOf } from '../wire/studio.ts';
import type { SlipProblemNotice } from './notices.ts';

const QUOTE_AFTER_MS = 400;

const changedPrice = z.object({
  ...{ fixture: z.string(), market: z.string(), selection: z.string() },
  ...{ old: z.int(), now: z.int(), version: z.int() },
});
type ChangedPrice = z.infer<typeof changedPrice>;

export type Placing = ReturnType<typeof placing>;

/** Sends the slip, and knows what has become of it. One press has one key until its answer is known, also over a reload. */
export function placing(page: PageContext, show: () => void) {
  const { money } = page;
  let busy = false;
  let changed: ChangedPrice[] = [];
  let problem: SlipProblemNotice | undefined;
  let done: { stake: string; pays: string } | undefined;
  let most: string | undefined;
  let quoting: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;

  async function send(): Promise<void> {
    const draft = page.draft();
    const { stake } = figuresOf(draft, page.settings().oddsStyle);
    if (busy || stake === undefined || missing(draft)) return;
    const key = draft.key ?? newPressKey();
    busy = true;
    problem = undefined;
    changed = [];
    page.setDraft({ ...draft, key });
    try {
      const answer = await page.studio.place({
        ...legsOf(draft),
        stake: formatMoney(stake),
        priceChoice: page.settings().priceChoice,
        oddsStyle: page.settings().oddsStyle,
        idempotencyKey: key,
      });
      busy = false;
      done = {
        stake: money(moneyOf(answer.slip.stake)),
        pays: money(moneyOf(answer.slip.pays)),
      };
      page.setDraft({ ...NO_DRAFT, type: draft.type });
      page.placed(answer);
    } catch (error) {
      busy = false;
      refused(error, draft, key);
    }
    show();
  }

  /** Where the answer is not known the key stays, and the next press is the same slip. */
  function refused(error: unknown, draft: Draft, key: string): void {
    const code = sportsErrorOf(error);
    const facts = error instanceof Refused ? error.facts : {};
    const unknown = code === 'no_connection' || code === 'outcome_uncertain' || code === 'unknown_error';
    page.setDraft({ ...draft, key: unknown ? key : null });
    if (code === 'price_changed') changed = z.array(changedPrice).safeParse(facts['legs']).data ?? [];
    problem = { error: code, facts };
    if (code === 'session_expired' || code === 'player_disabled' || code === 'game_disabled') page.halt(code);
    if (!(error instanceof Refused || error instanceof NoConnection)) throw error;
  }

  /** What the slip would be now: above all how much the studio takes on it. */
  function quote(): void {
    clearTimeout(quoting);
    asked += 1;
    const mine = asked;
    const draft = page.draft();
    most = undefined;
    if (draft.legs.length === 0 || missing(draft)) return;
    quoting = setTimeout(async () => {
      try {
        const found = await page.studio.quote(legsOf(draft));
        if (mine !== asked) return;
        most = found.mostStake;
        show();
      } catch (error) {
        // A quote is a help: placing says the same, and for good.
        if (!(error instanceof Refused || error instanceof NoConnection)) throw error;
      }
    }, QUOTE_AFTER_MS);
  }

  return {
    send,
    quote,
    state: () => ({ busy, changed, done, problem }),
    newPrices: () => changed.map(({ now, old: _, ...leg }) => ({ ...leg, odds: now })),
    mostStake: () => moneyOf(most ?? page.session.mostStake),
    /** The slip was changed, or another begun. */
    forget(): void {
      done = undefined;
      problem = undefined;
      changed = [];
    },
    close(): void {
      clearTimeout(quoting);
      asked += 1;
    },
  };
}

function legsOf(draft: Draft) {
  return {
    type: draft.type,
    sizes: sizesOf(draft),
    legs: draft.legs.map(({ fixture, market, selection, odds, version }) => ({
      ...{ fixture, market, selection, odds, version },
    })),
  };
}
