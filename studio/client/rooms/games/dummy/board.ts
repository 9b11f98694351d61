import { sumPoints } from '@lanna/rules/play/rooms/dummy/card-points';
import type { DummyView } from '@lanna/rules/play/rooms/dummy/seat-view';
import { pointsOf } from '@lanna/rules/play/rooms/dummy/settle-hand';
import type { RoomState } from '../../../../room-api.ts';
import { cardFace, cardText } from '../../../shared/card.ts';
import { button, el } from '../../../shared/element.ts';
import { say } from '../../i18n/words.ts';
import type { PageContext } from '../../page-context.ts';
import { cardRow } from '../../parts/cards.ts';
import { resultText } from '../../parts/own-seat.ts';
import { inSight, stateText } from '../../parts/seats.ts';
import { mayAct } from '../../state/table-state.ts';
import { cardButton } from './card-button.ts';
import type { Selection } from './selection.ts';
import { DUMMY_WORDS } from './words.ts';

/** The other seats, the piles and what was melded; of the pile the newest card is in sight. */
export function board(
  page: PageContext,
  state: RoomState,
  view: DummyView | undefined,
  { chosen, again }: { chosen: Selection; again(): void },
): HTMLElement {
  const seats = el(
    'ul',
    { class: 'dummy-seats' },
    ...inSight(state).map((line) => el('li', {}, seatTile(page, state, line, view))),
  );
  if (!view) return el('div', {}, seats);
  return el(
    'div',
    { class: 'board' },
    seats,
    piles(page, state, view, { chosen, again }),
    melds(page, state, view, { chosen, again }),
  );
}

function seatTile(
  page: PageContext,
  state: RoomState,
  line: RoomState['seats'][number],
  view: DummyView | undefined,
): HTMLElement {
  const { words, language } = page;
  const { hand } = state;
  const own = DUMMY_WORDS[language];
  const cards = view?.hands.find(({ seat }) => seat === line.seat);
  const isTurn = hand?.acting.includes(line.seat) ?? false;
  return el(
    'div',
    { class: 'seat', 'data-turn': isTurn, 'data-away': line.state === 'away' },
    el(
      'span',
      { class: 'who' },
      el('b', {}, line.strategy ? `${words.strategy} ${line.seat}` : line.name),
      // Who only waits for its turn has nothing to be told of.
      (!cards || isTurn || line.state !== 'ready') &&
        el('small', { class: 'standing' }, stateText(page, hand, line)),
    ),
    cards && cards.cards !== null && cards.count > 0 && cardRow(words, cards, 'small'),
    cards?.cards === null &&
      el(
        'small',
        { class: 'quiet' },
        `${say(own.cardsHeld, { count: cards.count })} · ${bornText(own, view, line.seat)}`,
      ),
    cards && el('span', { class: 'what' }, pointsText(page, view as DummyView, line.seat)),
    cards && el('span', { class: 'marks' }, marksText(page, view as DummyView, line.seat)),
    resultText(page, hand, line.seat),
  );
}

/** Whether the own seat is born, and what it has laid down so far; once the hand is over, what it came to. */
export function seatText(page: PageContext, view: DummyView, seat: number): string {
  const words = DUMMY_WORDS[page.language];
  if (view.phase === 'ended') return pointsText(page, view, seat);
  return [bornText(words, view, seat), pointsText(page, view, seat)]
    .filter((text) => text !== '')
    .join(' · ');
}

function bornText(words: (typeof DUMMY_WORDS)['TH'], view: DummyView | undefined, seat: number): string {
  return view?.more.born.includes(seat) ? words.born : words.unborn;
}

/** Nothing while it has laid nothing down. */
function pointsText({ language }: PageContext, view: DummyView, seat: number): string {
  const words = DUMMY_WORDS[language];
  const { more, phase } = view;
  if (phase === 'ended') return say(words.total, { points: finalPoints(view, seat) });
  const laid = more.melds.flat().flatMap((one) => (one.seat === seat ? [one.card] : []));
  return laid.length === 0 ? '' : say(words.total, { points: sumPoints(laid, more.head) });
}

