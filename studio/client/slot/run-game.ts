import { formatMoney } from '@lanna/rules/money';
import type { PlaySession, ReelStep } from '../../play-api.ts';
import { releasedSheet, type SlotGame } from '../../rules/slot/games.ts';
import type { SlotSheet } from '../../rules/slot/sheet.ts';
import { createAnnouncer } from './announcer.ts';
import { gameErrorOf, NoConnection, Refused, type Studio } from './api.ts';
import { frameMessenger, isFramed, listenToPage } from './frame-messages.ts';
import type { Command, GameEvent } from './game-events.ts';
import { createBigWin } from './hud/big-win.ts';
import { openErrorCard, openIntro, openResume, openSummary } from './hud/cards.ts';
import type { Dialog } from './hud/dialog.ts';
import { openHistory } from './hud/history.ts';
import { createHud } from './hud/hud.ts';
import { openPaytable } from './hud/paytable.ts';
import { keepPreferences, openSettings, type Preferences, readPreferences } from './hud/settings.ts';
import { openStakes } from './hud/stakes.ts';
import { WORDS } from './i18n/words.ts';
import { listenToKeys } from './keys.ts';
import { moneyText } from './money-text.ts';
import { canChooseStake, play } from './play.ts';
import { newPressKey } from './press-key.ts';
import type { Stage } from './render/stage.ts';
import { createTable } from './render/table.ts';
import { createSound } from './sound/sound.ts';
import { type GameState, initialState, moneyOf, wonBy } from './state.ts';
import type { Theme } from './themes/theme.ts';
import { createWinPresentation } from './win-presentation.ts';
import { fillsTheScreen } from './win-tier.ts';

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

type CardCommand = Extract<Command, { do: `open-${string}` | 'close-cards' }>;

