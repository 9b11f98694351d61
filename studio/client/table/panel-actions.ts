import type { Money } from '@lanna/rules/money';
import { newPressKey } from '../shared/press-key.ts';
import type { PageContext } from './page-context.ts';
import type { PagePanels } from './page-panels.ts';
import type { PageSheets } from './page-sheets.ts';
import type { PanelActions } from './panel/panel.ts';

/** What a press on one table's panel does. */
export function panelActions(
  { state, dispatch, clock, post, sound, reader, words }: PageContext,
  sheets: PageSheets,
  panels: Pick<PagePanels, 'toggleInfo' | 'infoMode'>,
  table: string,
): PanelActions {
  const mat = (type: 'undo' | 'double' | 'repeat' | 'clear') => () =>
    dispatch({ type, table, at: clock.now() });
  return {
    press(play) {
      if (panels.infoMode()) return sheets.play(table, play);
      dispatch({ type: 'press', table, play, at: clock.now() });
    },
    put(chips) {
      const sized = Object.entries(chips).map(
        ([play, count]) => [play, state().chip * BigInt(count)] as const,
      );
      dispatch({ type: 'put', table, chips: Object.fromEntries(sized), at: clock.now() });
    },
    info: (play) => sheets.play(table, play),
    chip: (chip: Money) => dispatch({ type: 'chip', chip }),
    undo: mat('undo'),
    double: mat('double'),
    repeat: mat('repeat'),
    clear: mat('clear'),
    confirm: () => dispatch({ type: 'confirm', table, key: newPressKey(), at: clock.now() }),
    favourites: () => sheets.favourites(table),
    toggleInfo: panels.toggleInfo,
    openRoad: () => sheets.road(table),
    deposit: () => post({ source: 'lanna-studio', type: 'deposit' }),
    step({ sound: made }) {
      if (made && table === state().current) sound[made]();
    },
    revealed: (round) => dispatch({ type: 'revealed', table, round }),
    says(text) {
      if (table !== state().current) return;
      reader.say(text);
      if (text === words.dealer.closed) sound.closed();
    },
  };
}
