import { moneyOf } from '@lanna/contract/money';
import type { Money } from '@lanna/rules/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { balanceQuery } from '../../../api/queries.ts';
import type { FrameWord, ShownBalance } from './frame-word.ts';
import { holdFigures } from './hold-figures.ts';
import { beginPlaySession, endPlaySession, storePlaySession } from './play-session.ts';
import { netQuery } from './queries.ts';

export interface Figures {
  balance: Money | undefined;
  /** The net result of this play session so far. */
  net: Money | undefined;
  startedAtMs: number;
  /** The game shows a round whose result the player is yet to see. */
  isInRound: boolean;
  /** To be called with every message of the frame. */
  said: (word: FrameWord) => void;
}

interface WantedFigures {
  gameId: string;
  owner: string;
  apart: boolean;
  onOther: () => void;
}

/**
 * Balance, net position and start of a play session. While the game is open both figures are static: push may say they
 * have changed, but they are fetched when `holdFigures` lets them go. A game that says which balance it shows is believed,
 * so that game and bar never differ; when the server then knows another one, `onOther` is called for the game to ask anew. One that is played with money the vendor
 * keeps (`apart`) shows another wallet than the bar: only whether a round is in play is read from it.
 */
export function useFigures({ gameId, owner, apart, onOther }: WantedFigures): Figures {
  const queries = useQueryClient();
  const [playSession, setPlaySession] = useState(() => beginPlaySession(gameId, owner, Date.now()));
  const balance = useQuery({ ...balanceQuery, staleTime: 'static' });
  const net = useQuery({ ...netQuery(playSession.from), staleTime: 'static' });
  if (playSession.netBefore === undefined && net.data !== undefined) {
    setPlaySession({ ...playSession, netBefore: net.data });
  }
  useEffect(() => storePlaySession(playSession), [playSession]);
  useEffect(() => endPlaySession, []);

  const [shown, setShown] = useState<ShownBalance>();
  const latest = useRef(shown);
  const [refetchBalance, refetchNet] = [balance.refetch, net.refetch];
  const hold = useMemo(() => {
    async function compare() {
      const { data } = await refetchBalance();
      const { current: notified } = latest;
      if (data && !apart && notified?.settled && notified.balance !== moneyOf(data.sumBalance)) onOther();
    }
    return holdFigures(() => void Promise.all([compare(), refetchNet()]));
  }, [refetchBalance, refetchNet, apart, onOther]);
  const said = useCallback(
    (word: FrameWord) => {
      if (word.type === 'balance') latest.current = word;
      // A frame that is loaded anew has shown nothing yet.
      else if (word.type === 'ready') latest.current = undefined;
      setShown(latest.current);
      hold.said(word);
    },
    [hold],
  );
  useEffect(() => {
    const stop = queries.getQueryCache().subscribe((event) => {
      const topic = event.query.queryKey[0];
      if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
      if (topic === 'balance' || topic === 'bets') hold.changed();
    });
    // A figure cached before the game was opened may be outdated; a fetch that is running is not.
    void refetchBalance({ cancelRefetch: false });
    void refetchNet({ cancelRefetch: false });
    return () => {
      stop();
      hold.stop();
    };
  }, [queries, hold, refetchBalance, refetchNet]);

  const { netBefore, startedAtMs } = playSession;
  return {
    balance: (apart ? undefined : shown?.balance) ?? (balance.data && moneyOf(balance.data.sumBalance)),
    net: net.data === undefined || netBefore === undefined ? undefined : net.data - netBefore,
    startedAtMs,
    isInRound: shown?.settled === false,
    said,
  };
}
