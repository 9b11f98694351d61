import { type Family, playOf } from '@lanna/rules/lotteries/lottery/family';
import { type Dispatch, useCallback, useState } from 'react';
import type { TableAction, TableState } from './table-state.ts';

/** Keeps the table's play and the address alike; answers with what chooses another play. */
export function usePlayOfAddress(
  { play }: TableState,
  dispatch: Dispatch<TableAction>,
  {
    family,
    playType,
    onPlayType,
  }: { family: Family; playType: string | undefined; onPlayType: (play: string) => void },
): (play: string) => void {
  const [asked, setAsked] = useState(playType);
  // The address has been changed by a link, or by going back.
  if (asked !== playType) {
    setAsked(playType);
    if (playType !== undefined && playType !== play && playOf(family, playType))
      dispatch({ do: 'choose play', play: playType });
  }
  return useCallback(
    (next) => {
      dispatch({ do: 'choose play', play: next });
      setAsked(next);
      onPlayType(next);
    },
    [dispatch, onPlayType],
  );
}
