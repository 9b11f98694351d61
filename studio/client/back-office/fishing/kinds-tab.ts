import { FISHING_OFFICE_PATHS, type OfficeKindReturn } from '../../../fishing-office-api.ts';
import { el } from '../../shared/element.ts';
import { moneyText, type OfficePage, table } from '../page.ts';
import { fishingWords } from './words.ts';

/** What each kind has returned, beside the band that luck leaves. */
export async function kindsTab({ office, entered, words }: OfficePage): Promise<Node> {
  const own = fishingWords(entered);
  const kinds = await office.get<OfficeKindReturn[]>(FISHING_OFFICE_PATHS.returns);
  if (kinds.length === 0)
    return el('div', {}, el('p', {}, own.noKinds), el('p', { class: 'quiet' }, own.noKindsNext));
  return el(
    'div',
    {},
    el('p', { class: 'quiet' }, own.kindsNote),
    table(
      own.tabs.kinds,
      [
        { title: words.game, cell: ({ gameCode }) => gameCode },
        { title: own.fish, cell: ({ fish }) => fish },
        { title: own.hits, isFigure: true, cell: ({ hits }) => String(hits) },
        { title: own.kills, isFigure: true, cell: ({ kills }) => String(kills) },
        { title: own.spent, isFigure: true, cell: ({ spent }) => moneyText(spent) },
        { title: own.won, isFigure: true, cell: ({ payout }) => moneyText(payout) },
        { title: own.returned, isFigure: true, cell: ({ returnPercent }) => `${returnPercent}%` },
        {
          title: own.band,
          isFigure: true,
          cell: ({ bandPercent, isWithin }) => `±${bandPercent}% · ${isWithin ? own.within : own.outside}`,
        },
      ],
      kinds,
    ),
  );
}
