import { newId } from '../../../platform/sealing/ids.ts';
import { type AccessRows, anyone, player } from '../../../platform/testing/test-access.ts';

const unknown = {
  input: () => ({ params: { id: newId() } }),
  receives: 'raffle_unknown',
  foreign: 'raffle_unknown',
} as const;

export const accessRows: AccessRows = {
  'GET /wps/raffles/:id': { ...anyone, ...unknown, foreign: 'unowned' },
  'GET /wps/raffles/:id/mine': { ...player, ...unknown },
  'GET /wps/raffles/:id/proof': { ...anyone, ...unknown, foreign: 'unowned' },
};
