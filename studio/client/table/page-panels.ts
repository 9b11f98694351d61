import { el, setAttribute } from '../shared/element.ts';
import { isFramed } from '../shared/frame-messages.ts';
import { kindOf, type PageContext } from './page-context.ts';
import { loadRoad } from './page-roads.ts';
import { createPanel, type PanelActions } from './panel/panel.ts';

export type PagePanels = ReturnType<typeof pagePanels>;

/** The panels of the tables that are open, in the order of their tabs. */
export function pagePanels(
  context: PageContext,
  frame: HTMLElement,
  actionsOf: (table: string) => PanelActions,
) {
  const { language, words, money, still, session, clock, panels, state, dispatch } = context;
  let infoMode = false;

  function arrange(): void {
    const { open, current } = state();
    setAttribute(frame, 'data-tables', String(open.length));
    for (const [code, panel] of panels) {
      if (open.includes(code)) continue;
      panel.close();
      panels.delete(code);
    }
    for (const code of open) {
      const panel = panels.get(code);
      if (panel) setAttribute(panel.root, 'data-current', code === current);
      else void openPanel(code);
    }
  }

  async function openPanel(code: string): Promise<void> {
    const sheet = state().tables[code]?.sheet;
    const kind = sheet && (await kindOf(context, sheet.kind).catch(() => undefined));
    const view = state().tables[code];
    if (!view || panels.has(code) || !state().open.includes(code)) return;
    if (!kind) return showUnknown(code);
    const mayDeposit = isFramed() && !session.demo;
    const act = actionsOf(code);
    const panel = createPanel({ kind, view, language, words, money, still, mayDeposit, act });
    panels.set(code, panel);
    panel.root.addEventListener('pointerdown', () => makeCurrent(code), { capture: true });
    panel.root.addEventListener('focusin', () => makeCurrent(code));
    setAttribute(panel.root, 'data-current', code === state().current);
    panel.setInfoMode(infoMode);
    frame.insertBefore(panel.root, panelAfter(code));
    panel.show(state(), view, clock.now());
    const round = view.frame?.round;
    if (view.revealing && round) panel.reveal(view.revealing, round.outcome, { atOnce: true, timeMs: 0 });
    else if (round?.state === 'settled') panel.reveal(round.id, round.outcome, { atOnce: true, timeMs: 0 });
    void loadRoad(context, code).catch(() => {});
  }

  function showUnknown(code: string): void {
    const root = el(
      'section',
      { class: 'panel-table unknown', 'data-table': code },
      el('p', {}, words.unknownKind),
    );
    setAttribute(root, 'data-current', code === state().current);
    frame.append(root);
  }

  function makeCurrent(code: string): void {
    if (code !== state().current) dispatch({ type: 'current', table: code });
  }

  /** In the order of the tabs, whichever was loaded first. */
  function panelAfter(code: string): HTMLElement | null {
    const { open } = state();
    const [after] = open.slice(open.indexOf(code) + 1).flatMap((other) => panels.get(other)?.root ?? []);
    return after ?? null;
  }

  function toggleInfo(): void {
    infoMode = !infoMode;
    for (const [code, panel] of panels) {
      panel.setInfoMode(infoMode);
      const view = state().tables[code];
      if (view) panel.show(state(), view, clock.now());
    }
  }

  return { arrange, toggleInfo, infoMode: () => infoMode };
}
