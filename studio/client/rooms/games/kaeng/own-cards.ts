import type { Card } from '@lanna/rules/play/tables/cards';
import { rankNumber, rankOf } from '@lanna/rules/play/tables/cards';
import type { RoomState } from '../../../../room-api.ts';
import { cardFace, cardText } from '../../../shared/card.ts';
import { button, el } from '../../../shared/element.ts';
import { say } from '../../i18n/words.ts';
import type { PageContext } from '../../page-context.ts';
import { cardRow } from '../../parts/cards.ts';
import { mayAct } from '../../state/table-state.ts';
import { KAENG_WORDS } from './words.ts';

/** The own cards from the heaviest on; after drawing each is pressed to be thrown, and only those of one rank together. */
export function ownCards(
  page: PageContext,
  state: RoomState,
  { chosen, changed }: { chosen: Set<Card>; changed(): void },
): HTMLElement {
  const words = KAENG_WORDS[page.language];
  const cards = handInOrder(state);
  const isThrowing = mayAct(state) && state.hand?.phase === 'throw';
  if (!isThrowing)
    return el('div', { class: 'kaeng-own' }, cardRow(page.words, { cards, count: cards.length }, 'large'));
  const drawn = ownHand(state).at(-1);
  return el(
    'div',
    { class: 'kaeng-own choices', role: 'group', 'aria-label': page.words.ownCards },
    ...cards.map((card, at) =>
      button(
        {
          ...{ class: 'choice', name: `card-${at + 1}`, 'aria-pressed': String(chosen.has(card)) },
          'aria-label': say(card === drawn ? words.cardDrawn : words.card, { card: cardText(card) }),
          'data-drawn': card === drawn,
        },
        () => {
          choose(chosen, card);
          changed();
        },
        cardFace(card),
      ),
    ),
  );
}

/** As the rules have them: the card that was drawn is the last. */
export function ownHand({ hand, own }: RoomState): Card[] {
  // What the studio shows as a card is one.
  return (hand?.hands.find(({ seat }) => seat === own.seat)?.cards ?? []) as Card[];
}

function handInOrder(state: RoomState): Card[] {
  return ownHand(state).toSorted((one, other) => rankNumber(other) - rankNumber(one));
}

function choose(chosen: Set<Card>, card: Card): void {
  if (chosen.delete(card)) return;
  const [first] = chosen;
  if (first && rankOf(first) !== rankOf(card)) chosen.clear();
  chosen.add(card);
}
