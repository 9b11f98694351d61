import { cardBack, cardFace, cardText } from '../../shared/card.ts';
import { el } from '../../shared/element.ts';
import { say, type Words } from '../i18n/words.ts';

/** Cards in a row; those that are hidden lie on their faces. What they are is text for who does not see them. */
export function cardRow(
  words: Words,
  { cards, count }: { cards: string[] | null; count: number },
  size: 'large' | 'small',
  textOf: (cards: readonly string[]) => string = () => '',
): HTMLElement {
  const text =
    cards === null
      ? say(words.hiddenCards, { count })
      : `${cards.map(cardText).join(' ')} ${textOf(cards)}`.trimEnd();
  return el(
    'span',
    { class: `cards ${size}`, role: 'img', 'aria-label': text },
    ...Array.from({ length: count }, (_, at) => {
      const card = cards?.[at];
      return card === undefined ? cardBack() : cardFace(card);
    }),
  );
}
