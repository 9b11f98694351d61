import type { FrameWord } from './frame-word.ts';

/** How long figures wait for a frame that sends no message. */
export const PATIENCE_MS = 15_000;

/**
 * The server has a result before the reels have stopped, and a balance shown at once would reveal it. So figures are held
 * while the game has a round in play, however long that takes. A game that has said that none is in play needs no wait; a
 * frame that says nothing gets `PATIENCE_MS`.
 */
export function holdFigures(release: () => void) {
  let state: 'silent' | 'playing' | 'settled' = 'silent';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    /** A push notice says that a figure has changed. */
    changed: () => {
      if (state === 'settled') letGo();
      else if (state === 'silent') timer ??= setTimeout(letGo, PATIENCE_MS);
    },
    said: (word: FrameWord) => {
      // A reloaded frame shows no round, whatever it was showing before.
      if (word.type === 'ready') state = 'silent';
      else if (word.type === 'round-started') playing();
      else if (word.type === 'balance' && word.settled) {
        state = 'settled';
        letGo();
      } else if (word.type === 'balance') playing();
    },
    stop,
  };

  function playing() {
    state = 'playing';
    stop();
  }

  function letGo() {
    stop();
    release();
  }
}
