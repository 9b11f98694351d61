import { formatMoney, type Money } from '@lanna/rules/money';
import type { TableSession } from '../../table-api.ts';
import { el, setAttribute } from '../shared/element.ts';
import { frameMessenger, isFramed, listenToPage } from '../shared/frame-messages.ts';
import { newPressKey } from '../shared/press-key.ts';
import { sceneBehind } from './art/scene.ts';
import { SPEECH_TAG, WORDS } from './i18n/words.ts';
import { type Kept, readKept, writeKept } from './kept.ts';
import type { Kind, PastRound } from './kinds/kind.ts';
import { loadKind } from './kinds/load-kind.ts';
import { readOpenTables, writeOpenTables } from './open-tables.ts';
import { listenToKeys } from './panel/keys.ts';
import { moneyText } from './panel/money-text.ts';
import { errorWords } from './panel/notice-text.ts';
import { createPanel, type Panel } from './panel/panel.ts';
import { listenToSwipes } from './panel/swipe.ts';
import { createTopBar } from './panel/top-bar.ts';
import { openErrorCard } from './sheets/error-card.ts';
import { openFavourites } from './sheets/favourites-sheet.ts';
import { openHistory } from './sheets/history-sheet.ts';
import { openPlaySheet } from './sheets/play-sheet.ts';
import { openProof } from './sheets/proof-sheet.ts';
import { openRoad } from './sheets/road-sheet.ts';
import { openRules } from './sheets/rules-sheet.ts';
import { openSettings } from './sheets/settings-sheet.ts';
import { openTables } from './sheets/tables-sheet.ts';
import { createReader } from './sound/read-aloud.ts';
import { createSound } from './sound/sound.ts';
import type { Command, TableEvent } from './state/events.ts';
import { mayBet } from './state/mat.ts';
import { createServerClock } from './state/server-clock.ts';
import { initialState, limitsOf, moneyOf, type PageState, type TableView } from './state/state.ts';
import { step } from './state/step.ts';
import { ownOf, refusalFacts } from './wire/read-own.ts';
import { NoConnection, Refused, type Studio, tableErrorOf } from './wire/studio.ts';
import { openTableLine, type TableLine } from './wire/table-line.ts';

const TICK_MS = 200;
/** The result must be seen before the next round is announced. */
const BEFORE_NEXT_MS = 1200;
const REVEAL_MOST_MS = 16_000;
/** Somewhat longer than the studio keeps a balance. */
const BALANCE_KEPT_MS = 1800;
/** Without a line what happens is asked for. */
const ASK_MS = 2500;

export interface PageParts {
  host: HTMLElement;
  studio: Studio;
  session: TableSession;
  token: string;
  still: boolean;
}

