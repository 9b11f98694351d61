import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useGo } from '../../../navigation.ts';
import { paths } from '../../../paths.ts';
import { leaveFullScreen } from './use-full-screen.ts';

/** Back to the previous page; to the lobby when the game was opened by a link from outside. */
export function useLeave(): () => void {
  const router = useRouter();
  const go = useGo();
  return useCallback(() => {
    leaveFullScreen();
    if (router.history.canGoBack()) router.history.back();
    else go(paths.slots(), { replace: true });
  }, [router, go]);
}
