import type { gameListReply } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { z } from 'zod';
import { listedFigures } from '../../rules/listed-figures.ts';
import type { StudioVendor } from '../../rules/vendors/vendor.ts';

/** A vendor's games as an operator lists them. */
export function listGames(vendor: StudioVendor): z.infer<typeof gameListReply> {
  return {
    games: vendor.games.map((game) => ({
      game_code: game.code,
      name: game.name.EN,
      name_th: game.name.TH,
      category: game.category,
      ...listedFigures(game),
      features: [...game.features],
      demo: true,
    })),
  };
}
