import { button, el } from '../shared/element.ts';
import { isFramed } from '../shared/frame-messages.ts';
import type { PageContext } from './page-context.ts';
import { icon } from './parts/icons.ts';
import { moneyOf } from './state/money.ts';
import { PAGES } from './state/place.ts';
import { openSettings } from './views/settings-sheet.ts';

/** The pages, the player's money, and how prices are read. */
export function topBar(page: PageContext) {
  const { words, session, language } = page;
  const tabs = el('nav', { class: 'tabs', 'aria-label': session.gameName[language] });
  const money = el('p', { class: 'money' });
  const settings = button(
    { class: 'tool', 'aria-label': words.tools.settings },
    () => openSettings(page),
    icon('settings'),
  );
  // The site around shows the balance; a phone has no room for it twice.
  const root = el('header', { class: 'top', 'data-framed': isFramed() }, tabs, money, settings);

  function show(): void {
    const { page: current } = page.place();
    if (tabs.dataset['current'] !== current) {
      const focused = tabs.contains(document.activeElement);
      tabs.dataset['current'] = current;
      tabs.replaceChildren(
        ...PAGES.map((one) =>
          button(
            { 'aria-current': one === current ? 'page' : undefined, 'data-page': one },
            () => page.go({ page: one }),
            words.pages[one],
          ),
        ),
      );
      const chosen = tabs.querySelector<HTMLElement>('[aria-current]');
      chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      if (focused) chosen?.focus();
    }
    money.replaceChildren(
      el('small', {}, session.demo ? words.demo : words.balance),
      el('b', {}, page.money(moneyOf(page.balance()))),
    );
  }

  return { root, show };
}
