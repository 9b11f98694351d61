import { button, el } from '../../shared/element.ts';
import { say } from '../i18n/words.ts';
import type { PageContext } from '../page-context.ts';
import { icon } from '../parts/icons.ts';
import { figuresOf, missing, reprice } from '../state/draft.ts';
import type { Placing } from './placing.ts';

/** The head of the slip, by which it is folded and opened again. */
export function showSlipBar(
  page: PageContext,
  bar: HTMLElement,
  { folded, done }: { folded: boolean; done: boolean },
  fold: () => void,
): void {
  const { words } = page;
  const { legs, type } = page.draft();
  const title = done ? words.slip.placed : words.slip.title;
  const facts = legs.length > 0 ? say(words.slip.count, { count: legs.length }) : '';
  const version = [title, facts, folded, type].join();
  if (bar.dataset['version'] === version) return;
  bar.dataset['version'] = version;
  const focused = bar.contains(document.activeElement);
  bar.replaceChildren(
    button(
      {
        ...{ class: 'slip-fold', 'aria-expanded': String(!folded) },
        'aria-label': `${folded ? words.slip.open : words.slip.fold}, ${facts}`,
      },
      fold,
      el('strong', {}, title),
      facts !== '' && el('span', { class: 'slip-count' }, facts),
      icon(folded ? 'open' : 'fold'),
    ),
  );
  if (focused) bar.querySelector('button')?.focus();
}

/** Places the slip; after prices have changed it takes the new ones with the same press. What a slip still lacks stands in its place. */
export function placeKey(page: PageContext, place: Placing): HTMLElement {
  const { words, money } = page;
  const draft = page.draft();
  const { stake } = figuresOf(draft, page.settings().oddsStyle);
  const { busy, changed } = place.state();
  const lacking = missing(draft);
  if (lacking) return el('p', { class: 'lacking' }, words.slip[lacking]);
  const text = say(changed.length > 0 ? words.slip.again : words.slip.place, {
    stake: stake === undefined ? '' : money(stake),
  });
  return button(
    { class: 'primary place', 'aria-disabled': stake === undefined || busy ? 'true' : undefined },
    () => {
      if (changed.length > 0) page.setDraft(reprice(page.draft(), place.newPrices()));
      void place.send();
    },
    busy ? words.slip.placing : text,
  );
}
