import type { RouterHistory } from '@tanstack/react-router';

/** Code that does not come keeps no press from leading on: then the browser goes there, as it would without any. Sooner, a slow line would begin anew what is nearly there. */
const AT_MOST_MS = 15_000;

/**
 * The way to another page waits for all of the written one to be taken over: parts whose code comes later would find the other page where
 * they expect their own. What lies over the page leaves it where it is, and does not wait.
 */
export function holdBack(
  history: RouterHistory,
  takenOver: Promise<void>,
  browser: Pick<Location, 'pathname' | 'origin' | 'assign'> = location,
): void {
  let isOver = false;
  void takenOver.then(() => {
    isOver = true;
  });
  const held =
    (go: RouterHistory['push']): RouterHistory['push'] =>
    (path, ...how) => {
      const { pathname } = new URL(path, browser.origin);
      if (isOver || pathname === browser.pathname) return go(path, ...how);
      void Promise.race([takenOver.then(() => true), late()]).then((isOurs) => {
        if (isOurs) go(path, ...how);
        else browser.assign(path);
      });
    };
  history.push = held(history.push);
  history.replace = held(history.replace);
}

function late(): Promise<false> {
  return new Promise((done) => setTimeout(done, AT_MOST_MS, false));
}
