import { BANK_ROUNDS } from '@lanna/rules/play/rooms/pok-deng/bank';
import type { RoomState } from '../../../../room-api.ts';
import { button, el } from '../../../shared/element.ts';
import { say } from '../../i18n/words.ts';
import type { PageContext } from '../../page-context.ts';
import type { TableActs } from '../page-game.ts';
import { POK_DENG_WORDS } from './words.ts';

/** Where the bank is bid for: who has it, what others offer, and the own offer. It may be made and taken back at any time; no money moves by it. */
export function bankBids(page: PageContext, state: RoomState, act: TableActs): HTMLElement | false {
  if (!page.session.bidding) return false;
  const words = POK_DENG_WORDS[page.language].bids;
  const { own, seats } = state;
  const bid = seats.find(({ seat }) => seat === own.seat)?.bid ?? 0;
  return el(
    'fieldset',
    { class: 'bids' },
    el('legend', {}, words.title),
    el('p', { class: 'quiet' }, `${holderText(page, state)} ${offersText(page, state)}`.trim()),
    ...BANK_ROUNDS.map((rounds) =>
      button(
        { class: 'plain', name: `bid-${rounds}`, 'aria-pressed': String(bid === rounds) },
        () => act.send({ t: 'bid', rounds }),
        rounds === 0 ? words.none : say(words.rounds, { rounds }),
      ),
    ),
  );
}

function holderText(page: PageContext, { bank, own, seats }: RoomState): string {
  const words = POK_DENG_WORDS[page.language].bids;
  if (!bank || bank.left === 0) return words.free;
  const facts = { left: bank.left, seat: nameOf(page, seats, bank.seat) };
  return say(bank.seat === own.seat ? words.yours : words.holder, facts);
}

function offersText(page: PageContext, { own, seats }: RoomState): string {
  const words = POK_DENG_WORDS[page.language].bids;
  return seats
    .filter(({ seat, bid }) => bid > 0 && seat !== own.seat)
    .map(({ seat, bid }) => say(words.offer, { rounds: bid, seat: nameOf(page, seats, seat) }))
    .join(' ');
}

function nameOf({ words }: PageContext, seats: RoomState['seats'], seat: number): string {
  return seats.find((one) => one.seat === seat)?.name || say(words.seat, { seat });
}
