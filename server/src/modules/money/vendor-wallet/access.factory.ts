import {
  type AccessRows,
  anyone,
  type Belongings,
  type Input,
  player,
  session,
} from '../../../platform/testing/test-access.ts';

declare module '../../../platform/testing/test-access.ts' {
  interface Belongings {
    betId: string;
  }
}

const game = ({ gameId }: Belongings): Input => ({ body: { gameId } });

export const accessRows: AccessRows = {
  'POST /wps/game/launchGame': { ...player, needsTerms: true, input: game, receives: 'vendor_unreachable' },
  'POST /wps/v2/game/launchGame': {
    ...player,
    needsTerms: true,
    input: game,
    receives: 'vendor_unreachable',
  },
  'POST /wps/relay/GCS_gameTrialLaunch': { access: 'optional', input: game, receives: 'demo_unavailable' },
  'GET /wps/bets': player,
  'GET /wps/bets/open': player,
  'GET /wps/bets/export': player,
  'GET /wps/bets/play-sessions': player,
  'GET /wps/bets/:id/receipt': {
    ...player,
    input: ({ betId }) => ({ params: { id: betId } }),
    foreign: 'bet_unknown',
  },
  'GET /wps/lobby/tables': anyone,
  'GET /wps/lobby/matches': anyone,
  'GET /wps/lobby/rooms': anyone,
  'GET /wps/relay/GLS2_roomList': session,
  'GET /wps/lobby/jackpots': anyone,
  'GET /wps/relay/VIS_getJackpot': anyone,
  'GET /wps/free-bets': player,
  'GET /wps/fair': { ...player, receives: 'vendor_unreachable' },
  'GET /wps/fair/returns': { ...anyone, receives: 'vendor_unreachable' },
  'GET /wps/fair/shared-rounds': { ...anyone, receives: 'vendor_unreachable' },
  'POST /wps/fair/rotate': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { clientSeed: 'lucky', nextServerSeedHash: 'a'.repeat(64) } }),
    receives: 'vendor_unreachable',
  },
};
