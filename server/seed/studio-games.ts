import type { VendorGame } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { figuresOf, type StudioGame } from '@lanna/studio/rules/slot/games';

/** Games of the studio as any vendor would list its own. */
export function listedGames(games: readonly StudioGame[]): VendorGame[] {
  return games.map((game) => {
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
  });
}
