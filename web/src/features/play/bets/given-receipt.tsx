import type { Bet } from '@lanna/contract/play/bets/bets';
import type { SportsReceipt } from '@lanna/rules/play/sports/sports-receipt';
import type { TableReceipt } from '@lanna/rules/play/tables/table-receipt';
import type { FishingReceipt } from '@lanna/studio/rules/fishing/fishing-receipt';
import type { RoundReceipt } from '@lanna/studio/rules/receipt';
import type { RoomsReceipt } from '@lanna/studio/rules/rooms/rooms-receipt';
import { Lazy, lazily } from '../../../lazy-component.tsx';
import { ReceiptProof } from './receipt-proof.tsx';

/** With the rules of all games of tables, which other receipts do without. */
const tableReceipt = lazily(
  () => import('./table/table-receipt-view.tsx').then((found) => found.TableReceiptView),
  ['bets', 'fairness', 'catalogue'],
);

/** With the rules of matches and slips. */
const sportsReceipt = lazily(
  () => import('./sports/sports-receipt-view.tsx').then((found) => found.SportsReceiptView),
  ['bets'],
);

/** With the rules of the river. */
const fishingReceipt = lazily(
  () => import('./fishing/fishing-receipt-view.tsx').then((found) => found.FishingReceiptView),
  ['bets', 'fairness'],
);

/** With the rules of card rooms. */
const roomsReceipt = lazily(
  () => import('./rooms/rooms-receipt-view.tsx').then((found) => found.RoomsReceiptView),
  ['bets', 'fairness'],
);

/** What its vendor gave of the round, computed again; what a topic of the portal's own has shown already is not shown twice. */
export function GivenReceipt({
  bet,
  data: { given, receipt },
}: {
  bet: Bet;
  data: { given: unknown; receipt?: RoundReceipt | undefined };
}) {
  if (isOwn(given)) return null;
  if (isTable(given)) return <Lazy of={tableReceipt} props={{ bet, receipt: given }} />;
  if (isSports(given)) return <Lazy of={sportsReceipt} props={{ bet, receipt: given }} />;
  if (isFishing(given)) return <Lazy of={fishingReceipt} props={{ bet, receipt: given }} />;
  if (isRooms(given)) return <Lazy of={roomsReceipt} props={{ bet, receipt: given }} />;
  return <ReceiptProof bet={bet} receipt={receipt} />;
}

/** Of a live table of the house's own studio. */
function isTable(given: unknown): given is TableReceipt {
  return typeof given === 'object' && given !== null && 'type' in given && given.type === 'table';
}

/** A slip of the studio's sportsbook. */
function isSports(given: unknown): given is SportsReceipt {
  return typeof given === 'object' && given !== null && 'type' in given && given.type === 'sports';
}

/** A packet of shots in a hall of the studio. */
function isFishing(given: unknown): given is FishingReceipt {
  return typeof given === 'object' && given !== null && 'type' in given && given.type === 'fishing';
}

/** A seat's hand in a card room of the studio. */
function isRooms(given: unknown): given is RoomsReceipt {
  return typeof given === 'object' && given !== null && 'type' in given && given.type === 'rooms';
}

/** Of a topic of the portal's own, which says of what kind it is. */
export function isOwn(given: unknown): boolean {
  return typeof given === 'object' && given !== null && 'kind' in given;
}
