import type { RoomState } from '../../../room-api.ts';
import { say } from '../i18n/words.ts';
import type { PageContext } from '../page-context.ts';

/** Whose seat it is, as the table calls them. Strategies bear one name, so their seats tell them apart. */
export function seatName(
  { words }: PageContext,
  { seats, own }: Pick<RoomState, 'seats' | 'own'>,
  seat: number,
): string {
  if (seat === own.seat) return words.you;
  const line = seats.find((one) => one.seat === seat);
  return line?.strategy ? `${words.strategy} ${seat}` : line?.name || say(words.seat, { seat });
}
