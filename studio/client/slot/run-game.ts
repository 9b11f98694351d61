import type { PlaySession } from '../../play-api.ts';
import { releasedSheet, type SlotGame } from '../../rules/slot/games.ts';
import type { SlotSheet } from '../../rules/slot/sheet.ts';
import { frameMessenger, isFramed, listenToPage } from '../shared/frame-messages.ts';
import { newPressKey } from '../shared/press-key.ts';
import { createAnnouncer } from './announcer.ts';
import type { Studio } from './api.ts';
import { commandRunner } from './command-runner.ts';
import { gameCards } from './game-cards.ts';
import type { GameEvent } from './game-events.ts';
import { createBigWin } from './hud/big-win.ts';
import { openHistory } from './hud/history.ts';
import { createHud, type HudActions } from './hud/hud.ts';
import { openPaytable } from './hud/paytable.ts';
import { keepPreferences, openSettings, type Preferences, readPreferences } from './hud/settings.ts';
import { openStakes } from './hud/stakes.ts';
import { WORDS, type Words } from './i18n/words.ts';
import { listenToKeys } from './keys.ts';
import { moneyText, type ShowMoney } from './money-text.ts';
import { canChooseStake, play } from './play.ts';
import type { ReelListener } from './render/reels.ts';
import type { Stage } from './render/stage.ts';
import { createTable, type Table } from './render/table.ts';
import { createSound, type Sound } from './sound/sound.ts';
import { type GameState, initialState, moneyOf, wonBy } from './state.ts';
import type { Theme } from './themes/theme.ts';
import { createWinPresentation } from './win-presentation.ts';

export interface GameParts {
  host: HTMLElement;
  stage: Stage;
  studio: Studio;
  session: PlaySession;
  game: SlotGame;
  sheet: SlotSheet;
  theme: Theme;
  /** The player's device asks for reduced motion. */
  still: boolean;
}

/** Connects the pure game to display, sound and server: executes its commands and feeds events back. */
export function runGame(parts: GameParts) {
  const { host, stage, studio, session, game, sheet, theme, still } = parts;
  const { language, minimumCycleMs } = session;
  const words = WORDS[language];
  const money = moneyText(session.symbol);
  const post = frameMessenger(session.lobbyUrl);
  const sound = createSound(theme.tonicHz);
  let preferences = readPreferences();
  let state: GameState = initialState;
  const waiting: GameEvent[] = [];
  let working = false;

  const hud = createHud(
    { session, game, words, money },
    {
      press,
      ...panelsOf(parts, words, money, { state: () => state, dispatch }),
      openSettings: () => {
        openSettings(words, { preferences, still, minimumCycleMs }, setPreferences);
      },
      toggleSound: () => setPreferences({ ...preferences, sound: !preferences.sound }),
      playFree: (on) => dispatch({ type: 'free-bets', on }),
      endReplay: () => dispatch({ type: 'replay-closed' }),
      leave,
    },
  );
  host.append(hud.root);
  const bigWin = createBigWin(hud.root, words, money);
  const table: Table = createTable(
    stage,
    sheet,
    theme,
    still,
    reelListener(sound, () => table),
  );
  const announcer = createAnnouncer({ hud, sheet, game, language, words, money });
  const { noteOf } = announcer;
  const presentation = createWinPresentation({ sheet, table, hud, bigWin, sound, still, noteOf });
  const showCard = gameCards({
    facts: { words, money, game, sheet, theme, language },
    ...{ session, hud, table, sound, dispatch, press, leave },
    askForDeposit: () => post({ source: 'lanna-studio', type: 'deposit' }),
  });
  const carryOut = commandRunner({
    ...{ studio, table, announcer, presentation, post, showCard, dispatch },
    state: () => state,
  });

  /** Events that come up while one is being carried out wait their turn. */
  function dispatch(event: GameEvent): void {
    waiting.push(event);
    if (working) return;
    working = true;
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const before = state;
        const played = play(state, next);
        state = played.state;
        show(before);
        for (const command of played.commands) carryOut(command);
      }
    } finally {
      working = false;
    }
  }

  function show(before: GameState): void {
    hud.show(state);
    if (state.balance !== before.balance || before.phase === 'loading') hud.showBalance(state.balance);
    // While a win is being presented, its figure is counted up instead.
    if (state.phase !== 'showing' && state.win !== before.win) hud.showWin(state.win);
    if (state.phase === 'spinning' && before.phase !== 'spinning') hud.showWin(0n);
  }

  function press(): void {
    if (state.phase === 'idle' || state.phase === 'showing') sound.press();
    dispatch({ type: 'press', now: performance.now(), key: newPressKey() });
  }

  function setPreferences(wanted: Preferences): void {
    preferences = wanted;
    keepPreferences(wanted);
    applyPreferences();
  }

  function applyPreferences(): void {
    sound.setOn(preferences.sound);
    hud.setSound(preferences.sound);
    table.reels.setQuick(preferences.quick);
  }

  function leave(): void {
    post({ source: 'lanna-studio', type: 'close' });
    // Opened outside the portal there is no page around that closes the frame.
    if (!isFramed()) window.location.assign(session.lobbyUrl);
  }

  async function open(): Promise<void> {
    applyPreferences();
    const round = session.unfinished;
    const seen = round && (round.steps[round.shown - 1] ?? undefined);
    const first = seen ?? { strips: 'base', stops: OPENING_STOPS };
    table.reels.show(first.strips, first.stops);
    announcer.describeReels(first);
    hud.showWin(round ? wonBy(round, round.shown) : 0n);
    const layout = () => table.layout(hud.reelPlace.getBoundingClientRect());
    await layout();
    new ResizeObserver(() => void layout()).observe(hud.reelPlace);
    window.addEventListener('resize', () => {
      stage.resize(window.innerWidth, window.innerHeight);
      void layout();
    });
    listenAround(session, sound, () => dispatch({ type: 'money-moved' }));
    listenToKeys(press, () => dispatch({ type: 'replay-closed' }));
    post({ source: 'lanna-studio', type: 'ready' });
    dispatch({ type: 'session', session });
  }

  return { open, setReconnecting: hud.setReconnecting };
}

