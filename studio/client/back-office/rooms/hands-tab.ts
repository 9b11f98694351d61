import {
  type OfficeHandLine,
  type OfficeHands,
  type OfficeHandView,
  ROOM_OFFICE_PATHS,
} from '../../../room-office-api.ts';
import { cardText } from '../../shared/card.ts';
import { button, el } from '../../shared/element.ts';
import { moneyText, type OfficePage, showLoaded, table, timeText } from '../page.ts';
import { say } from '../words.ts';
import { roomWords } from './words.ts';

/** Hands at the brand's tables, found by player, table and state, and each move of one. */
export async function handsTab(page: OfficePage): Promise<Node> {
  const { words, entered } = page;
  const own = roomWords(entered);
  const place = el('div', {});
  const state = el(
    'select',
    { name: 'state' },
    el('option', { value: '' }, own.all),
    ...Object.entries(own.states).map(([value, text]) => el('option', { value }, text)),
  );
  const player = el('input', { name: 'player', maxlength: 80 });
  const at = el('input', { name: 'table', maxlength: 40 });
  const list = () => {
    const asked = { state: state.value, player: player.value.trim(), table: at.value.trim() };
    const query = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
    showLoaded(place, words, () => handList(page, query, show));
  };
  const show = (id: string) => showLoaded(place, words, () => handView(page, id, list));
  const labelled = (text: string, field: HTMLElement) => el('label', {}, el('span', {}, text), field);
  const form = el(
    'form',
    { class: 'filters' },
    labelled(words.state, state),
    labelled(own.player, player),
    labelled(own.table, at),
    el('button', { type: 'submit', class: 'button' }, own.find),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    list();
  });
  list();
  return el('div', {}, form, place);
}

async function handList(
  { words, office, entered }: OfficePage,
  query: Record<string, string>,
  show: (id: string) => void,
): Promise<Node> {
  const own = roomWords(entered);
  const place = el('div', {});
  const rows: OfficeHandLine[] = [];
  const load = async (before: Record<string, string>): Promise<Node> => {
    const { hands, next } = await office.get<OfficeHands>(ROOM_OFFICE_PATHS.hands, { ...query, ...before });
    rows.push(...hands);
    if (rows.length === 0)
      return el('div', {}, el('p', {}, own.noHands), el('p', { class: 'quiet' }, own.noHandsNext));
    const more =
      next !== null &&
      button({ class: 'button' }, () => showLoaded(place, words, () => load({ before: next })), words.more);
    return el(
      'div',
      {},
      table(
        own.tabs.hands,
        [
          { title: words.placedAt, cell: ({ beganAt }) => timeText(beganAt, entered.language) },
          { title: own.table, cell: (hand) => hand.table },
          { title: own.number, isFigure: true, cell: ({ number }) => String(number) },
          { title: words.state, cell: ({ state }) => own.states[state] ?? state },
          { title: own.seats, isFigure: true, cell: ({ seats }) => String(seats) },
          { title: own.moved, isFigure: true, cell: ({ moved }) => moneyText(moved) },
          { title: own.rake, isFigure: true, cell: ({ rake }) => moneyText(rake) },
          { title: '', cell: ({ id }) => button({ class: 'button' }, () => show(id), own.show) },
        ],
        rows,
      ),
      more,
    );
  };
  place.append(await load({}));
  return place;
}

async function handView({ words, office, entered }: OfficePage, id: string, back: () => void): Promise<Node> {
  const own = roomWords(entered);
  const hand = await office.get<OfficeHandView>(`${ROOM_OFFICE_PATHS.hand}/${id}`);
  const { receipt, voidReason, moves, players } = hand;
  const cardsOf = (seat: number) =>
    receipt?.outcome.hands
      .find((one) => one.seat === seat)
      ?.cards.map(cardText)
      .join(' ') ?? '–';
  const moveText = (move: string) => {
    const [name = '', ...seats] = move.split(' ');
    return [own.moves[name] ?? name, ...seats].join(' ');
  };
  const isOver = receipt !== null || voidReason !== null;
  return el(
    'div',
    {},
    button({ class: 'button' }, back, own.back),
    el('h2', {}, `${own.replay}: ${hand.table} · ${hand.number}`),
    voidReason !== null &&
      el('p', {}, say(own.voidBecause, { reason: own.voidReasons[voidReason] ?? voidReason })),
    !isOver && el('p', { class: 'quiet' }, own.hidden),
    table(
      own.seats,
      [
        { title: own.seat, isFigure: true, cell: ({ seat }) => String(seat) },
        { title: own.player, cell: ({ player }) => player },
        { title: words.state, cell: ({ state }) => own.seatStates[state] ?? state },
        { title: own.cards, cell: ({ seat }) => cardsOf(seat) },
        { title: own.reserve, isFigure: true, cell: ({ reserve }) => moneyText(reserve) },
        { title: own.won, isFigure: true, cell: ({ won }) => (won === null ? '–' : moneyText(won)) },
        { title: own.rake, isFigure: true, cell: ({ rake }) => (rake === null ? '–' : moneyText(rake)) },
      ],
      players,
    ),
    moves.length > 0 &&
      table(
        own.move,
        [
          { title: own.after, isFigure: true, cell: ({ afterMs }) => `${(afterMs / 1000).toFixed(1)} s` },
          { title: own.seat, isFigure: true, cell: ({ seat }) => String(seat) },
          { title: own.move, cell: ({ move }) => moveText(move) },
          { title: '', cell: ({ byClock }) => (byClock ? own.byClock : own.bySeat) },
        ],
        moves,
      ),
  );
}