/** Connects the pure state to tables on the page, sound and server: carries out its commands and feeds events back. */
export function runPage({ host, studio, session, token, still }: PageParts) {
  const { language } = session;
  const words = WORDS[language];
  const money = moneyText(session.symbol);
  const post = frameMessenger(session.lobbyUrl);
  const sound = createSound();
  const reader = createReader(SPEECH_TAG[language]);
  const clock = createServerClock(() => performance.now());
  const kinds = new Map<string, Kind>();
  const panels = new Map<string, Panel>();
  const roads = new Map<string, readonly PastRound[]>();
  const again = new Map<string, ReturnType<typeof setTimeout>>();
  const waiting: TableEvent[] = [];
  const ended = new AbortController();
  const timers: ReturnType<typeof setInterval>[] = [];
  let kept = readKept();
  let state: PageState = initialState;
  let line: TableLine | undefined;
  let working = false;
  let infoMode = false;

  const top = createTopBar({
    session,
    language,
    words,
    money,
    act: {
      leave,
      choose: (table) => dispatch({ type: 'current', table }),
      put: (table) => dispatch({ type: 'leave', table }),
      tables: () =>
        openTables({
          state,
          wide: isWide(),
          language,
          words,
          join: (table) => dispatch({ type: 'join', table }),
        }),
      rules: () =>
        onCurrent((view, kind) => openRules({ kind, view, limits: limits(view), language, words, money })),
      road: () => openRoadOf(state.current),
      proof: () => onCurrent((view, kind) => openProofOf(view, kind, lastEnded(view))),
      history: openOwnHistory,
      settings: () =>
        openSettings(
          words,
          { preferences: kept.preferences, still, canRead: reader.has() },
          (preferences) => {
            keep({ preferences });
            applyPreferences();
            if (preferences.timeConfirms !== state.timeConfirms)
              dispatch({ type: 'time-confirms', on: preferences.timeConfirms });
          },
        ),
    },
  });
  const frame = el('main', { class: 'frame' });
  host.append(sceneBehind(), top.root, frame);

  function familyOf(table: string, play: string): string {
    const sheet = state.tables[table]?.sheet;
    const known =
      sheet &&
      kinds
        .get(sheet.kind)
        ?.rules.plays(sheet.variant)
        .find(({ key }) => key === play);
    return known?.family ?? play.split(':', 1)[0] ?? play;
  }

  function limits(view: TableView) {
    return limitsOf(state, view, (play) => familyOf(view.sheet.code, play));
  }

  /** Events that come up while one is being carried out wait their turn. */
  function dispatch(event: TableEvent): void {
    waiting.push(event);
    if (working) return;
    working = true;
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const before = state;
        const stepped = step(state, next, familyOf);
        state = stepped.state;
        if (state !== before) show(before);
        for (const command of stepped.commands) carryOut(command);
      }
    } finally {
      working = false;
    }
  }

  function show(before: PageState): void {
    const now = clock.now();
    top.show(state, now);
    if (state.open !== before.open || state.current !== before.current) arrange();
    for (const [code, panel] of panels) {
      const view = state.tables[code];
      if (view) panel.show(state, view, now);
    }
    noticeChanges(before, now);
    if (state.halted && !before.halted) stopWith(state.halted);
  }

  /** What the ear gets, and what is kept. */
  function noticeChanges(before: PageState, now: number): void {
    for (const [code, view] of Object.entries(state.tables)) {
      const was = before.tables[code];
      if (!was || was === view) continue;
      if (view.notice?.kind === 'confirmed' && was.notice !== view.notice) sound.confirmed();
      else if (view.chips !== was.chips && mayBet(view, now)) sound.chip();
      if (view.last !== was.last) keep({ last: { ...kept.last, [code]: view.last } });
      const ended = view.frame?.round?.state === 'settled' && view.shown === view.frame.round.id;
      if (ended && was.shown !== view.shown) addToRoad(view);
    }
  }

  function arrange(): void {
    setAttribute(frame, 'data-tables', String(state.open.length));
    for (const [code, panel] of panels) {
      if (state.open.includes(code)) continue;
      panel.close();
      panels.delete(code);
    }
    for (const code of state.open) {
      const panel = panels.get(code);
      if (panel) setAttribute(panel.root, 'data-current', code === state.current);
      else void openPanel(code);
    }
  }

  async function openPanel(code: string): Promise<void> {
    const sheet = state.tables[code]?.sheet;
    const kind = sheet && (await kindOf(sheet.kind).catch(() => undefined));
    const view = state.tables[code];
    if (!view || panels.has(code) || !state.open.includes(code)) return;
    if (!kind) return showUnknown(code);
    const panel = createPanel({
      kind,
      view,
      language,
      words,
      money,
      still,
      mayDeposit: isFramed() && !session.demo,
      act: actionsOf(code),
    });
    panels.set(code, panel);
    panel.root.addEventListener('pointerdown', () => makeCurrent(code), { capture: true });
    panel.root.addEventListener('focusin', () => makeCurrent(code));
    setAttribute(panel.root, 'data-current', code === state.current);
    panel.setInfoMode(infoMode);
    // In the order of the tabs, whichever was loaded first.
    const [after] = state.open
      .slice(state.open.indexOf(code) + 1)
      .flatMap((other) => panels.get(other)?.root ?? []);
    frame.insertBefore(panel.root, after ?? null);
    panel.show(state, view, clock.now());
    if (view.revealing && view.frame?.round)
      panel.reveal(view.revealing, view.frame.round.outcome, { atOnce: true, timeMs: 0 });
    else if (view.frame?.round?.state === 'settled')
      panel.reveal(view.frame.round.id, view.frame.round.outcome, { atOnce: true, timeMs: 0 });
    void loadRoad(code).catch(() => {});
  }

  async function kindOf(name: string): Promise<Kind | undefined> {
    const kind = kinds.get(name) ?? (await loadKind(name));
    if (kind) kinds.set(name, kind);
    return kind;
  }

  function showUnknown(code: string): void {
    const root = el(
      'section',
      { class: 'panel-table unknown', 'data-table': code },
      el('p', {}, words.unknownKind),
    );
    setAttribute(root, 'data-current', code === state.current);
    frame.append(root);
  }

  function makeCurrent(code: string): void {
    if (code !== state.current) dispatch({ type: 'current', table: code });
  }

  function actionsOf(table: string) {
    const mat = (type: 'undo' | 'double' | 'repeat' | 'clear') => () =>
      dispatch({ type, table, at: clock.now() });
    return {
      press(play: string) {
        if (infoMode) return openPlay(table, play);
        dispatch({ type: 'press', table, play, at: clock.now() });
      },
      put: (chips: Readonly<Record<string, number>>) => {
        const sized = Object.entries(chips).map(
          ([play, count]) => [play, state.chip * BigInt(count)] as const,
        );
        dispatch({ type: 'put', table, chips: Object.fromEntries(sized), at: clock.now() });
      },
      info: (play: string) => openPlay(table, play),
      chip: (chip: Money) => dispatch({ type: 'chip', chip }),
      undo: mat('undo'),
      double: mat('double'),
      repeat: mat('repeat'),
      clear: mat('clear'),
      confirm: () => dispatch({ type: 'confirm', table, key: newPressKey(), at: clock.now() }),
      favourites: () => openFavouritesOf(table),
      toggleInfo: () => setInfoMode(!infoMode),
      openRoad: () => openRoadOf(table),
      deposit: () => post({ source: 'lanna-studio', type: 'deposit' }),
      step: ({ sound: made }: { sound?: 'card' | 'dice' | 'ball' | 'lift' }) => {
        if (made && table === state.current) sound[made]();
      },
      revealed: (round: string) => dispatch({ type: 'revealed', table, round }),
      says(text: string) {
        if (table !== state.current) return;
        reader.say(text);
        if (text === words.dealer.closed) sound.closed();
      },
    };
  }

  function setInfoMode(on: boolean): void {
    infoMode = on;
    for (const [code, panel] of panels) {
      panel.setInfoMode(on);
      const view = state.tables[code];
      if (view) panel.show(state, view, clock.now());
    }
  }

  function onCurrent(action: (view: TableView, kind: Kind) => void): void {
    const view = state.tables[state.current];
    const kind = view && kinds.get(view.sheet.kind);
    if (kind) action(view, kind);
  }

  function openPlay(table: string, play: string): void {
    const view = state.tables[table];
    const kind = view && kinds.get(view.sheet.kind);
    if (!kind) return;
    openPlaySheet({
      ...{ play, kind, view, chip: state.chip, limits: limits(view), language, words, money },
      betting: mayBet(view, clock.now()),
      put: () => dispatch({ type: 'press', table, play, at: clock.now() }),
      take: () => dispatch({ type: 'take', table, play, at: clock.now() }),
    });
  }

  function openFavouritesOf(table: string): void {
    const view = state.tables[table];
    const kind = view && kinds.get(view.sheet.kind);
    if (!kind) return;
    const name = `${view.sheet.kind}/${view.sheet.variant}`;
    openFavourites({
      ...{ kind, language, words, money, sets: kept.favourites[name] ?? [], lies: view.chips },
      put: (chips) => dispatch({ type: 'put', table, chips, at: clock.now() }),
      keep: (sets) => keep({ favourites: { ...kept.favourites, [name]: sets } }),
    });
  }

  function openRoadOf(table: string): void {
    const view = state.tables[table];
    const kind = view && kinds.get(view.sheet.kind);
    if (kind)
      openRoad({ kind, view, rounds: roads.get(table), load: () => loadRoad(table), language, words, money });
  }

  function openOwnHistory(): void {
    const dialog = openHistory({
      ...{ language, words, money, load: studio.loadHistory, kindOf },
      nameOf: (table) => state.tables[table]?.sheet.name[language] ?? table,
      proof: (row) => {
        dialog.close();
        const view = state.tables[row.table] ?? state.tables[state.current];
        const kind = kinds.get(row.kind);
        if (view && kind) openProofOf(view, kind, { id: row.round, number: row.number });
      },
    });
  }

  function openProofOf(view: TableView, kind: Kind, round: { id: string; number: number } | undefined): void {
    openProof({
      ...{ round, kind, language, words, load: studio.loadReceipt },
      seen: round && view.commitments[round.id],
      setSeed: (seed) => studio.setSeed(view.sheet.code, seed),
    });
  }

  /** The round on the table if it is over, or the one before. */
  function lastEnded(view: TableView): { id: string; number: number } | undefined {
    const round = view.frame?.round;
    if (round?.state === 'settled' && view.revealing === undefined) return round;
    const last = roads.get(view.sheet.code)?.at(-1);
    return last && 'id' in last ? { id: String(last.id), number: last.number } : undefined;
  }

  async function loadRoad(table: string): Promise<readonly PastRound[]> {
    const { rounds } = await studio.loadRoad(table);
    const past = rounds.map(({ number, id, outcome }) => ({ number, id, outcome }));
    // A result that is still being shown is not given away by its road.
    const hidden = state.tables[table]?.revealing;
    const seen = past.filter(({ id }) => id !== hidden);
    roads.set(table, seen);
    panels.get(table)?.showRoad(seen);
    return seen;
  }

  function addToRoad({ sheet, frame: shown }: TableView): void {
    const round = shown?.round;
    const past = roads.get(sheet.code);
    if (!round || !past || past.some(({ number }) => number === round.number)) return;
    const next = [...past.slice(-499), { number: round.number, id: round.id, outcome: round.outcome }];
    roads.set(sheet.code, next);
    panels.get(sheet.code)?.showRoad(next);
  }

  function carryOut(command: Command): void {
    switch (command.do) {
      case 'watch':
        line?.watch(command.tables);
        break;
      case 'ask-state':
        askState(command.table);
        break;
      case 'ask-own':
        askOwn(command.table);
        break;
      case 'confirm':
        void confirm(command);
        break;
      case 'reveal':
        reveal(command);
        break;
      case 'result':
        if (command.won > command.stake && command.table === state.current) sound.won();
        break;
      case 'post':
        post(command.message);
        break;
      case 'keep':
        keep({ chip: state.chip, preferences: { ...kept.preferences, timeConfirms: state.timeConfirms } });
        writeOpenTables(state.open, state.current);
        break;
    }
  }

  function askState(table: string): void {
    studio.loadState(table).then((found) => {
      clock.take(found.now);
      dispatch({ type: 'frame', frame: found, at: clock.now() });
    }, failed);
  }

  function askOwn(table: string): void {
    studio
      .loadOwn(table)
      .then(
        (answer) => dispatch({ type: 'own', table, own: ownOf(answer), balance: moneyOf(answer.balance) }),
        failed,
      );
  }

  /** The balance in the first answer may be some moments old: what was pushed is asked for once more when the wallet has been asked again. */
  function askOwnTwice(table: string): void {
    askOwn(table);
    clearTimeout(again.get(table));
    again.set(
      table,
      setTimeout(() => askOwn(table), BALANCE_KEPT_MS),
    );
  }

  /** What ends the page ends it wherever it is learnt; what did not arrive is asked for again by the line or the clock. */
  function failed(error: unknown): void {
    if (error instanceof Refused && ENDING.includes(error.code))
      dispatch({ type: 'halt', error: error.code });
    else if (!(error instanceof Refused || error instanceof NoConnection)) throw error;
  }

  async function confirm({ table, sending }: Extract<Command, { do: 'confirm' }>): Promise<void> {
    const closesAt = state.tables[table]?.frame?.round?.closesAt;
    const left = closesAt === undefined ? 0 : Date.parse(closesAt) - clock.now();
    const chips = Object.fromEntries(
      Object.entries(sending.chips).map(([play, amount]) => [play, formatMoney(amount)]),
    );
    const request = { table, round: sending.round, chips, idempotencyKey: sending.key };
    try {
      const answer = await studio.confirm(request, performance.now() + left + AFTER_CLOSING_MS);
      const own = ownOf(answer);
      dispatch({ type: 'confirmed', table, key: sending.key, own, balance: moneyOf(answer.balance) });
    } catch (error) {
      const facts = error instanceof Refused ? refusalFacts(error.facts) : {};
      dispatch({ type: 'refused', table, key: sending.key, error: tableErrorOf(error), facts });
      if (!(error instanceof Refused || error instanceof NoConnection)) throw error;
    }
  }

  function reveal({ table, round, outcome, atOnce }: Extract<Command, { do: 'reveal' }>): void {
    const panel = panels.get(table);
    // Its panel is still being loaded: it shows the end when it comes, and nothing waits for it.
    if (!panel) {
      dispatch({ type: 'revealed', table, round });
      return;
    }
    const nextAt = state.tables[table]?.frame?.nextAt;
    const left = nextAt ? Date.parse(nextAt) - clock.now() - BEFORE_NEXT_MS : REVEAL_MOST_MS;
    panel.reveal(round, outcome, {
      atOnce: atOnce || document.hidden,
      timeMs: Math.min(left, REVEAL_MOST_MS),
    });
  }

  function stopWith(error: NonNullable<PageState['halted']>): void {
    openErrorCard(words, errorWords(words, error), { leave });
  }

  function keep(change: Partial<Kept>): void {
    kept = { ...kept, ...change };
    writeKept(kept);
  }

  function applyPreferences(): void {
    sound.setOn(kept.preferences.sound);
    reader.setOn(kept.preferences.readAloud);
  }

  function setAudible(audible: boolean): void {
    sound.setAudible(audible);
    reader.setAudible(audible);
  }

  function leave(): void {
    post({ source: 'lanna-studio', type: 'close' });
    // Opened outside the portal there is no page around that closes the frame.
    if (!isFramed()) window.location.assign(session.lobbyUrl);
  }

  function besides(way: 1 | -1): void {
    const at = state.open.indexOf(state.current);
    const table = state.open[(at + way + state.open.length) % state.open.length];
    if (table !== undefined && table !== state.current) dispatch({ type: 'current', table });
  }

  function open(): void {
    applyPreferences();
    line = openTableLine({
      token,
      received(message) {
        if (message.t === 'state') {
          clock.take(message.state.now);
          dispatch({ type: 'frame', frame: message.state, at: clock.now() });
        }
        if (message.t === 'own') askOwnTwice(message.table);
        if (message.t === 'pong') clock.take(message.now);
        if (message.t === 'refused' && message.code === 'session_expired')
          dispatch({ type: 'halt', error: 'session_expired' });
      },
      changed: (connection) => dispatch({ type: 'connection', connection }),
    });
    dispatch({
      type: 'session',
      session,
      open: readOpenTables(),
      last: kept.last,
      chip: kept.chip,
      timeConfirms: kept.preferences.timeConfirms,
    });
    arrange();
    timers.push(setInterval(tick, TICK_MS), setInterval(askWithoutLine, ASK_MS));
    document.addEventListener('visibilitychange', () => setAudible(!document.hidden), {
      signal: ended.signal,
    });
    listenToPage(session.lobbyUrl, (type) => {
      if (type === 'money-moved') askOwn(state.current);
      else setAudible(type === 'uncovered' && !document.hidden);
    });
    listenToSwipes(frame, (way) => {
      if (!isWide()) besides(way);
    });
    listenToKeys(
      {
        chip(place) {
          const chip = state.tables[state.current]?.sheet.chips[place];
          if (chip !== undefined) dispatch({ type: 'chip', chip: moneyOf(chip) });
        },
        confirm: () => actionsOf(state.current).confirm(),
        undo: () => actionsOf(state.current).undo(),
        double: () => actionsOf(state.current).double(),
        repeat: () => actionsOf(state.current).repeat(),
        clear: () => actionsOf(state.current).clear(),
        toggleInfo: () => setInfoMode(!infoMode),
        table(way) {
          besides(way);
          panels.get(state.current)?.focusMat();
        },
      },
      () => kept.preferences.keys,
      ended.signal,
    );
    post({ source: 'lanna-studio', type: 'ready' });
  }

  function tick(): void {
    const now = clock.now();
    dispatch({ type: 'tick', at: now, newKey: newPressKey });
    for (const [code, panel] of panels) {
      const view = state.tables[code];
      if (!view) continue;
      // The moment of closing changes what may be pressed, though no frame says so yet.
      if (isClosingNow(view, now)) panel.show(state, view, now);
      else panel.tick(view, now);
    }
    top.show(state, now);
  }

  function isClosingNow(view: TableView, now: number): boolean {
    const closesAt = view.frame?.round?.closesAt;
    if (closesAt === undefined || view.frame?.round?.state !== 'open') return false;
    const since = now - Date.parse(closesAt);
    return since >= 0 && since < TICK_MS * 2;
  }

  function askWithoutLine(): void {
    const quiet = state.connection !== 'live' && !document.hidden && !state.halted;
    for (const table of state.open) {
      if (quiet) askState(table);
      // Paid, but not said yet: the push may have been lost.
      if (quiet || awaitsMoney(state.tables[table])) askOwn(table);
    }
  }

  /** Leaves nothing behind on a page that goes on. */
  function close(): void {
    ended.abort();
    for (const timer of [...timers, ...again.values()]) clearInterval(timer);
    line?.close();
    for (const panel of panels.values()) panel.close();
    host.replaceChildren();
  }

  return { open, close };
}

function awaitsMoney(view: TableView | undefined): boolean {
  const round = view?.frame?.round;
  if (!view || !round || view.own?.round !== round.id) return false;
  return (
    ['closed', 'settled', 'void'].includes(round.state) &&
    ['confirmed', 'placing', 'placed'].includes(view.own.state)
  );
}

const ENDING = ['session_expired', 'player_disabled', 'game_disabled'];
/** A confirmation that was sent in time may be answered a little later. */
const AFTER_CLOSING_MS = 2000;

/** Where more than one table is seen at once. */
function isWide(): boolean {
  return window.matchMedia('(min-width: 900px)').matches;
}
