import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { readSession } from '../../../api/session.ts';
import { takeWrittenLogin, WRITTEN_LOGIN_OPENED } from '../../../api/written-login.ts';
import { switchesQuery } from '../../../features/people/identity/queries.ts';
import { overlaid, paths } from '../../../paths.ts';
import { addLayer } from '../../../ui/layers/layers.ts';
import { isLoaded, preloadOverlay } from '../frame/overlays.tsx';

/** Long enough for the page's own dialog to stand. */
const HANDED_OVER_MS = 500;
/** Where none follows after all, it leaves. */
const LONGEST_MS = 5000;

/**
 * Has the log-in that the server wrote followed by the page's own, as soon as that has its code. To be called once the page answers
 * presses; from then on it holds for every log-in that opens so.
 */
export function followWrittenLogin(queries: QueryClient, router: AnyRouter): () => void {
  const follow = () => void followOne(queries, router);
  addEventListener(WRITTEN_LOGIN_OPENED, follow);
  follow();
  return () => removeEventListener(WRITTEN_LOGIN_OPENED, follow);
}

async function followOne(queries: QueryClient, router: AnyRouter): Promise<void> {
  const written = window.writtenLogin;
  if (!written || written.followed) return;
  const { dialog } = written;
  dialog.addEventListener('close', addLayer({ close: () => dialog.close(), inAddress: true }), {
    once: true,
  });
  await Promise.all([
    preloadOverlay('login'),
    queries.ensureQueryData(switchesQuery).catch(() => undefined),
    risen(dialog),
  ]);
  await composed(dialog);
  if (window.writtenLogin !== written || written.followed) return;
  // A log-in that this browser remembers was quicker.
  if (readSession()) return dialog.close();
  written.followed = true;
  setTimeout(() => window.writtenLogin === written && takeWrittenLogin(), LONGEST_MS);
  // What has not come is said by the page's own dialog, which then takes over what was typed.
  if (!isLoaded('login')) dialog.close();
  // The one that follows stands where this one does, without moving there.
  const { dataset } = document.documentElement;
  dataset['handsOver'] = '';
  setTimeout(() => delete dataset['handsOver'], HANDED_OVER_MS);
  router.history.push(overlaid(location, paths.loginDialog()));
}

function risen(dialog: Element): Promise<unknown> {
  return Promise.allSettled(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished));
}

/** A word that a keyboard is still composing ends first: it would be cut in two. */
function composed(dialog: Element): Promise<void> | undefined {
  if (!dialog.hasAttribute('data-composing')) return undefined;
  return new Promise((done) => {
    for (const event of ['compositionend', 'close'])
      dialog.addEventListener(event, () => setTimeout(done), { once: true });
  });
}
