import type { QueryClient } from '@tanstack/react-query';
import { readSession } from '../../../api/session.ts';
import { takeWrittenLogin } from '../../../api/written-login.ts';
import { switchesQuery } from '../../../features/people/identity/queries.ts';
import { addLayer } from '../../../ui/layers/layers.ts';
import { isLoaded, preloadOverlay } from '../frame/overlays.tsx';

/** Long enough for the page's own dialog to stand. */
const HANDED_OVER_MS = 500;
/** Where none follows after all, it leaves. */
const LONGEST_MS = 5000;

/**
 * Has the log-in that the server wrote followed by the page's own, as soon as that has its code: `toAddress` names it in the address.
 */
export async function followWrittenLogin(queries: QueryClient, toAddress: () => void): Promise<void> {
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
  toAddress();
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
