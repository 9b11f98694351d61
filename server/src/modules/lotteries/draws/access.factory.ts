import { type AccessRows, anyone, player } from '../../../platform/testing/test-access.ts';

const game = () => ({ query: { gameCode: 'SSC_1M' } });
const unknownDraw = () => ({ query: { gameCode: 'SSC_1M', numero: '20200101-001' } });

export const accessRows: AccessRows = {
  'GET /lgw/games/opened/numero': anyone,
  'GET /lotto/lgw/games/opened/numero': anyone,
  'GET /lgw/numeros/near': { ...anyone, input: game },
  'GET /lgw/vn/numeros/opened/game': anyone,
  'GET /lgw/vn/numeros/drawn': anyone,
  'GET /lgw/vn/numeros/absence': { ...anyone, input: () => ({ query: { gameCode: 'VN_NORTH' } }) },
  'GET /lgw/draw': { ...anyone, input: game },
  'GET /lgw/draw/code/:code': {
    ...anyone,
    input: () => ({ params: { code: 'SSC_1M' } }),
    foreign: 'unowned',
  },
  'GET /lgw/draw/day': anyone,
  'GET /lgw/draw/search': { ...anyone, input: () => ({ query: { number: '37' } }) },
  'GET /lgw/draw/proof': { ...anyone, input: unknownDraw, receives: 'draw_unknown' },
  'GET /lgw/draw/seed': { access: 'session', input: unknownDraw, receives: 'draw_unknown' },
  'GET /lgw/yeekee/shots': {
    access: 'optional',
    input: () => ({ query: { numero: '20200101-01' } }),
    receives: 'draw_unknown',
  },
  'POST /lgw/yeekee/shots': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { numero: '20200101-01', shot: '12345' } }),
    receives: 'draw_unknown',
  },
};
