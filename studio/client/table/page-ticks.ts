import { newPressKey } from '../shared/press-key.ts';
import type { PageContext } from './page-context.ts';
import { addToRoad } from './page-roads.ts';
import { mayBet } from './state/mat.ts';
import type { PageState, TableView } from './state/state.ts';

export const TICK_MS = 200;

/** Time has passed: on the tables, and for what time confirms. */
export function tickTables({ clock, dispatch, panels, state }: PageContext): void {
  const now = clock.now();
  dispatch({ type: 'tick', at: now, newKey: newPressKey });
  for (const [code, panel] of panels) {
    const view = state().tables[code];
    if (!view) continue;
    // The moment of closing changes what may be pressed, though no frame says so yet.
    if (isClosingNow(view, now)) panel.show(state(), view, now);
    else panel.tick(view, now);
  }
}

function isClosingNow(view: TableView, now: number): boolean {
  const closesAt = view.frame?.round?.closesAt;
  if (closesAt === undefined || view.frame?.round?.state !== 'open') return false;
  const since = now - Date.parse(closesAt);
  return since >= 0 && since < TICK_MS * 2;
}

/** What the ear gets, and what is kept. */
export function noticeChanges(context: PageContext, before: PageState, now: number): void {
  const { sound, kept, keep } = context;
  for (const [code, view] of Object.entries(context.state().tables)) {
    const was = before.tables[code];
    if (!was || was === view) continue;
    if (view.notice?.kind === 'confirmed' && was.notice !== view.notice) sound.confirmed();
    else if (view.chips !== was.chips && mayBet(view, now)) sound.chip();
    if (view.last !== was.last) keep({ last: { ...kept().last, [code]: view.last } });
    const ended = view.frame?.round?.state === 'settled' && view.shown === view.frame.round.id;
    if (ended && was.shown !== view.shown) addToRoad(context, view);
  }
}
