import type { FrameWord } from './frame-word.ts';

/** How long figures wait for a frame that sends no message. */
export const PATIENCE_MS = 15_000;

/**
 * The server has a result before the reels have stopped, and a balance shown at once would reveal it. So figures are held
 * until the game posts its balance message. A frame that posts none gets `PATIENCE_MS`; while a round is being shown
 * there is no limit.
 */
export function holdFigures(release: () => void) {
  let showing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    /** A push notice says that a figure has changed. */
    changed: () => {
      if (!showing) timer ??= setTimeout(letGo, PATIENCE_MS);
    },
    said: (word: FrameWord) => {
      if (word === 'round-started') {
        showing = true;
        stop();
      } else if (word === 'round-ended') showing = false;
      // A reloaded frame shows no round, whatever it was showing before.
      else if (word === 'ready') showing = false;
      else if (word === 'balance') letGo();
    },
    stop,
  };

  function letGo() {
    stop();
    showing = false;
    release();
  }
}
