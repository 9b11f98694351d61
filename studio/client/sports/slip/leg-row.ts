import { parseMarketKey } from '@lanna/rules/play/sports/markets/market';
import { styledOdds } from '@lanna/rules/play/sports/odds/styles';
import { button, el } from '../../shared/element.ts';
import { say } from '../i18n/words.ts';
import type { PageContext } from '../page-context.ts';
import { icon } from '../parts/icons.ts';
import { isOpen, priceOf } from '../state/book.ts';
import { type DraftLeg, dropLeg, styleOfLeg } from '../state/draft.ts';
import { marketName, matchName, pickOf } from '../state/names.ts';

/** One leg of the slip: what it is on, at which price, and whether that price still stands. */
export function legRow(
  page: PageContext,
  leg: DraftLeg,
  changed: { old: number; now: number } | undefined,
): HTMLElement {
  const { words, naming } = page;
  const style = page.draft().type === 'single' ? styleOfLeg(leg, page.settings().oddsStyle) : 'decimal';
  const styled = styledOdds(leg.odds, style);
  const market = parseMarketKey(leg.market);
  const pick = pickOf(leg.market, leg.selection, leg, naming);
  const gone = goneText(page, leg);
  const moved = gone === undefined ? (changed ?? movedPrice(page, leg)) : undefined;
  return el(
    'li',
    { class: 'leg', 'data-gone': gone !== undefined },
    el('strong', {}, pick),
    el(
      'span',
      { class: 'leg-odds', 'data-red': styled.sign === 'red' },
      styled.text,
      styled.sign === 'red' && el('small', {}, words.redLong),
    ),
    button(
      { class: 'leg-remove', 'aria-label': say(words.slip.remove, { what: pick }) },
      () => page.setDraft(dropLeg(page.draft(), leg.fixture)),
      icon('remove'),
    ),
    el(
      'small',
      { class: 'leg-match' },
      `${market ? marketName(market, leg, naming) : ''} · ${matchName(leg, naming)}`,
    ),
    gone !== undefined && el('em', { class: 'leg-note' }, gone),
    moved &&
      el(
        'em',
        { class: 'leg-note', role: changed ? 'alert' : undefined },
        say(words.slip.changedLeg, {
          old: styledOdds(moved.old, style).text,
          now: styledOdds(moved.now, style).text,
        }),
      ),
  );
}

/** Why no bets are taken on it any more; undefined while they are, or while nothing is known of it. */
function goneText({ book, clock, words }: PageContext, leg: DraftLeg): string | undefined {
  const fixture = book.fixtures.get(leg.fixture);
  if (!fixture) return Date.parse(leg.startsAt) <= clock.now() ? words.slip.ended : undefined;
  const market = fixture.markets.get(leg.market);
  const isSeen = market !== undefined || Date.parse(fixture.startsAt) <= clock.now();
  if (!isSeen || isOpen(fixture, market, clock.now())) return undefined;
  const waits = fixture.state === 'suspended' || market?.state === 'suspended';
  return waits ? words.slip.suspended : words.slip.ended;
}

/** The price has moved since it was pressed, and the slip was not sent yet. */
function movedPrice({ book }: PageContext, leg: DraftLeg): { old: number; now: number } | undefined {
  const now = priceOf(book, leg.fixture, leg.market, leg.selection);
  return now && now.odds !== leg.odds ? { old: leg.odds, now: now.odds } : undefined;
}
