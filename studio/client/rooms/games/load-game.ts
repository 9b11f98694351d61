import type { PageGame } from './page-game.ts';

/** A page brings only the game whose rooms it opens. */
const GAMES: Readonly<Record<string, () => Promise<{ openGame(): PageGame }>>> = {
  'pok-deng': () => import('./pok-deng/open-game.ts'),
  dummy: () => import('./dummy/open-game.ts'),
  kaeng: () => import('./kaeng/open-game.ts'),
  'niu-niu': () => import('./niu-niu/open-game.ts'),
};

/** Undefined for a game that this version of the page does not know. */
export async function loadGame(play: string): Promise<PageGame | undefined> {
  return (await GAMES[play]?.())?.openGame();
}
