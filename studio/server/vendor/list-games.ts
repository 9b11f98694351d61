import type { gameListReply } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { z } from 'zod';
import { figuresOf } from '../../rules/slot/games.ts';
import type { StudioVendor } from '../../rules/vendors/vendor.ts';

/** A vendor's games as an operator lists them. */
export function listGames(vendor: StudioVendor): z.infer<typeof gameListReply> {
  return {
    games: vendor.games.map((game) => {
      const { returnBasisPoints, minBet, maxBet, volatility, lines } = figuresOf(game);
      return {
        game_code: game.code,
        name: game.name.EN,
        name_th: game.name.TH,
        category: game.category,
        rtp: returnBasisPoints / 100,
        minBet,
        maxBet,
        volatility,
        features: [...game.features],
        lines,
        demo: true,
      };
    }),
  };
}
