import type { VendorGame } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { figuresOf, KAD_LUANG_GAMES, STUDIO_GAMES, type StudioGame } from '@lanna/studio/rules/games';

/** The house studio's games as any vendor would list its own. */
export const studioGames: readonly VendorGame[] = STUDIO_GAMES.map(listed);

/** Those of its vendor that keeps players' money. */
export const kadLuangGames: readonly VendorGame[] = KAD_LUANG_GAMES.map(listed);

function listed(game: StudioGame): VendorGame {
  const figures = figuresOf(game);
  return {
    game_code: game.code,
    name: game.name,
    category: game.category,
    rtp: figures.returnBasisPoints / 100,
    minBet: figures.minBet,
    maxBet: figures.maxBet,
    volatility: figures.volatility,
    features: [...game.features],
    lines: figures.lines,
    demo: true,
  };
}
