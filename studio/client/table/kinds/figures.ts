import { el } from '../../shared/element.ts';

/** How often each came, as bars beside their figures. */
export function frequencyBars(
  rows: readonly { name: string; picture?: Node; count: number }[],
  whole: number,
  share: (part: number, whole: number) => string,
): HTMLElement {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return el(
    'ul',
    { class: 'bars' },
    ...rows.map(({ name, picture, count }) => {
      const bar = el('span', { class: 'bar', 'aria-hidden': 'true' });
      bar.style.setProperty('--share', `${Math.round((count / most) * 100)}%`);
      return el(
        'li',
        {},
        el(
          'span',
          { class: 'bar-name' },
          picture,
          el('span', { class: picture ? 'visually-hidden' : '' }, name),
        ),
        bar,
        el('span', { class: 'bar-count' }, `${count} · ${share(count, whole)}%`),
      );
    }),
  );
}

/** The last results in a row, the newest first. */
export function lastResults(items: readonly Node[], label: string): HTMLElement {
  return el('ol', { class: 'last', 'aria-label': label }, ...items.map((item) => el('li', {}, item)));
}

export function titled(title: string, content: Node): HTMLElement {
  return el('section', { class: 'figures' }, el('h3', {}, title), content);
}
