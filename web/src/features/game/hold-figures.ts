import type { FrameWord } from './frame-word.ts';

/** How long figures wait for a frame that says nothing. */
export const PATIENCE_MS = 15_000;

/**
 * The server knows a result before the reels have stopped, and a header that knows it too would spoil it. So figures stay
 * as they are until the game says its money has moved. A frame that says nothing gets `PATIENCE_MS`; one that said a
 * round is being shown gets all the time it needs.
 */
export function holdFigures(release: () => void) {
  let showing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    /** The server says something changed. */
    changed: () => {
      if (!showing) timer ??= setTimeout(letGo, PATIENCE_MS);
    },
    said: (word: FrameWord) => {
      if (word === 'round-started') {
        showing = true;
        stop();
      } else if (word === 'round-ended') showing = false;
      // A frame that starts over shows nothing yet, whatever it was showing before.
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
