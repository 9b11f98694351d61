import { button, el } from '../../shared/element.ts';
import { say } from '../i18n/words.ts';
import type { Board } from '../kinds/kind.ts';
import { createHead } from './head.ts';
import { icon } from './icons.ts';
import { moveByArrows } from './mat-keys.ts';
import type { PanelParts } from './panel.ts';
import { createTray } from './tray.ts';

export type PanelElements = ReturnType<typeof panelElements>;

/** What a panel is made of, each part empty until the state is shown on it. */
export function panelElements(
  { view, language, words, money, act }: PanelParts,
  board: Board,
  finishReveal: () => void,
) {
  const { sheet } = view;
  const name = sheet.name[language];
  const head = createHead({ sheet, language, words });
  const dealer = el('p', { class: 'dealer', role: 'status' });
  const showNow = button({ class: 'plain show-now', hidden: true }, finishReveal, words.showNow);
  const strip = el('span', { class: 'road-strip', 'aria-hidden': 'true' });
  const road = button(
    { class: 'road' },
    act.openRoad,
    el('span', { class: 'visually-hidden' }, words.rounds),
    strip,
    icon('rounds'),
  );
  const mat = el(
    'div',
    { class: 'mat', role: 'group', 'aria-label': say(words.matLabel, { name }) },
    board.mat,
  );
  moveByArrows(mat);
  const result = el('p', { class: 'result', role: 'status', hidden: true });
  const note = el('p', { class: 'note', role: 'status' });
  const deposit = button({ class: 'plain', hidden: true }, act.deposit, words.errorDeposit);
  const tray = createTray({ sheet, words, money, act });
  const root = el(
    'section',
    {
      class: 'panel-table',
      'data-table': sheet.code,
      'data-kind': sheet.kind,
      'aria-label': say(words.tableLabel, { name }),
    },
    el(
      'div',
      { class: 'table-grid' },
      head.root,
      el('div', { class: 'show' }, board.show, el('div', { class: 'said' }, dealer, showNow)),
      road,
      mat,
      tray.root,
      el('div', { class: 'told' }, result, note, deposit),
    ),
  );
  return { root, head, dealer, showNow, strip, mat, result, note, deposit, tray };
}
