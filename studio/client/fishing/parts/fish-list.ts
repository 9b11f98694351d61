import { FISH_KINDS } from '../../../rules/fishing/fish.ts';
import type { Swimming } from '../../../rules/fishing/flight.ts';
import { button, el, setAttribute } from '../../shared/element.ts';
import { say } from '../i18n/words.ts';
import type { PageContext } from '../page-context.ts';
import { chanceText, worthText } from './chance-text.ts';
import { kindPicture } from './kind-picture.ts';

/** Every kind with worth and chance; a press fires one shot at it. For those who cannot aim it is the whole game. */
export function fishList(page: PageContext) {
  const { words } = page;
  const rows = FISH_KINDS.map((kind) => {
    const count = el('small', { class: 'count' }, words.notNow);
    const root = button(
      { class: 'kind', 'data-kind': kind.code, 'data-group': kind.group },
      () => {
        page.chosen.target = kind.code;
        page.fireAt(kind.code);
        page.changed();
      },
      kindPicture(kind),
      el('span', { class: 'name' }, page.nameOf(kind), count),
      el(
        'span',
        { class: 'figures' },
        el('b', {}, say(words.worth, { multiple: worthText(kind) })),
        el('small', {}, say(words.chance, { chance: chanceText(kind) })),
      ),
    );
    return { kind, root, count, shown: -1 };
  });
  const root = el(
    'section',
    { class: 'kinds', 'aria-label': words.list },
    el('h2', {}, words.list),
    el('p', { class: 'lead' }, words.listLead),
    el('div', { class: 'rows' }, ...rows.map((row) => row.root)),
  );

  function show(swimming: readonly Swimming[]): void {
    for (const row of rows) {
      const count = swimming.filter(({ swimmer }) => swimmer.kind === row.kind).length;
      setAttribute(row.root, 'aria-pressed', String(page.chosen.target === row.kind.code));
      if (count === row.shown) continue;
      row.shown = count;
      row.count.textContent = count === 0 ? words.notNow : say(words.inWater, { count });
      row.root.dataset['here'] = String(count > 0);
    }
  }
  return { root, show };
}
