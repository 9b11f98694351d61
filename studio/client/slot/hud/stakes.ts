import type { Money } from '@lanna/rules/money';
import { button, el } from '../../shared/element.ts';
import { say, type Words } from '../i18n/words.ts';
import type { ShowMoney } from '../money-text.ts';
import { type Dialog, openDialog } from './dialog.ts';

/** The list of stakes; choosing one closes it. */
export function openStakes(
  words: Words,
  money: ShowMoney,
  { stakes, chosen, lines }: { stakes: readonly Money[]; chosen: Money; lines: number },
  choose: (stake: Money) => void,
): Dialog {
  const choices = stakes.map((stake) =>
    button(
      { class: 'choice', 'aria-pressed': stake === chosen ? 'true' : 'false' },
      () => {
        choose(stake);
        dialog.close();
      },
      money(stake),
    ),
  );
  const perLine = say(words.stakePerLine, { amount: money(chosen / BigInt(lines)), lines });
  const dialog = openDialog({
    title: words.stakeTitle,
    closeLabel: words.close,
    kind: 'panel',
    name: 'stakes',
    content: [el('p', { class: 'muted' }, perLine), el('div', { class: 'choices' }, ...choices)],
  });
  // Not the `autofocus` attribute: browsers refuse it, with an error, in a frame from another origin.
  choices[stakes.indexOf(chosen)]?.focus();
  return dialog;
}
