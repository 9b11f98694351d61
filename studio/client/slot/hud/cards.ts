import type { Money } from '@lanna/rules/money';
import type { SlotRound } from '../../../play-api.ts';
import type { SlotGame } from '../../../rules/slot/games.ts';
import type { SlotSheet } from '../../../rules/slot/sheet.ts';
import { button, el } from '../../shared/element.ts';
import { type Language, say, type Words } from '../i18n/words.ts';
import type { ShowMoney } from '../money-text.ts';
import { svgUrl } from '../render/picture.ts';
import { type GameError, moneyOf } from '../state.ts';
import type { Theme } from '../themes/theme.ts';
import { type Dialog, openDialog } from './dialog.ts';

/** Cards that stop the game until the player has answered: free spins won and done, a round to resume, an error. */
export interface CardFacts {
  words: Words;
  money: ShowMoney;
  game: SlotGame;
  sheet: SlotSheet;
  theme: Theme;
  language: Language;
}

export function openIntro(
  { words, sheet, theme, game, language }: CardFacts,
  { spins, retrigger }: { spins: number; retrigger: boolean },
  go: () => void,
): Dialog {
  const times = sheet.freeSpinMultiplier;
  const wildTimes = sheet.wild.multiplier.free;
  const wild = game.symbols[sheet.wild.symbol]?.[language] ?? '';
  return card('intro', say(retrigger ? words.freeSpinsMore : words.freeSpinsWon, { spins }), go, [
    picture(theme, sheet.scatter.symbol),
    times > 1 && el('p', { class: 'lead' }, say(words.freeSpinsTimes, { times })),
    wildTimes > 1 && el('p', { class: 'lead' }, say(words.freeSpinsWildTimes, { wild, times: wildTimes })),
    el('p', {}, words.freeSpinsPlain),
    button({ class: 'primary' }, go, words.freeSpinsStart),
  ]);
}

export function openSummary(
  { words, money }: CardFacts,
  { won, spins }: { won: Money; spins: number },
  go: () => void,
): Dialog {
  return card('summary', say(words.summaryTitle, { spins }), go, [
    el('p', {}, words.summaryTotal),
    el('p', { class: 'total' }, money(won)),
    button({ class: 'primary' }, go, words.summaryCollect),
  ]);
}

export function openResume(
  { words, money, theme, sheet }: CardFacts,
  round: SlotRound,
  go: () => void,
): Dialog {
  return card('resume', words.resumeTitle, go, [
    picture(theme, sheet.wild.symbol),
    el('p', {}, say(words.resumeText, { stake: money(moneyOf(round.stake)) })),
    button({ class: 'primary' }, go, words.resumeStart),
  ]);
}

export interface ErrorActions {
  recover(): void;
  leave(): void;
  /** Where there is a way to deposit. */
  deposit?: () => void;
}

/** What happened, what it means for the money, what to do next; and the button that does it. */
export function openErrorCard(words: Words, error: GameError, act: ErrorActions): Dialog {
  const { title, money, next } = words.errors[error];
  const way = WAY_OUT[error];
  const label = {
    dismiss: words.errorDismiss,
    check: words.errorCheck,
    retry: words.errorRetry,
    leave: words.errorLobby,
  }[way];
  const answer = way === 'leave' ? act.leave : act.recover;
  const { deposit } = error === 'not_enough_money' ? act : {};
  const dialog = card('error', title, answer, [
    el('p', { class: 'lead' }, money),
    el('p', {}, error === 'not_enough_money' && !deposit ? words.stakeLowerFirst : next),
    deposit &&
      button(
        { class: 'primary', 'data-way': 'deposit' },
        () => {
          dialog.close();
          act.recover();
          deposit();
        },
        words.errorDeposit,
      ),
    button(
      { class: deposit ? 'plain' : 'primary' },
      () => {
        dialog.close();
        answer();
      },
      label,
    ),
    // A refusal that may last a while must not keep the player on this page.
    (way === 'check' || way === 'retry') && button({ class: 'plain' }, act.leave, words.errorLobby),
  ]);
  dialog.element.dataset['error'] = error;
  return dialog;
}

const WAY_OUT: Record<GameError, 'dismiss' | 'check' | 'retry' | 'leave'> = {
  session_expired: 'leave',
  not_enough_money: 'dismiss',
  too_soon: 'dismiss',
  round_unfinished: 'check',
  limit_reached: 'dismiss',
  free_bets_over: 'dismiss',
  player_disabled: 'leave',
  game_disabled: 'leave',
  outcome_uncertain: 'check',
  invalid_input: 'dismiss',
  unknown_error: 'check',
  stake_returned: 'dismiss',
  no_connection: 'retry',
};

function card(
  name: string,
  title: string,
  onDismiss: () => void,
  content: readonly (Node | string | false | undefined)[],
): Dialog {
  return openDialog({
    kind: 'card',
    name,
    title,
    onDismiss,
    content: content.filter((part) => part !== false && part !== undefined),
  });
}

function picture(theme: Theme, symbol: string): HTMLElement {
  return el('img', {
    alt: '',
    class: 'card-picture',
    width: 120,
    height: 120,
    src: svgUrl(theme.symbols[symbol]?.() ?? ''),
  });
}
