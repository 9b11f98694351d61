import type { TableSheet } from '../../../table-api.ts';
import type { Dialog } from '../../shared/dialog.ts';
import { button, el } from '../../shared/element.ts';
import { kindName, type Language, say, type Words } from '../i18n/words.ts';
import { shortMoney } from '../panel/money-text.ts';
import { moneyOf, OPEN_MAX, type PageState } from '../state/state.ts';
import { openSheet } from './sheet.ts';

/** The vendor's tables, those of this game first; how many fit is said before it is tried. */
export function openTables({
  state,
  wide,
  language,
  words,
  join,
}: {
  state: PageState;
  wide: boolean;
  language: Language;
  words: Words;
  join(table: string): void;
}): Dialog {
  const sheets = Object.values(state.tables).map(({ sheet }) => sheet);
  const game = state.session?.gameCode;
  const own = sheets.filter((sheet) => sheet.game === game);
  const others = sheets.filter((sheet) => sheet.game !== game);
  const note = say(wide ? words.tablesNoteWide : words.tablesNoteNarrow, { most: OPEN_MAX });
  const full = state.open.length >= OPEN_MAX;

  const entry = (sheet: TableSheet) => {
    const isOpen = state.open.includes(sheet.code);
    const limits = { least: shortMoney(moneyOf(sheet.minStake)), most: shortMoney(moneyOf(sheet.maxStake)) };
    return el(
      'li',
      {},
      button(
        { class: 'table-choice', 'aria-current': sheet.code === state.current ? 'true' : undefined },
        () => {
          dialog.close();
          join(sheet.code);
        },
        el(
          'span',
          { class: 'table-choice-name' },
          el('strong', {}, sheet.name[language]),
          el('span', {}, kindName(words, sheet.kind)),
          el('span', {}, say(words.limits, limits)),
          sheet.pace !== 'standard' && el('span', { class: 'pace' }, words.pace[sheet.pace]),
        ),
        el(
          'span',
          { class: 'table-choice-way' },
          isOpen ? words.tableOpen : full ? words.tableSwap : words.tableJoin,
        ),
      ),
    );
  };
  const list = (entries: readonly TableSheet[]) => el('ul', { class: 'table-list' }, ...entries.map(entry));
  const dialog = openSheet(words, {
    name: 'tables',
    title: words.tablesTitle,
    content: [
      el('p', { class: 'muted' }, note),
      list(own),
      ...(others.length > 0 ? [el('h3', {}, words.tableOfOther), list(others)] : []),
    ],
  });
  return dialog;
}
