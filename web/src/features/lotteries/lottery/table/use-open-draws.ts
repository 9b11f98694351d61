import type { Value } from '@lanna/contract/endpoint';
import type { openedNumeros } from '@lanna/contract/lotteries/draws/draws';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { serverNowMs } from '../../../../shared-parts/time/use-server-now.ts';
import { openedQuery } from '../../lotteries/queries.ts';

export type OpenDraw = Value<typeof openedNumeros>['draws'][number];

export interface OpenDraws {
  /** The next to close first; none of them has closed by the server's clock. */
  draws: readonly OpenDraw[];
  /** The server's clock at the answer: what a countdown's first render counts from. */
  from: string;
  isLoading: boolean;
}

/** At least so many draws that take bets, evaluated anew at the instant at which one closes. */
export function useOpenDraws(gameCode: string, count: number): OpenDraws {
  const { data, isPending } = useQuery(openedQuery(gameCode, count));
  const [nowMs, setNowMs] = useState(serverNowMs);
  const draws = (data?.draws ?? []).filter(({ closesAt }) => Date.parse(closesAt) > nowMs);
  const closesAt = draws[0]?.closesAt;
  useEffect(() => {
    if (closesAt === undefined) return;
    const timer = setTimeout(
      () => setNowMs(serverNowMs()),
      Math.max(0, Date.parse(closesAt) - serverNowMs()),
    );
    return () => clearTimeout(timer);
  });
  return { draws, from: data?.now ?? new Date(nowMs).toISOString(), isLoading: isPending };
}
