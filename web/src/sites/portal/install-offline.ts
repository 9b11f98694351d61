/** The page and its pictures load first: a worker that starts and fetches at the same time slows both down. */
const QUIET_MS = 4000;

/** Installs the service worker some time after the page has loaded, and sends it the list of the page's files. */
export function installOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const install = async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.register('/offline.js');
    const { active } = await serviceWorker.ready;
    active?.postMessage(loadedPaths());
  };
  // Without a connection or in a private window there is no worker, and nothing else is lost.
  const quietly = () => setTimeout(() => void install().catch(() => {}), QUIET_MS);
  if (document.readyState === 'complete') quietly();
  else window.addEventListener('load', quietly, { once: true });
}

function loadedPaths(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
}
