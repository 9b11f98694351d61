import {
  type AccessRows,
  anyone,
  type Belongings,
  type Input,
  session,
} from '../../../platform/testing/test-access.ts';

declare module '../../../platform/testing/test-access.ts' {
  interface Belongings {
    gameId: string;
  }
}

const game = ({ gameId }: Belongings): Input => ({ body: { gameId } });

export const accessRows: AccessRows = {
  'GET /lgw/games/game_menus': anyone,
  'GET /wps/relay/GCSGAME_gameVendor': anyone,
  'GET /wps/relay/GLS2_getVassGameType': { ...anyone, input: () => ({ query: { vassalage: 'HUBX' } }) },
  'GET /lgw/games/popular': anyone,
  'GET /lgw/games/game_menus/recent': session,
  'GET /wps/relay/GCSGAME_gameList': { access: 'optional' },
  'GET /wps/relay/GCSGAME_gameCounts': { access: 'optional' },
  'GET /wps/relay/GCSGAME_hotGamesV2': anyone,
  'GET /wps/games/:gameId': {
    access: 'optional',
    input: ({ gameId }) => ({ params: { gameId } }),
    foreign: 'unowned',
  },
  'GET /wps/relay/GCS_recentGame': session,
  'GET /wps/relay/MCSFE_getFavoriteGamesList': session,
  'POST /lgw/games/game_menus/recent': {
    ...session,
    input: () => ({ body: { gameCode: 'SSC_1M' } }),
    // The brand of the test carries no lotteries.
    receives: 'game_unknown',
  },
  'POST /wps/relay/MCSFE_addFavoriteGameV2': { ...session, input: game },
  'POST /wps/relay/MCSFE_removeFavoriteGameV2': { ...session, input: game },
};
