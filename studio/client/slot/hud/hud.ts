import { formatMoney, type Money } from '@lanna/rules/money';
import type { PlaySession } from '../../../play-api.ts';
import type { SlotGame } from '../../../rules/slot/games.ts';
import { button, el, setAttribute } from '../../shared/element.ts';
import { isFramed } from '../frame-messages.ts';
import { say, type Words } from '../i18n/words.ts';
import type { ShowMoney } from '../money-text.ts';
import { canChooseStake, canSpin } from '../play.ts';
import { freeSpinsOf, type GameState } from '../state.ts';
import { createFreeBets } from './free-bets.ts';
import { type IconName, icon, swapIcon } from './icons.ts';

/** The controls around the reels, all of them real buttons with names. */
export interface Hud {
  root: HTMLElement;
  /** The rectangle the reels may fill. */
  reelPlace: HTMLElement;
  show(state: GameState): void;
  showWin(win: Money): void;
  showBalance(balance: Money): void;
  /** A line under the win: which group is lit. */
  note(text: string): void;
  describeReels(text: string): void;
  announce(text: string): void;
  setSound(on: boolean): void;
  setReconnecting(on: boolean): void;
  focusSpin(): void;
}

export interface HudActions {
  press(): void;
  stakeBy(steps: 1 | -1): void;
  openStakes(): void;
  openPaytable(): void;
  openHistory(): void;
  openSettings(): void;
  toggleSound(): void;
  /** With free bets, or with money. */
  playFree(on: boolean): void;
  endReplay(): void;
  leave(): void;
}

export interface HudFacts {
  session: PlaySession;
  game: SlotGame;
  words: Words;
  money: ShowMoney;
}

