import { cardBack, cardFace } from '../../shared/card.ts';
import { el } from '../../shared/element.ts';

/** A place where one card comes to lie. */
export interface CardSlot {
  root: HTMLElement;
  clear(): void;
  /** Face down. */
  cover(): void;
  /** Turned over with a short turn; `slow` uncovers it from its edge, as at a squeeze table. */
  face(card: string, how?: 'turn' | 'slow' | 'at-once'): void;
}

export const SQUEEZE_MS = 2600;

export function createCardSlot(lying = false): CardSlot {
  const root = el('span', { class: `card-slot${lying ? ' lying' : ''}` });
  return {
    root,
    clear() {
      root.replaceChildren();
      delete root.dataset['how'];
    },
    cover() {
      root.dataset['how'] = 'covered';
      root.replaceChildren(cardBack());
    },
    face(card, how = 'turn') {
      root.dataset['how'] = how;
      root.replaceChildren(cardFace(card), ...(how === 'at-once' ? [] : [cardBack()]));
    },
  };
}
