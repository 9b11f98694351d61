import { SPETO } from '@lanna/rules/play/rooms/dummy/card-points';
import type { Card } from '@lanna/rules/play/tables/cards';
import { cardFace, cardText } from '../../../shared/card.ts';
import { button, el } from '../../../shared/element.ts';
import type { Language } from '../../i18n/words.ts';
import { DUMMY_WORDS } from './words.ts';

/** A card that is pressed to choose it; what it is worth beyond its figure is text. */
export function cardButton(
  language: Language,
  { card, head, place, chosen }: { card: Card; head: Card; place: 'hand' | 'pile'; chosen: boolean },
  press: () => void,
): HTMLElement {
  const words = DUMMY_WORDS[language];
  const worth = [card === head && words.head, SPETO.includes(card) && words.speto].filter(
    (text) => text !== false,
  );
  return button(
    {
      ...{ class: 'pick', name: `${place}-${card}`, 'aria-pressed': String(chosen) },
      'aria-label': [cardText(card), ...worth].join(' '),
    },
    press,
    cardFace(card),
    worth.length > 0 && el('span', { class: 'tag', 'aria-hidden': 'true' }, worth[0] as string),
  );
}
