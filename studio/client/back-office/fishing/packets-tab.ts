import { FISHING_OFFICE_PATHS, type OfficePacket, type OfficePackets } from '../../../fishing-office-api.ts';
import { button, el } from '../../shared/element.ts';
import { moneyText, type OfficePage, showLoaded, table, timeText } from '../page.ts';
import { packetView } from './packet-view.ts';
import { fishingWords } from './words.ts';

/** Packets of the brand's players, and every hit of one. */
export async function packetsTab(page: OfficePage): Promise<Node> {
  const { words, entered } = page;
  const own = fishingWords(entered);
  const place = el('div', {});
  const choice = el(
    'select',
    { name: 'state' },
    el('option', { value: '' }, own.all),
    ...Object.entries(own.states).map(([value, text]) => el('option', { value }, text)),
  );
  const list = () => {
    const query: Record<string, string> = choice.value === '' ? {} : { state: choice.value };
    showLoaded(place, words, () => packetList(page, query, show));
  };
  const show = (id: string) => showLoaded(place, words, () => packetView(page, id, list));
  choice.addEventListener('change', list);
  list();
  return el(
    'div',
    {},
    el('div', { class: 'filters' }, el('label', {}, el('span', {}, words.state), choice)),
    place,
  );
}

async function packetList(
  { words, office, entered }: OfficePage,
  query: Record<string, string>,
  show: (id: string) => void,
): Promise<Node> {
  const own = fishingWords(entered);
  const place = el('div', {});
  const rows: OfficePacket[] = [];
  const load = async (before: Record<string, string>): Promise<Node> => {
    const { packets, next } = await office.get<OfficePackets>(FISHING_OFFICE_PATHS.packets, {
      ...query,
      ...before,
    });
    rows.push(...packets);
    if (rows.length === 0)
      return el('div', {}, el('p', {}, own.noPackets), el('p', { class: 'quiet' }, own.noPacketsNext));
    const more =
      next !== null &&
      button({ class: 'button' }, () => showLoaded(place, words, () => load({ before: next })), words.more);
    return el('div', {}, table(own.tabs.packets, columns(own, show), rows), more);
  };
  const columns = (text: typeof own, open: (id: string) => void) => [
    { title: words.placedAt, cell: ({ openedAt }: OfficePacket) => timeText(openedAt, entered.language) },
    { title: words.player, cell: ({ player }: OfficePacket) => player },
    { title: words.game, cell: ({ gameCode }: OfficePacket) => gameCode },
    { title: words.state, cell: ({ state }: OfficePacket) => text.states[state] ?? state },
    { title: text.shots, isFigure: true, cell: ({ shots }: OfficePacket) => String(shots) },
    { title: text.kills, isFigure: true, cell: ({ kills }: OfficePacket) => String(kills) },
    { title: text.spent, isFigure: true, cell: ({ spent }: OfficePacket) => moneyText(spent) },
    { title: text.won, isFigure: true, cell: ({ payout }: OfficePacket) => moneyText(payout) },
    {
      title: '',
      cell: ({ id }: OfficePacket) => button({ class: 'button' }, () => open(id), text.show),
    },
  ];
  place.append(await load({}));
  return place;
}
