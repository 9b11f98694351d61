import { button, el } from '../../shared/element.ts';
import { isFramed } from '../../shared/frame-messages.ts';
import { say } from '../i18n/words.ts';
import { createFreeBets } from './free-bets.ts';
import type { HudActions, HudFacts } from './hud.ts';
import { type IconName, icon } from './icons.ts';

/** The controls around the reels as they stand before the first state is shown. */
export function hudElements({ session, game, words, money }: HudFacts, act: HudActions) {
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
  return {
    ...{ root, reelPlace, badge, soundButton, freeSpins, freeCount, freeBets, replayBar, connection, live },
    ...{ winLabel, winAmount, note, balanceAmount, stakeAmount, lower, higher, stake, spin, spinText },
  };
}
