import type { TableSession } from '../../table-api.ts';
import { el } from '../shared/element.ts';
import { openErrorCard } from '../shared/error-card.ts';
import { frameMessenger, isFramed } from '../shared/frame-messages.ts';
import { createServerClock } from '../shared/server-clock.ts';
import { sceneBehind } from './art/scene.ts';
import { askStudio } from './ask-studio.ts';
import { carryOut } from './carry-out.ts';
import { SPEECH_TAG, WORDS } from './i18n/words.ts';
import { readKept, writeKept } from './kept.ts';
import { readOpenTables } from './open-tables.ts';
import { familyOf, type PageContext } from './page-context.ts';
import { isWide, listenToControls } from './page-controls.ts';
import { type PageLine, pageLine } from './page-line.ts';
import { pagePanels } from './page-panels.ts';
import { pageSheets } from './page-sheets.ts';
import { noticeChanges, TICK_MS, tickTables } from './page-ticks.ts';
import { moneyText } from './panel/money-text.ts';
import { errorWords } from './panel/notice-text.ts';
import type { PanelActions } from './panel/panel.ts';
import { createTopBar } from './panel/top-bar.ts';
import { panelActions } from './panel-actions.ts';
import { openTables } from './sheets/tables-sheet.ts';
import { createReader } from './sound/read-aloud.ts';
import { createSound } from './sound/sound.ts';
import type { TableEvent } from './state/events.ts';
import { initialState, type PageState } from './state/state.ts';
import { step } from './state/step.ts';
import type { Studio } from './wire/studio.ts';

export interface PageParts {
  host: HTMLElement;
  studio: Studio;
  session: TableSession;
  token: string;
  still: boolean;
}

/** Connects the pure state to tables on the page, sound and server: carries out its commands and feeds events back. */
export function runPage({ host, ...parts }: PageParts) {
  const context = pageContext(parts, dispatch, () => state);
  const { session, language, words, money, clock, kept } = context;
  const frame = el('main', { class: 'frame' });
  const ask = askStudio(context);
  const sheets = pageSheets(context, () => applyPreferences(context));
  const panels = pagePanels(context, frame, actionsOf);
  const top = createTopBar({
    ...{ session, language, words, money },
    act: {
      ...sheets,
      leave: () => leave(context),
      choose: (table) => dispatch({ type: 'current', table }),
      put: (table) => dispatch({ type: 'leave', table }),
      tables() {
        const join = (table: string) => dispatch({ type: 'join', table });
        openTables({ state, wide: isWide(), language, words, join });
      },
      road: () => sheets.road(state.current),
    },
  });
  const waiting: TableEvent[] = [];
  const ended = new AbortController();
  let state: PageState = initialState;
  let line: PageLine | undefined;
  let ticking: ReturnType<typeof setInterval> | undefined;
  let working = false;
  host.append(sceneBehind(), top.root, frame);

  function actionsOf(table: string): PanelActions {
    return panelActions(context, sheets, panels, table);
  }

  /** Events that come up while one is being carried out wait their turn. */
  function dispatch(event: TableEvent): void {
    waiting.push(event);
    if (working) return;
    working = true;
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const before = state;
        const stepped = step(state, next, (table, play) => familyOf(context, table, play));
        state = stepped.state;
        if (state !== before) show(before);
        for (const command of stepped.commands)
          carryOut(context, ask, (tables) => line?.watch(tables), command);
      }
    } finally {
      working = false;
    }
  }

  function show(before: PageState): void {
    const now = clock.now();
    top.show(state, now);
    if (state.open !== before.open || state.current !== before.current) panels.arrange();
    for (const [code, panel] of context.panels) {
      const view = state.tables[code];
      if (view) panel.show(state, view, now);
    }
    noticeChanges(context, before, now);
    if (state.halted && !before.halted)
      openErrorCard(words, errorWords(words, state.halted), { leave: () => leave(context) });
  }

  function open(): void {
    applyPreferences(context);
    line = pageLine(context, ask);
    const { last, chip, preferences } = kept();
    const { timeConfirms } = preferences;
    dispatch({ type: 'session', session, open: readOpenTables(), last, chip, timeConfirms });
    panels.arrange();
    ticking = setInterval(() => {
      tickTables(context);
      top.show(state, clock.now());
    }, TICK_MS);
    listenToControls(context, frame, actionsOf, ask.askOwn, ended.signal);
    context.post({ source: 'lanna-studio', type: 'ready' });
  }

  /** Leaves nothing behind on a page that goes on. */
  function close(): void {
    ended.abort();
    clearInterval(ticking);
    line?.close();
    for (const panel of context.panels.values()) panel.close();
    host.replaceChildren();
  }

  return { open, close };
}

function pageContext(
  parts: Omit<PageParts, 'host'>,
  dispatch: PageContext['dispatch'],
  state: PageContext['state'],
): PageContext {
  const { language, symbol, lobbyUrl } = parts.session;
  let kept = readKept();
  return {
    ...parts,
    language,
    words: WORDS[language],
    money: moneyText(symbol),
    post: frameMessenger(lobbyUrl),
    sound: createSound(),
    reader: createReader(SPEECH_TAG[language]),
    clock: createServerClock(() => performance.now()),
    kinds: new Map(),
    panels: new Map(),
    roads: new Map(),
    state,
    dispatch,
    kept: () => kept,
    keep(change) {
      kept = { ...kept, ...change };
      writeKept(kept);
    },
  };
}

function applyPreferences({ sound, reader, kept }: PageContext): void {
  sound.setOn(kept().preferences.sound);
  reader.setOn(kept().preferences.readAloud);
}

function leave({ post, session }: PageContext): void {
  post({ source: 'lanna-studio', type: 'close' });
  // Opened outside the portal there is no page around that closes the frame.
  if (!isFramed()) window.location.assign(session.lobbyUrl);
}
