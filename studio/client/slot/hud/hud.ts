import { formatMoney, type Money } from '@lanna/rules/money';
import type { PlaySession } from '../../../play-api.ts';
import type { SlotGame } from '../../../rules/slot/games.ts';
import { setAttribute } from '../../shared/element.ts';
import { say, type Words } from '../i18n/words.ts';
import type { ShowMoney } from '../money-text.ts';
import { canChooseStake, canSpin } from '../play.ts';
import { freeSpinsOf, type GameState } from '../state.ts';
import { hudElements } from './hud-elements.ts';
import { swapIcon } from './icons.ts';

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
  const parts = hudElements({ session, game, words, money }, act);
  const { root, reelPlace, badge, soundButton, freeSpins, freeCount, freeBets, replayBar } = parts;
  const { winLabel, winAmount, balanceAmount, spin, spinText, connection } = parts;
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

    showStake(state);
    showSpin(state);
  }

  function showStake(state: GameState): void {
    const { stake, stakeAmount, lower, higher } = parts;
    const mayChoose = canChooseStake(state);
    const at = session.stakes.indexOf(formatMoney(state.stake));
    stakeAmount.textContent = money(state.stake);
    setAttribute(stake, 'aria-label', say(words.stakeChoose, { amount: money(state.stake) }));
    setAttribute(lower, 'aria-disabled', !mayChoose || at <= 0 ? 'true' : undefined);
    setAttribute(higher, 'aria-disabled', !mayChoose || at >= session.stakes.length - 1 ? 'true' : undefined);
    setAttribute(stake, 'aria-disabled', mayChoose ? undefined : 'true');
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
      parts.note.textContent = text;
    },
    describeReels(text) {
      setAttribute(reelPlace, 'aria-label', text);
    },
    announce(text) {
      parts.live.textContent = text;
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
