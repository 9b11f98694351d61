import { listenToPage } from '../shared/frame-messages.ts';
import type { PageContext } from './page-context.ts';
import { listenToKeys } from './panel/keys.ts';
import type { PanelActions } from './panel/panel.ts';
import { listenToSwipes } from './panel/swipe.ts';
import { moneyOf } from './state/state.ts';

/** Keys, swipes and the page around: all that reaches the tables but presses on them. */
export function listenToControls(
  { session, state, dispatch, panels, kept, sound, reader }: PageContext,
  frame: HTMLElement,
  actionsOf: (table: string) => PanelActions,
  askOwn: (table: string) => void,
  signal: AbortSignal,
): void {
  document.addEventListener('visibilitychange', () => setAudible(!document.hidden), { signal });
  listenToPage(session.lobbyUrl, (type) => {
    if (type === 'money-moved') askOwn(state().current);
    else setAudible(type === 'uncovered' && !document.hidden);
  });
  listenToSwipes(frame, (way) => {
    if (!isWide()) besides(way);
  });
  const current = () => actionsOf(state().current);
  listenToKeys(
    {
      chip(place) {
        const chip = state().tables[state().current]?.sheet.chips[place];
        if (chip !== undefined) dispatch({ type: 'chip', chip: moneyOf(chip) });
      },
      confirm: () => current().confirm(),
      undo: () => current().undo(),
      double: () => current().double(),
      repeat: () => current().repeat(),
      clear: () => current().clear(),
      toggleInfo: () => current().toggleInfo(),
      table(way) {
        besides(way);
        panels.get(state().current)?.focusMat();
      },
    },
    () => kept().preferences.keys,
    signal,
  );

  function setAudible(audible: boolean): void {
    sound.setAudible(audible);
    reader.setAudible(audible);
  }

  function besides(way: 1 | -1): void {
    const { open, current: here } = state();
    const table = open[(open.indexOf(here) + way + open.length) % open.length];
    if (table !== undefined && table !== here) dispatch({ type: 'current', table });
  }
}

/** Where more than one table is seen at once. */
export function isWide(): boolean {
  return window.matchMedia('(min-width: 900px)').matches;
}
