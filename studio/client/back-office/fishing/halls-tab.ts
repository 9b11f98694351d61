import { FISHING_OFFICE_PATHS, type OfficeHall } from '../../../fishing-office-api.ts';
import { el } from '../../shared/element.ts';
import { moneyText, type OfficePage, table } from '../page.ts';
import { fishingWords } from './words.ts';

/** Where the brand's players shoot now. */
export async function hallsTab({ office, entered, words }: OfficePage): Promise<Node> {
  const own = fishingWords(entered);
  const halls = await office.get<OfficeHall[]>(FISHING_OFFICE_PATHS.halls);
  const note = el('p', { class: 'quiet' }, own.hallsNote);
  if (halls.length === 0)
    return el('div', {}, note, el('p', {}, own.noHalls), el('p', { class: 'quiet' }, own.noHallsNext));
  return el(
    'div',
    {},
    note,
    table(
      own.tabs.halls,
      [
        { title: words.game, cell: ({ gameCode }) => gameCode },
        { title: own.hall, cell: ({ hallId }) => hallId.slice(0, 8) },
        { title: own.seats, isFigure: true, cell: ({ seats }) => String(seats) },
        { title: own.openPackets, isFigure: true, cell: ({ packets }) => String(packets) },
        {
          ...{ title: own.shotsSecond, isFigure: true },
          cell: ({ shotsLastMinute }) => (shotsLastMinute / 60).toFixed(1),
        },
        { title: own.hitsMinute, isFigure: true, cell: ({ hitsLastMinute }) => String(hitsLastMinute) },
        { title: own.spent, isFigure: true, cell: ({ spent }) => moneyText(spent) },
        { title: own.won, isFigure: true, cell: ({ payout }) => moneyText(payout) },
      ],
      halls,
    ),
  );
}
