import { el, setAttribute } from '../shared/element.ts';
import { openErrorCard } from '../shared/error-card.ts';
import type { PageContext, View } from './page-context.ts';
import { slipPanel } from './slip/slip-panel.ts';
import type { Place } from './state/place.ts';
import { topBar } from './top-bar.ts';
import { eventView } from './views/event-view.ts';
import { listView } from './views/list-view.ts';
import { outrightsView } from './views/outrights-view.ts';
import { resultsView } from './views/results-view.ts';
import { rulesView } from './views/rules-view.ts';
import { slipsView } from './views/slips-view.ts';

/** What is seen: the bar above, one of the pages, and the slip. */
export function openPage(page: PageContext, host: HTMLElement) {
  const { words, language } = page;
  const top = topBar(page);
  const broken = el('p', { class: 'broken', role: 'status', hidden: true }, words.lineBroken);
  const main = el('main', { class: 'main' });
  const slip = slipPanel(page);
  const root = el('div', { class: 'book' }, top.root, broken, main, slip.root);
  let view: View | undefined;
  setAttribute(root, 'data-language', language);
  host.append(root);

  return {
    top,
    slip,
    view: () => view,
    /** Another page, or the same one with another filter. */
    showPlace(other: boolean): void {
      if (other) {
        view?.close();
        view = viewOf(page, page.place());
        main.replaceChildren(view.root);
        slip.left();
      }
      view?.show();
      top.show();
    },
    showAll(fixture?: string): void {
      view?.show(fixture);
      slip.show();
    },
    reload(what: 'list' | 'own'): void {
      view?.reload(what);
    },
    setBroken(is: boolean): void {
      broken.hidden = !is;
    },
    /** The slip takes room from the list: what was pressed is scrolled back into it. */
    keepInSight(fixture: string, market: string, selection: string): void {
      const pressed = `[data-fixture="${fixture}"][data-market="${market}"][data-selection="${selection}"]`;
      requestAnimationFrame(() => {
        main.querySelector(`button.price${pressed}`)?.scrollIntoView({ block: 'nearest' });
      });
    },
    halt(error: keyof typeof words.errors, leave: () => void): void {
      openErrorCard(words, words.errors[error], { leave });
    },
    close(): void {
      view?.close();
      slip.close();
      host.replaceChildren();
    },
  };
}

function viewOf(page: PageContext, { page: name, fixture }: Place): View {
  switch (name) {
    case 'event':
      return eventView(page, fixture ?? '');
    case 'outrights':
      return outrightsView(page);
    case 'slips':
      return slipsView(page);
    case 'results':
      return resultsView(page);
    case 'rules':
      return rulesView(page);
    default:
      return listView(page, name);
  }
}
