import { formatMoney } from '@lanna/rules/money';
import { button, el, setAttribute } from '../../shared/element.ts';
import { say, type Words } from '../i18n/words.ts';
import type { ShowMoney } from '../money-text.ts';
import { type GameState, moneyOf } from '../state.ts';

/** How many free bets are left and worth what, what they have won so far, and whether the next press plays one. */
export function createFreeBets(words: Words, money: ShowMoney, playFree: (on: boolean) => void) {
  const left = el('span');
  const won = el('strong');
  let playsFree = false;
  const toggle = button({ class: 'free-bets-toggle' }, () => playFree(!playsFree), words.freeBets.useMoney);
  const root = el('p', { class: 'free-bets', hidden: true }, left, won, toggle);

  function show({ freeBets, playsFree: isOn, wonFree, phase, press, playing }: GameState): void {
    playsFree = isOn;
    root.hidden = playing?.mode === 'replay' || (!freeBets && wonFree === 0n);
    root.dataset['left'] = String(freeBets?.left ?? 0);
    root.dataset['won'] = formatMoney(wonFree);
    setAttribute(root, 'data-on', isOn);
    left.textContent = freeBets
      ? say(words.freeBets.left, { left: freeBets.left, amount: money(moneyOf(freeBets.value)) })
      : words.freeBets.over;
    won.textContent = wonFree > 0n ? say(words.freeBets.won, { amount: money(wonFree) }) : '';
    toggle.hidden = !freeBets;
    toggle.textContent = isOn ? words.freeBets.useMoney : words.freeBets.useFree;
    setAttribute(toggle, 'aria-disabled', phase === 'idle' && !press ? undefined : 'true');
  }
  return { root, show };
}
