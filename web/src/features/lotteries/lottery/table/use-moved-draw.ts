import { type Dispatch, useEffect } from 'react';
import type { Moved } from '../../lotteries/moved-draw.tsx';
import type { TableAction, TableState } from './table-state.ts';

/** The draw a slip was made for is no longer the one bet on: asked about, and never changed unasked. A slip made between two draws belongs to the first that opens. */
export function useMovedDraw(
  state: Pick<TableState, 'numero' | 'slip'>,
  numero: string | undefined,
  dispatch: Dispatch<TableAction>,
): Moved | undefined {
  const hasSlip = state.slip.length > 0;
  const isFree = hasSlip && state.numero === undefined;
  useEffect(() => {
    if (isFree && numero !== undefined) dispatch({ do: 'on draw', numero });
  }, [isFree, numero, dispatch]);
  if (!hasSlip || numero === undefined || state.numero === undefined || state.numero === numero)
    return undefined;
  return { from: state.numero, to: numero, isClosed: true };
}
