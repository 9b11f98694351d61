import { FISHING_OFFICE_PATHS, type OfficePacketView } from '../../../fishing-office-api.ts';
import { button, el } from '../../shared/element.ts';
import { moneyText, type OfficePage, table, timeText } from '../page.ts';
import { packetReplay } from './packet-replay.ts';
import { fishingWords } from './words.ts';

/** On its timeline: what each hit met, with which nonce, and what came of it. */
export async function packetView(page: OfficePage, id: string, back: () => void): Promise<Node> {
  const { words, office, entered } = page;
  const own = fishingWords(entered);
  const packet = await office.get<OfficePacketView>(`${FISHING_OFFICE_PATHS.packet}/${id}`);
  const { player, openedAt, state, reserve, spent, payout, receipt } = packet;
  return el(
    'div',
    {},
    button({ class: 'button' }, back, own.back),
    el('h2', {}, own.replay),
    el('p', {}, `${player} · ${timeText(openedAt, entered.language)} · ${own.states[state] ?? state}`),
    el(
      'p',
      { class: 'quiet' },
      `${own.reserve} ${moneyText(reserve)} · ${own.spent} ${moneyText(spent)} · ${own.won} ${moneyText(payout)}`,
    ),
    packetReplay(page, receipt.hits),
    table(
      own.replay,
      [
        { title: own.at, isFigure: true, cell: ({ atMs }) => `${(atMs / 1000).toFixed(1)} s` },
        { title: own.shot, isFigure: true, cell: ({ shot }) => String(shot) },
        { title: own.nonce, isFigure: true, cell: ({ nonce }) => String(nonce) },
        { title: own.weapon, cell: ({ weapon }) => own.weapons[weapon] ?? weapon },
        { title: own.fish, cell: ({ fish }) => fish },
        { title: words.stake, isFigure: true, cell: ({ cost }) => moneyText(cost) },
        {
          title: words.payout,
          isFigure: true,
          cell: ({ multiple, payout: won }) => (multiple === 0 ? '–' : `×${multiple} ${moneyText(won)}`),
        },
      ],
      receipt.hits,
    ),
  );
}