export function marksText({ language }: PageContext, { more }: DummyView, seat: number): string {
  const { marks } = DUMMY_WORDS[language];
  const knock = more.knock?.seat === seat ? more.knock : null;
  const penalties = more.penalties.find((one) => one.seat === seat)?.penalties ?? [];
  return [
    ...(knock
      ? [marks.knock, ...(knock.dark ? [marks.dark] : []), ...(knock.colour ? [marks.colour] : [])]
      : []),
    ...penalties.map((penalty) => marks[penalty]),
  ].join(' · ');
}

function finalPoints({ hands, more }: DummyView, seat: number): number {
  const cards = hands.find((hand) => hand.seat === seat)?.cards ?? [];
  const penalties = more.penalties.find((one) => one.seat === seat)?.penalties ?? [];
  return pointsOf(more, { seat, cards, penalties });
}

interface Choosing {
  chosen: Selection;
  again(): void;
}

function piles(
  { language }: PageContext,
  state: RoomState,
  { more, phase }: DummyView,
  { chosen, again }: Choosing,
): HTMLElement {
  const words = DUMMY_WORDS[language];
  const mayTake = mayAct(state) && phase === 'draw';
  const label = more.pile.length > 0 ? say(words.pile, { count: more.pile.length }) : words.pileEmpty;
  const pile = el(
    'div',
    { class: 'pile', role: 'group', 'aria-label': label, tabindex: 0 },
    ...more.pile.map((card) =>
      cardButton(language, { card, head: more.head, place: 'pile', chosen: chosen.pile.has(card) }, () => {
        if (!mayTake) return;
        if (!chosen.pile.delete(card)) chosen.pile.add(card);
        again();
      }),
    ),
  );
  requestAnimationFrame(() => {
    const picked = pile.querySelector<HTMLElement>('[aria-pressed=true]');
    pile.scrollLeft = picked ? picked.offsetLeft - pile.clientWidth / 2 : pile.scrollWidth;
  });
  return el(
    'div',
    { class: 'pile-row' },
    el(
      'span',
      { class: 'stock', role: 'img', 'aria-label': say(words.stock, { count: more.stock }) },
      el('span', {}, words.stockShort),
      el('b', {}, String(more.stock)),
    ),
    pile,
  );
}

function melds(
  page: PageContext,
  state: RoomState,
  { more, phase }: DummyView,
  { chosen, again }: Choosing,
): HTMLElement {
  const words = DUMMY_WORDS[page.language];
  if (more.melds.length === 0) return el('p', { class: 'quiet' }, words.noMelds);
  const mayLayOff = mayAct(state) && phase === 'play';
  return el(
    'ul',
    { class: 'melds', 'aria-label': words.melds },
    ...more.melds.map((meld, at) => {
      const who = nameOf(page, state, meld[0]?.seat ?? 0);
      const text = meld.map(({ card }) => cardText(card)).join(' ');
      const cards = el(
        'span',
        { class: 'cards', role: 'img', 'aria-label': text },
        ...meld.map(({ card }) => cardFace(card)),
      );
      if (!mayLayOff) return el('li', { class: 'meld' }, cards, el('small', {}, who));
      return el(
        'li',
        {},
        button(
          {
            ...{ class: 'meld', name: `meld-${at}`, 'aria-pressed': String(chosen.meld === at) },
            'aria-label': say(words.meldOf, { cards: text, who }),
          },
          () => {
            chosen.meld = chosen.meld === at ? undefined : at;
            again();
          },
          cards,
          el('small', {}, who),
        ),
      );
    }),
  );
}

export function nameOf({ words }: PageContext, { own, seats }: RoomState, seat: number): string {
  if (seat === own.seat) return words.you;
  const line = seats.find((one) => one.seat === seat);
  if (!line) return say(words.seat, { seat });
  return line.strategy ? `${words.strategy} ${seat}` : line.name;
}
