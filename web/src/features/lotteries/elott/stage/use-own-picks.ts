import type { LotteryGame } from '@lanna/contract/lotteries/lottery/games';
import { type BoughtLine, listSlips, showSlip } from '@lanna/contract/lotteries/lottery/slips';
import { familyOf } from '@lanna/rules/lotteries/lottery/families';
import { playOf } from '@lanna/rules/lotteries/lottery/family';
import { readSelection } from '@lanna/rules/lotteries/lottery/plays/selection-text';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../../api/calls/call.ts';
import { isMember } from '../../../../api/route-guard.ts';
import { useSession } from '../../../../api/session.ts';

/** The newest slips, which a draw that is made now is on. */
const SLIPS = 5;

const slipsQuery = (gameCode: string) =>
  queryOptions({
    queryKey: ['lotterySlips', 'newest', gameCode],
    queryFn: ({ signal }) => call(listSlips, { query: { gameCode, pageSize: SLIPS }, signal }),
  });

const slipQuery = (id: string) =>
  queryOptions({
    queryKey: ['lotterySlips', 'lines', id],
    queryFn: ({ signal }) => call(showSlip, { params: { id }, signal }),
  });

/** Of keno: the numbers the player's own slips have picked for a draw. None for visitors, and where they could not be had. */
export function useOwnPicks(
  { type, code, family }: LotteryGame,
  numero: string | undefined,
): readonly number[] | undefined {
  const isWanted = isMember(useSession()) && type === 'KENO' && numero !== undefined;
  const slips = useQuery({ ...slipsQuery(code), enabled: isWanted });
  const on = (slips.data?.list ?? []).filter(
    ({ firstNumero, lastNumero }) =>
      isWanted && (numero ?? '') >= firstNumero && (numero ?? '') <= lastNumero,
  );
  const bought = useQueries({
    queries: on.map(({ id }) => slipQuery(id)),
    combine: (found) => found.flatMap(({ data }) => data?.lines ?? []),
  });
  return useMemo(() => picksOf(family, bought, numero), [family, bought, numero]);
}

function picksOf(
  familyCode: string,
  lines: readonly BoughtLine[],
  numero: string | undefined,
): readonly number[] | undefined {
  const family = familyOf(familyCode);
  const picked = lines.flatMap((line) => {
    const play = line.numero === numero && family ? playOf(family, line.play) : undefined;
    // Sides pick no numbers.
    if (!play || play.shape.rows.some(({ symbols }) => symbols.kind !== 'numbers')) return [];
    const read = readSelection(play, line.selection);
    return 'errors' in read ? [] : read.selection.flat();
  });
  return picked.length > 0 ? [...new Set(picked)] : undefined;
}