/** What reels do is heard and lit. */
function reelListener(sound: Sound, table: () => Table): ReelListener {
  return {
    started: () => sound.reelsStarted(),
    stopped: (reel, scatters) => {
      sound.reelStopped(reel, scatters);
      if (scatters > 0) table().flashScatters(reel);
    },
    suspense: (reel) => {
      table().spotlight(reel);
      sound.suspense(reel !== undefined);
    },
  };
}

/** A page that is covered or hidden makes no sound; the page around says when money has moved elsewhere. */
function listenAround({ lobbyUrl }: PlaySession, sound: Sound, moneyMoved: () => void): void {
  document.addEventListener('visibilitychange', () => sound.setAudible(!document.hidden));
  listenToPage(lobbyUrl, (type) => {
    if (type === 'money-moved') moneyMoved();
    else sound.setAudible(type === 'uncovered' && !document.hidden);
  });
}

/** What the buttons open beside the game, and the stake they set. */
function panelsOf(
  { studio, session, game, sheet, theme }: GameParts,
  words: Words,
  money: ShowMoney,
  { state, dispatch }: { state: () => GameState; dispatch: (event: GameEvent) => void },
) {
  const { language, minimumCycleMs } = session;
  const stakes = session.stakes.map(moneyOf);
  return {
    stakeBy(steps) {
      const stake = stakes[stakes.indexOf(state().stake) + steps];
      if (stake !== undefined) dispatch({ type: 'stake', stake });
    },
    openStakes() {
      const now = state();
      if (!canChooseStake(now)) return;
      const facts = { stakes, chosen: now.stake, lines: sheet.lines.length };
      openStakes(words, money, facts, (stake) => dispatch({ type: 'stake', stake }));
    },
    openPaytable() {
      openPaytable(words, money, { game, sheet, theme, language, stake: state().stake, minimumCycleMs });
    },
    openHistory() {
      openHistory(words, money, {
        load: studio.loadHistory,
        replay: (round) => dispatch({ type: 'replay', round }),
        canReplay: (round) =>
          state().phase === 'idle' && releasedSheet(game.code, round.ruleVersion) === sheet,
      });
    },
  } satisfies Partial<HudActions>;
}

/** The symbols on the reels before the first spin; they are no result. */
const OPENING_STOPS = [0, 3, 7, 11, 16];
