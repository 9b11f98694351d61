import { button, el } from '../../shared/element.ts';
import type { PageContext } from '../page-context.ts';
import { icon } from '../parts/icons.ts';
import { segments } from '../parts/segments.ts';

const SEARCH_AFTER_MS = 250;
const PERIODS = ['full', 'half'] as const;
const KINDS = ['handicap', 'totals', 'result'] as const;

/** How a list is shown, and what of it: order, table, period, favourites, search. */
export function listTools(page: PageContext) {
  const { words, go } = page;
  const root = el('div', { class: 'tools' });
  const field = el('input', {
    ...{ type: 'search', class: 'search', placeholder: words.tools.search, 'aria-label': words.tools.search },
    ...{ value: page.place().search, maxlength: 60, enterkeyhint: 'search' },
  });
  let searching: ReturnType<typeof setTimeout> | undefined;
  field.addEventListener('input', () => {
    clearTimeout(searching);
    searching = setTimeout(() => go({ search: field.value.trim() }, true), SEARCH_AFTER_MS);
  });

  function show(wide: boolean): void {
    const { order, view, period, favourites } = page.place();
    const version = [order, view, period, favourites, wide].join();
    if (root.dataset['version'] === version) return;
    root.dataset['version'] = version;
    const focused = focusedWithin(root);
    root.replaceChildren(...orders(), ...(wide ? [] : narrow()), favouritesKey(), searchBox());
    if (focused) root.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
  }

  function orders(): HTMLElement[] {
    const { order } = page.place();
    const choices = (['time', 'league'] as const).map((key) => [key, words.tools[key]] as const);
    return [segments(words.tools.order, choices, order, (next) => go({ order: next }, true))];
  }

  /** Where there is no room for all columns. */
  function narrow(): HTMLElement[] {
    const { view, period } = page.place();
    const views = (['asian', 'simple'] as const).map((key) => [key, words.tools[key]] as const);
    const periods = PERIODS.map((key) => [key, words.periods[key]] as const);
    return [
      segments(words.tools.view, views, view, (next) => go({ view: next }, true)),
      segments(words.tools.period, periods, period, (next) => go({ period: next }, true)),
    ];
  }

  function favouritesKey(): HTMLElement {
    const { favourites } = page.place();
    return button(
      {
        ...{ class: 'tool', 'data-choice': 'favourites' },
        ...{ 'aria-pressed': String(favourites), 'aria-label': words.tools.favourites },
      },
      () => go({ favourites: !page.place().favourites }, true),
      icon('star'),
    );
  }

  function searchBox(): HTMLElement {
    return el('label', { class: 'search-box' }, icon('search'), field);
  }

  return { root, show, close: () => clearTimeout(searching) };
}

/** Over the columns of a wide list. */
export function columnNames({ words }: PageContext): HTMLElement {
  return el(
    'div',
    { class: 'column-names', 'aria-hidden': 'true' },
    el('span', {}),
    ...PERIODS.flatMap((period) =>
      KINDS.map((kind) => el('span', {}, words.columns[kind], el('small', {}, words.periods[period]))),
    ),
  );
}

function focusedWithin(root: HTMLElement): string | undefined {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !root.contains(activeElement)) return undefined;
  const { choice } = activeElement.dataset;
  return choice === undefined ? '.search' : `[data-choice="${choice}"]`;
}
