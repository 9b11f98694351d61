import type { Money } from '@lanna/rules/money';
import type { Celebration } from '../celebrate.ts';
import type { Words } from '../i18n/words.ts';
import type { ShowMoney } from '../money-text.ts';
import { el } from './element.ts';

/** The words and the counting figure of a great win, over the reels. Presses go through it to the big button. */
export interface BigWin {
  open(celebration: Celebration): void;
  count(amount: Money): void;
  close(): void;
}

export function createBigWin(host: HTMLElement, words: Words, money: ShowMoney): BigWin {
  const title = el('p', { class: 'big-title' });
  const amount = el('p', { class: 'big-amount' });
  // Told by the live region at the end; the count itself would be noise.
  const box = el('div', { class: 'big-win', hidden: true, 'aria-hidden': 'true' }, title, amount);
  host.append(box);
  return {
    open(celebration) {
      if (celebration !== 'big' && celebration !== 'great' && celebration !== 'superb') return;
      title.textContent = words[celebration];
      box.dataset['size'] = celebration;
      box.hidden = false;
    },
    count(value) {
      amount.textContent = money(value);
    },
    close() {
      box.hidden = true;
    },
  };
}
