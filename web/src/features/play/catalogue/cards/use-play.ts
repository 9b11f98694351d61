import type { Game } from '@lanna/contract/play/catalogue/catalogue';
import { type MouseEvent, useCallback, useEffect, useRef } from 'react';
import { useOpenGame } from '../../../../navigation.ts';

/** A member follows the link; a visitor or trial account is shown why not, and the game opens after the login. */
export function usePlay() {
  const open = useOpenGame();
  const current = useRef(open);
  useEffect(() => {
    current.current = open;
  });
  return useCallback((game: Game, press: MouseEvent) => {
    if (press.metaKey || press.ctrlKey || press.shiftKey) return;
    press.preventDefault();
    current.current(game);
  }, []);
}
