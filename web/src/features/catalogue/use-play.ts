import type { Game } from '@lanna/contract/catalogue';
import { type MouseEvent, useCallback, useEffect, useRef } from 'react';
import { useGo, useMemberGuard } from '../../navigation.ts';
import { paths } from '../../paths.ts';

/** A member follows the link; a visitor or trial account is shown why not, and the game opens after the login. */
export function usePlay() {
  const guard = useMemberGuard();
  const current = useRef(guard);
  useEffect(() => {
    current.current = guard;
  });
  const go = useGo();
  return useCallback(
    (game: Game, press: MouseEvent) => {
      if (press.metaKey || press.ctrlKey || press.shiftKey) return;
      press.preventDefault();
      current.current(() => go(paths.game({ id: game.gameId })));
    },
    [go],
  );
}
