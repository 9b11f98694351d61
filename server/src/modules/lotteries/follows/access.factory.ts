import { type AccessRows, player } from '../../../platform/testing/test-access.ts';

const fast = () => ({ params: { code: 'SSC_1M' } });

export const accessRows: AccessRows = {
  'GET /lgw/followed': player,
  'PUT /lgw/followed/:code': {
    ...player,
    needsTerms: false,
    input: fast,
    foreign: 'unowned',
    receives: 'game_too_fast',
  },
  'DELETE /lgw/followed/:code': { ...player, needsTerms: false, input: fast, foreign: 'unowned' },
};
