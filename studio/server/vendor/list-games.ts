import type { gameListReply } from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import type { z } from 'zod';
import { figuresOf, STUDIO_GAMES } from '../../rules/games.ts';

/** The studio's games as an operator lists them. */
export function listGames(): z.infer<typeof gameListReply> {
  return {
    games: STUDIO_GAMES.map((game) => {
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
