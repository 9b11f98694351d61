import { type OfficeRake, ROOM_OFFICE_PATHS } from '../../../room-office-api.ts';
import { el } from '../../shared/element.ts';
import { moneyText, type OfficePage, table } from '../page.ts';
import { roomWords } from './words.ts';

/** What the house has kept, by day and room. */
export async function rakeTab({ office, entered }: OfficePage): Promise<Node> {
  const own = roomWords(entered);
  const days = await office.get<OfficeRake[]>(ROOM_OFFICE_PATHS.rake);
  if (days.length === 0)
    return el('div', {}, el('p', {}, own.noRake), el('p', { class: 'quiet' }, own.noRakeNext));
  return el(
    'div',
    {},
    el('p', { class: 'quiet' }, own.rakeNote),
    table(
      own.tabs.rake,
      [
        { title: own.day, cell: ({ day }) => day },
        { title: own.room, cell: ({ room }) => room },
        { title: own.hands, isFigure: true, cell: ({ hands }) => String(hands) },
        { title: own.voids, isFigure: true, cell: ({ voids }) => String(voids) },
        { title: own.notOpened, isFigure: true, cell: ({ notOpened }) => String(notOpened) },
        { title: own.moved, isFigure: true, cell: ({ moved }) => moneyText(moved) },
        { title: own.rake, isFigure: true, cell: ({ rake }) => moneyText(rake) },
      ],
      days,
    ),
  );
}
