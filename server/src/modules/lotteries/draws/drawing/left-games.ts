import type { Log } from '../../../../platform/process/log.ts';
import type { LeftGames } from './draw-due.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

/** Keeps which games could not be drawn and until when they are left alone: twice as long each time, said in the log. */
export function leftGames(log: Pick<Log, 'error' | 'info'>): LeftGames {
  const left = new Map<string, { failures: number; againMs: number }>();
  return {
    isLeft: (gameCode) => (left.get(gameCode)?.againMs ?? 0) > performance.now(),
    note: (gameCode, error) => {
      const before = left.get(gameCode)?.failures ?? 0;
      if (error === undefined) {
        if (left.delete(gameCode)) log.info({ game: gameCode }, 'a game is drawn again');
        return;
      }
      const waitMs = Math.min(FIRST_WAIT_MS * 2 ** before, LONGEST_WAIT_MS);
      left.set(gameCode, { failures: before + 1, againMs: performance.now() + waitMs });
      log.error({ err: error, game: gameCode, failures: before + 1, waitMs }, 'a game could not be drawn');
    },
  };
}
