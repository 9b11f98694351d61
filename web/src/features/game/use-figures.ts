import { moneyOf } from '@lanna/contract/money';
import type { Money } from '@lanna/rules/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { balanceQuery } from '../../api/queries.ts';
import type { FrameWord } from './frame-word.ts';
import { holdFigures } from './hold.ts';
import { netQuery } from './queries.ts';
import { beginSitting, endSitting, keepSitting } from './sitting.ts';

export interface Figures {
  balance: Money | undefined;
  /** What this sitting has come to so far. */
  net: Money | undefined;
  startedAtMs: number;
  /** To be told what the frame says. */
  said: (word: FrameWord) => void;
}

/**
 * Balance, net position and start of a sitting. While the game is open both figures are static: push may say they
 * have changed, but they are fetched when `holdFigures` lets them go.
 */
export function useFigures(gameId: string, owner: string): Figures {
  const queries = useQueryClient();
  const [sitting, setSitting] = useState(() => beginSitting(gameId, owner, Date.now()));
  const balance = useQuery({ ...balanceQuery, staleTime: 'static' });
  const net = useQuery({ ...netQuery(sitting.from), staleTime: 'static' });
  if (sitting.netBefore === undefined && net.data !== undefined) {
    setSitting({ ...sitting, netBefore: net.data });
  }
  useEffect(() => keepSitting(sitting), [sitting]);
  useEffect(() => endSitting, []);

  const [refetchBalance, refetchNet] = [balance.refetch, net.refetch];
  const hold = useMemo(
    () => holdFigures(() => void Promise.all([refetchBalance(), refetchNet()])),
    [refetchBalance, refetchNet],
  );
  useEffect(() => {
    const stop = queries.getQueryCache().subscribe((event) => {
      const topic = event.query.queryKey[0];
      if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
      if (topic === 'balance' || topic === 'bets') hold.changed();
    });
    // What was known before the game was opened may be old; what is on its way is not.
    void refetchBalance({ cancelRefetch: false });
    void refetchNet({ cancelRefetch: false });
    return () => {
      stop();
      hold.stop();
    };
  }, [queries, hold, refetchBalance, refetchNet]);

  const { netBefore, startedAtMs } = sitting;
  return {
    balance: balance.data && moneyOf(balance.data.sumBalance),
    net: net.data === undefined || netBefore === undefined ? undefined : net.data - netBefore,
    startedAtMs,
    said: hold.said,
  };
}
