import type { VendorGame } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { StudioGame } from '@lanna/studio/rules/game';
import { listedFigures } from '@lanna/studio/rules/listed-figures';

/** Games of the studio as any vendor would list its own. */
export function listedGames(games: readonly StudioGame[]): VendorGame[] {
  return games.map((game) => ({
    game_code: game.code,
    name: game.name,
    category: game.category,
    ...listedFigures(game),
    features: [...game.features],
    demo: true,
  }));
}
