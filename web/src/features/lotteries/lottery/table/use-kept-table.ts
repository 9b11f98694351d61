import type { Family } from '@lanna/rules/lotteries/lottery/family';
import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import { keepTable, keptTable } from './kept-table.ts';
import { type TableAction, type TableState, tableAfter } from './table-state.ts';

/** While the player types, storing waits until they pause. */
const PAUSE_MS = 300;

/** The state of the table of one game, as it was left in this tab, and whether all of it is kept for a reload. */
export function useKeptTable(
  gameCode: string,
  family: Family,
  opening: string | undefined,
): [TableState, Dispatch<TableAction>, boolean] {
  const [state, dispatch] = useReducer(tableAfter, undefined, () => keptTable(gameCode, family, opening));
  const [isKept, setIsKept] = useState(true);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
    const timer = setTimeout(() => setIsKept(keepTable(gameCode, state)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [gameCode, state]);
  useEffect(() => {
    // Who leaves before the pause leaves nothing behind.
    const keep = () => void keepTable(gameCode, latest.current);
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [gameCode]);
  return [state, dispatch, isKept];
}
