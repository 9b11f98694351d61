import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useGo } from '../../navigation.ts';
import { paths } from '../../paths.ts';

/** Back to the page one came from; from a link opened straight at the game, to the lobby. */
export function useLeave(): () => void {
  const router = useRouter();
  const go = useGo();
  return useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen();
    if (router.history.canGoBack()) router.history.back();
    else go(paths.slots(), { replace: true });
  }, [router, go]);
}