export function createHud({ session, game, words, money }: HudFacts, act: HudActions): Hud {
  const name = game.name[session.language];
  const tool = (iconName: IconName, label: string, action: () => void) =>
    button({ class: 'tool', 'data-tool': iconName }, action, icon(iconName), el('span', {}, label));

  // A page around brings the way back.
  const back = !isFramed() && button({ class: 'round', 'aria-label': words.back }, act.leave, icon('back'));
  const soundButton = button(
    { class: 'round', 'aria-label': words.soundOn, 'data-tool': 'sound' },
    act.toggleSound,
    icon('soundOff'),
  );
  const badge = el('span', { class: 'badge', hidden: !session.demo }, words.demo);
  const freeCount = el('strong');
  const freeSpins = el(
    'p',
    { class: 'free-spins', hidden: true },
    el('span', {}, words.freeSpins),
    freeCount,
  );
  const reelPlace = el('div', { class: 'reels', role: 'img' });
  const winLabel = el('span', { class: 'label' }, words.win);
  const winAmount = el('output', { class: 'amount', 'aria-live': 'off' });
  const note = el('p', { class: 'note' });
  const balanceAmount = el('output', { class: 'amount', 'aria-live': 'off' });
  const stakeAmount = el('span', { class: 'amount' });
  const lower = button(
    { class: 'round', 'aria-label': words.stakeLower },
    () => act.stakeBy(-1),
    icon('minus'),
  );
  const higher = button(
    { class: 'round', 'aria-label': words.stakeHigher },
    () => act.stakeBy(1),
    icon('plus'),
  );
  const stake = button({ class: 'stake-value' }, act.openStakes, stakeAmount);
  const spinText = el('span', { class: 'spin-text' }, words.spin);
  const spin = button({ class: 'spin' }, act.press, icon('spin'), spinText);
  const endReplay = button({ class: 'end-replay' }, act.endReplay, words.replayEnd);
  const replayBar = el(
    'div',
    { class: 'replay-bar', hidden: true },
    el('p', {}, words.replayNote),
    endReplay,
  );
  const freeBets = createFreeBets(words, money, act.playFree);
  const live = el('p', { class: 'visually-hidden', role: 'status', 'aria-live': 'polite' });
  const connection = el('p', { class: 'connection', role: 'status', hidden: true }, words.reconnecting);
  const tools = el(
    'nav',
    { class: 'tools' },
    tool('paytable', words.paytable, act.openPaytable),
    tool('history', words.history, act.openHistory),
    tool('settings', words.settings, act.openSettings),
  );

  const root = el(
    'main',
    { id: 'game', 'aria-label': say(words.gameArea, { name }) },
    el('header', { class: 'top' }, back, badge, soundButton),
    el('div', { class: 'above' }, el('h1', {}, name), freeSpins, freeBets.root, replayBar, connection),
    reelPlace,
    el('div', { class: 'win' }, el('p', { class: 'figure' }, winLabel, winAmount), note),
    el(
      'div',
      { class: 'console' },
      el(
        'p',
        { class: 'figure balance' },
        el('span', { class: 'label' }, session.demo ? words.demoBalance : words.balance),
        balanceAmount,
      ),
      spin,
      el(
        'div',
        { class: 'figure stake', role: 'group', 'aria-label': words.stake },
        el('span', { class: 'label', 'aria-hidden': 'true' }, words.stake),
        el('div', { class: 'stake-row' }, lower, stake, higher),
      ),
    ),
    tools,
    live,
  );

  let wake: ReturnType<typeof setTimeout> | undefined;

  function show(state: GameState): void {
    const replaying = state.playing?.mode === 'replay';
    const free = state.playing && freeSpinsOf(state.playing);
    const inFree = free !== undefined && free.played > 0;
    // Before a free spin is started it has not been played.
    const ahead = state.phase === 'intro' || state.phase === 'resuming' ? 1 : 0;
    root.dataset['state'] = state.phase;
    root.dataset['balance'] = formatMoney(state.balance);
    root.dataset['stake'] = formatMoney(state.stake);
    root.dataset['win'] = formatMoney(state.win);
    root.dataset['mode'] = state.playing?.mode ?? 'none';
    root.dataset['mood'] = inFree ? 'free' : 'base';
    setAttribute(root, 'data-error', state.error);
    document.documentElement.dataset['mood'] = inFree ? 'free' : 'base';

    freeSpins.hidden = !inFree;
    if (free) freeCount.textContent = say(words.freeSpinsCount, { ...free, played: free.played - ahead });
    badge.hidden = !(session.demo || replaying);
    badge.textContent = replaying ? words.replay : words.demo;
    replayBar.hidden = !replaying;
    freeBets.show(state);

    const stakes = session.stakes.length;
    const mayChoose = canChooseStake(state);
    const at = session.stakes.indexOf(formatMoney(state.stake));
    stakeAmount.textContent = money(state.stake);
    setAttribute(stake, 'aria-label', say(words.stakeChoose, { amount: money(state.stake) }));
    setAttribute(lower, 'aria-disabled', !mayChoose || at <= 0 ? 'true' : undefined);
    setAttribute(higher, 'aria-disabled', !mayChoose || at >= stakes - 1 ? 'true' : undefined);
    setAttribute(stake, 'aria-disabled', mayChoose ? undefined : 'true');
    showSpin(state);
  }

  /** The big button names what a press would do now; while it would do nothing it is disabled. */
  function showSpin(state: GameState): void {
    clearTimeout(wake);
    const now = performance.now();
    const meaning = meaningOf(state, now);
    spin.dataset['means'] = meaning.means;
    setAttribute(spin, 'aria-disabled', meaning.enabled ? undefined : 'true');
    setAttribute(spin, 'aria-busy', state.phase === 'spinning' ? 'true' : undefined);
    spinText.textContent = words[meaning.means === 'wait' ? 'waitForReels' : meaning.means];
    swapIcon(spin, meaning.means === 'wait' ? 'spin' : meaning.means);
    const cycleMs = session.minimumCycleMs;
    const leftMs = Math.max(0, state.nextSpinAt - now);
    spin.style.setProperty('--cycle', `${cycleMs}ms`);
    spin.style.setProperty('--cycle-done', `${leftMs - cycleMs}ms`);
    setAttribute(spin, 'data-cooling', leftMs > 0);
    if (leftMs > 0) wake = setTimeout(() => showSpin(state), leftMs + 5);
  }

  return {
    root,
    reelPlace,
    show,
    showWin(win) {
      winAmount.textContent = win > 0n ? money(win) : '';
      winLabel.textContent = win > 0n ? words.win : root.dataset['mode'] === 'replay' ? '' : words.winNothing;
      setAttribute(winAmount, 'data-won', win > 0n);
    },
    showBalance(balance) {
      const text = money(balance);
      balanceAmount.textContent = text;
      setAttribute(balanceAmount, 'data-long', text.length > LONG_FIGURE);
    },
    note(text) {
      note.textContent = text;
    },
    describeReels(text) {
      setAttribute(reelPlace, 'aria-label', text);
    },
    announce(text) {
      live.textContent = text;
    },
    setSound(on) {
      swapIcon(soundButton, on ? 'soundOn' : 'soundOff');
      setAttribute(soundButton, 'aria-label', on ? words.soundOff : words.soundOn);
    },
    setReconnecting(on) {
      connection.hidden = !on;
    },
    focusSpin() {
      spin.focus({ preventScroll: true });
    },
  };
}

/** More characters than this get smaller figures. */
const LONG_FIGURE = 12;

type Meaning = 'spin' | 'stop' | 'skip' | 'wait';

function meaningOf(state: GameState, now: number): { means: Meaning; enabled: boolean } {
  switch (state.phase) {
    case 'landing':
      return { means: 'stop', enabled: true };
    case 'showing':
      return canSpin(state, now) ? { means: 'spin', enabled: true } : { means: 'skip', enabled: true };
    case 'idle':
      return { means: 'spin', enabled: canSpin(state, now) };
    default:
      return { means: 'wait', enabled: false };
  }
}
