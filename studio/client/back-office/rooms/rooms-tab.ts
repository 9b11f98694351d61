import { type OfficeRoom, ROOM_OFFICE_PATHS } from '../../../room-office-api.ts';
import { button, el } from '../../shared/element.ts';
import { askReason } from '../ask-reason.ts';
import { moneyText, type OfficePage, table, timeText } from '../page.ts';
import { say } from '../words.ts';
import { openingPart } from './opening-part.ts';
import { roomWords } from './words.ts';

/** The rooms as they stand for the brand; a person who may, stops one after its hands. */
export async function roomsTab(page: OfficePage): Promise<Node> {
  const place = el('div', {});
  show(place, page, await page.office.get<OfficeRoom[]>(ROOM_OFFICE_PATHS.rooms));
  return el('div', {}, place, await openingPart(page));
}

function show(place: HTMLElement, page: OfficePage, rooms: readonly OfficeRoom[]): void {
  const { words, entered } = page;
  const own = roomWords(entered);
  const mayStop = entered.permissions.includes('stop');
  place.replaceChildren(
    el('p', { class: 'quiet' }, own.roomsNote),
    table(
      own.tabs.rooms,
      [
        { title: own.room, cell: ({ code, game }) => el('strong', {}, `${game} · ${code}`) },
        { title: words.state, cell: (room) => stateOf(room, page) },
        ...(mayStop ? [{ title: '', cell: (room: OfficeRoom) => turnButton(place, page, room) }] : []),
        { title: own.base, isFigure: true, cell: ({ base }) => moneyText(base) },
        { title: own.tables, isFigure: true, cell: ({ tables }) => String(tables) },
        { title: own.players, isFigure: true, cell: ({ players }) => String(players) },
        { title: own.inPlay, isFigure: true, cell: ({ handsInPlay }) => String(handsInPlay) },
      ],
      rooms,
    ),
    ...(mayStop ? [] : [el('p', { class: 'quiet' }, words.mayNotStop)]),
  );
}

function stateOf({ stopped }: OfficeRoom, { words, entered }: OfficePage): Node {
  if (!stopped) return el('span', { class: 'badge open' }, words.open);
  const facts = { when: timeText(stopped.at, entered.language), who: stopped.by, reason: stopped.reason };
  return el(
    'div',
    {},
    el('span', { class: 'badge stopped' }, words.stopped),
    el('span', { class: 'quiet line' }, say(words.stoppedBy, facts)),
  );
}

function turnButton(place: HTMLElement, page: OfficePage, { code, stopped }: OfficeRoom): Node {
  const { words, office, entered } = page;
  const own = roomWords(entered);
  const isStop = stopped === null;
  const title = say(isStop ? own.stopTitle : own.openTitle, { room: code });
  return button(
    { class: isStop ? 'button danger' : 'button', 'aria-label': title },
    () =>
      askReason(words, {
        ...{ title, meaning: isStop ? own.stopMeaning : own.openMeaning, isDanger: isStop },
        action: isStop ? words.stop : words.openGame,
        carryOut: async (reason) => {
          const path = isStop ? ROOM_OFFICE_PATHS.stop : ROOM_OFFICE_PATHS.open;
          show(place, page, await office.post<OfficeRoom[]>(path, { room: code, reason }));
        },
        refused: async () => {
          const rooms = await office.get<OfficeRoom[]>(ROOM_OFFICE_PATHS.rooms).catch(() => undefined);
          if (rooms) show(place, page, rooms);
        },
      }),
    isStop ? words.stop : words.openGame,
  );
}
