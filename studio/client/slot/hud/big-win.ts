import type { Money } from '@lanna/rules/money';
import { el } from '../../shared/element.ts';
import type { Words } from '../i18n/words.ts';
import type { ShowMoney } from '../money-text.ts';
import type { WinTier } from '../win-tier.ts';

/** The words and the counting figure of a great win, over the reels. Presses go through it to the big button. */
export interface BigWin {
  open(tier: WinTier): void;
  count(amount: Money): void;
  close(): void;
}

export function createBigWin(host: HTMLElement, words: Words, money: ShowMoney): BigWin {
  const title = el('p', { class: 'big-title' });
  const amount = el('p', { class: 'big-amount' });
  // The live region announces the final amount; announcing the count itself would be noise.
  const box = el('div', { class: 'big-win', hidden: true, 'aria-hidden': 'true' }, title, amount);
  host.append(box);
  return {
    open(tier) {
      if (tier !== 'big' && tier !== 'great' && tier !== 'superb') return;
      title.textContent = words[tier];
      box.dataset['size'] = tier;
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
