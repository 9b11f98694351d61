import { type AccessRows, agent, player } from '../../../platform/testing/test-access.ts';
import { slipBody } from './slips.factory.ts';

const SLIP = '00000000-0000-7000-8000-00000000000a';

export const accessRows: AccessRows = {
  'GET /lgw/games': { access: 'anyone' },
  'GET /lgw/vn/games/game_menu': { access: 'anyone' },
  'GET /lgw/vn/games/game_menu/recent': { access: 'session' },
  'GET /lgw/games/table': {
    access: 'optional',
    input: () => ({ query: { gameCode: 'NONE' } }),
    receives: 'lottery_game_unknown',
  },
  'POST /lgw/slips': {
    ...player,
    needsTerms: true,
    input: () => ({
      body: {
        ...slipBody({
          draws: [{ numero: '20990101-001' }],
          lines: [{ play: 'five-straight', selection: '1|2|3|4|5' }],
        }),
        gameCode: 'NONE',
      },
    }),
    receives: 'lottery_game_unknown',
  },
  'GET /lgw/draw/outcome': {
    access: 'session',
    input: () => ({ query: { gameCode: 'NONE', numero: '1' } }),
    receives: 'draw_unknown',
  },
  'GET /lgw/slips': { access: 'session' },
  'GET /lgw/slips/:id': {
    access: 'session',
    input: () => ({ params: { id: SLIP } }),
    receives: 'slip_unknown',
    foreign: 'slip_unknown',
  },
  'POST /lgw/slips/:id/cancel': {
    ...player,
    needsTerms: false,
    input: () => ({ params: { id: SLIP }, body: { numeros: ['20990101-001'] } }),
    receives: 'slip_unknown',
    foreign: 'slip_unknown',
  },
  'GET /wps/agent/lottery-modes/:memberId': {
    ...agent,
    // Two levels below: the direct line alone is the agent's to give modes to.
    input: ({ downlineId }) => ({ params: { memberId: downlineId } }),
    receives: 'member_unknown',
    foreign: 'member_unknown',
  },
  'PUT /wps/agent/lottery-modes/:memberId': {
    ...agent,
    input: ({ downlineId }) => ({
      params: { memberId: downlineId },
      body: { prizeMode: 'SEA', mode: 1800 },
    }),
    receives: 'member_unknown',
    foreign: 'member_unknown',
  },
};