/** Connects the pure game to display, sound and server: executes its commands and feeds events back. */
export function runGame({ host, stage, studio, session, game, sheet, theme, still }: GameParts) {
  const { language } = session;
  const words = WORDS[language];
  const money = moneyText(session.symbol);
  const post = frameMessenger(session.lobbyUrl);
  const sound = createSound(theme.tonicHz);
  let preferences = readPreferences();
  let state: GameState = initialState;
  let card: Dialog | undefined;
  const waiting: GameEvent[] = [];
  let working = false;

  const hud = createHud(
    { session, game, words, money },
    {
      press,
      stakeBy,
      openStakes: () => {
        if (!canChooseStake(state)) return;
        const stakes = session.stakes.map(moneyOf);
        const facts = { stakes, chosen: state.stake, lines: sheet.lines.length };
        openStakes(words, money, facts, (stake) => dispatch({ type: 'stake', stake }));
      },
      openPaytable: () => {
        const { minimumCycleMs } = session;
        openPaytable(words, money, { game, sheet, theme, language, stake: state.stake, minimumCycleMs });
      },
      openHistory: () => {
        openHistory(words, money, {
          load: studio.loadHistory,
          replay: (round) => dispatch({ type: 'replay', round }),
          canReplay: (round) =>
            state.phase === 'idle' && releasedSheet(game.code, round.ruleVersion) === sheet,
        });
      },
      openSettings: () => {
        const { minimumCycleMs } = session;
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
  const table = createTable(stage, sheet, theme, still, {
    started: () => sound.reelsStarted(),
    stopped: (reel, scatters) => {
      sound.reelStopped(reel, scatters);
      if (scatters > 0) table.flashScatters(reel);
    },
    suspense: (reel) => {
      table.spotlight(reel);
      sound.suspense(reel !== undefined);
    },
  });
  const announcer = createAnnouncer({ hud, sheet, game, language, words, money });
  const presentation = createWinPresentation({
    sheet,
    table,
    hud,
    bigWin,
    sound,
    still,
    noteOf: announcer.noteOf,
  });
  const cardFacts = { words, money, game, sheet, theme, language };

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

  function carryOut(command: Command): void {
    switch (command.do) {
      case 'load-session':
        settle(studio.loadSession(), (loaded) => ({ type: 'session', session: loaded }));
        break;
      case 'ask-balance':
        studio.loadSession().then(
          ({ balance }) => dispatch({ type: 'balance', balance: moneyOf(balance) }),
          (error: unknown) => {
            dispatch({ type: 'balance', balance: undefined });
            if (!(error instanceof Refused || error instanceof NoConnection)) throw error;
          },
        );
        break;
      case 'send-spin':
        settle(studio.spin(formatMoney(command.stake), command.key, command.freeBets), (answer) => ({
          type: 'answered',
          answer,
        }));
        break;
      case 'start-reels':
        presentation.clear();
        table.reels.start(command.strips);
        break;
      case 'land-reels':
        void landReels(command.step);
        break;
      case 'hurry-reels':
        table.reels.hurry();
        break;
      case 'return-reels':
        void table.reels.turnBack();
        break;
      case 'present-win':
        void presentation
          .present(command.step, command.before, command.tier)
          .then(() => dispatch({ type: 'presented' }));
        break;
      case 'skip-presentation':
        presentation.skip();
        break;
      case 'report-progress':
        studio.reportProgress(command.roundId, command.shown);
        break;
      case 'post':
        post(command.message);
        break;
      case 'announce-result':
        announcer.announceResult(command.win, command.balance, command.stake);
        break;
      default:
        showCard(command);
    }
  }

  function showCard(command: CardCommand): void {
    switch (command.do) {
      case 'open-intro':
        sound.freeSpinsWon();
        table.ambience.shower(0.35);
        card = openIntro(cardFacts, command, press);
        break;
      case 'open-summary':
        sound.freeSpinsDone(command.tier);
        if (fillsTheScreen(command.tier)) table.ambience.shower(1);
        card = openSummary(cardFacts, command, press);
        break;
      case 'open-resume':
        card = openResume(cardFacts, command.round, press);
        break;
      case 'open-error':
        card = openErrorCard(words, command.error, {
          recover: () => dispatch({ type: 'recover', now: performance.now() }),
          leave,
          // Play money is not for sale, and outside of the portal nothing would receive the request.
          ...(isFramed() &&
            !session.demo &&
            !session.kept && { deposit: () => post({ source: 'lanna-studio', type: 'deposit' }) }),
        });
        break;
      case 'close-cards':
        card?.close();
        card = undefined;
        table.ambience.stopShower();
        hud.focusSpin();
        break;
    }
  }

  function settle<T>(call: Promise<T>, event: (value: T) => GameEvent): void {
    call.then(
      (value) => dispatch(event(value)),
      (error: unknown) => {
        dispatch({ type: 'refused', error: gameErrorOf(error) });
        if (!(error instanceof Refused || error instanceof NoConnection)) throw error;
      },
    );
  }

  async function landReels(step: ReelStep): Promise<void> {
    if (step.kind === 'free' && state.playing) {
      announcer.announceFreeSpin(state.playing);
    }
    await table.reels.land(step);
    announcer.describeReels(step);
    dispatch({ type: 'landed' });
  }

  function press(): void {
    if (state.phase === 'idle' || state.phase === 'showing') sound.press();
    dispatch({ type: 'press', now: performance.now(), key: newPressKey() });
  }

  function stakeBy(steps: 1 | -1): void {
    const stakes = session.stakes.map(moneyOf);
    const stake = stakes[stakes.indexOf(state.stake) + steps];
    if (stake !== undefined) dispatch({ type: 'stake', stake });
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
    document.addEventListener('visibilitychange', () => sound.setAudible(!document.hidden));
    listenToPage(session.lobbyUrl, (type) => {
      if (type === 'money-moved') dispatch({ type });
      else sound.setAudible(type === 'uncovered' && !document.hidden);
    });
    listenToKeys(press, () => dispatch({ type: 'replay-closed' }));
    post({ source: 'lanna-studio', type: 'ready' });
    dispatch({ type: 'session', session });
  }

  return { open, setReconnecting: hud.setReconnecting };
}

/** The symbols on the reels before the first spin; they are no result. */
const OPENING_STOPS = [0, 3, 7, 11, 16];
