import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback } from 'react';
import { pendingAction } from './api/pending-action.ts';
import { guardRoute } from './api/route-guard.ts';
import { useSession } from './api/session.ts';
import { overlaid, type Path, paths } from './paths.ts';

/** The properties of a page. Every value of the query is text; a missing one is undefined. */
export interface PageProps {
  search: PageSearch;
  /** Shown when the page finds nothing at this address. */
  notFound: ReactNode;
}
export type PageSearch = Readonly<Record<string, string | undefined>>;

/** The properties of an overlay: it stays mounted until its closing animation has ended. */
export interface OverlayProps {
  open: boolean;
  onClose: () => void;
  /** Which of its pages, when it has several; what a dialog is about. */
  page: string | undefined;
}

/**
 * Goes somewhere from code. In markup write a plain `<a href={paths.…}>`: the site follows it without loading
 * the page anew, and a path that starts with `?` opens an overlay over the current page.
 */
export function useGo(): (path: Path, how?: { replace?: boolean }) => void {
  const router = useRouter();
  return useCallback(
    (path, how) => {
      const href = overlaid({ pathname: location.pathname, search: location.search }, path);
      if (how?.replace) router.history.replace(href);
      else router.history.push(href);
    },
    [router],
  );
}

/** Opens a game of the catalogue. A page of its own is for everybody; a frame is for members, and others are shown why. */
export function useOpenGame(): (game: { gameId: string; page: string | null }) => void {
  const guard = useMemberGuard();
  const go = useGo();
  return (game) => {
    if (game.page === null) guard(() => go(paths.play(game)));
    else go(paths.play(game));
  };
}

/**
 * For what only members may do (launching games, the centres): runs the action, or shows the overlay that explains the
 * refusal; after a login there the action runs. Section 4 of the specification, "login check".
 */
export function useMemberGuard(): (action: () => void) => void {
  const go = useGo();
  const session = useSession();
  return (action) => {
    const blocked = guardRoute('member', session);
    if (blocked === 'login') {
      pendingAction.keep(action);
      go(paths.loginDialog());
    } else if (blocked) go(paths.trialDialog());
    else action();
  };
}
