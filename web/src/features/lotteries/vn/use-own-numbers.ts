import { listSlips, showSlip } from '@lanna/contract/lotteries/lottery/slips';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/calls/call.ts';
import { isMember } from '../../../api/route-guard.ts';
import { useSession } from '../../../api/session.ts';

/** The last slips say what the boards in sight can be about. */
const SLIPS = 5;
/** These are bet on a digit, a side, or on numbers that stay away: none of their numbers is found in a prize. */
const OTHER_PLAYS = /^(head|tail|special_|miss)/;

/** Two-digit numbers the player has bet on, by numero of the draw. */
export function useOwnNumbers(gameCode: string | undefined): ReadonlyMap<string, ReadonlySet<string>> {
  const ofMember = isMember(useSession());
  const { data } = useQuery({
    queryKey: ['lotterySlips', 'vnNumbers', gameCode],
    queryFn: async ({ signal }) => {
      const { list } = await call(listSlips, {
        query: { gameCode, state: 'settled', pageSize: SLIPS },
        signal,
      });
      const slips = await Promise.all(list.map(({ id }) => call(showSlip, { params: { id }, signal })));
      return slips.flatMap(({ lines }) =>
        lines.map(({ numero, play, selection }) => ({ numero, play, selection })),
      );
    },
    enabled: ofMember && gameCode !== undefined,
  });
  return numbersByDraw(data ?? []);
}

function numbersByDraw(
  lines: readonly { numero: string; play: string; selection: string }[],
): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { numero, play, selection } of lines) {
    if (OTHER_PLAYS.test(play)) continue;
    const numbers = found.get(numero) ?? new Set<string>();
    for (const number of selection.match(/\d{2,}/g) ?? []) numbers.add(number.slice(-2));
    found.set(numero, numbers);
  }
  return found;
}
