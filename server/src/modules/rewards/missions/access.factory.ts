import { newId } from '../../../platform/sealing/ids.ts';
import { type AccessRows, player } from '../../../platform/testing/test-access.ts';

export const accessRows: AccessRows = {
  'GET /wps/missions': player,
  'POST /wps/missions/:id/claims': {
    ...player,
    needsTerms: true,
    input: () => ({ params: { id: newId() }, body: { period: '2026-11-20', step: 1 } }),
    receives: 'mission_unknown',
    foreign: 'mission_unknown',
  },
  'POST /wps/missions/check-in': {
    ...player,
    needsTerms: false,
    input: () => ({ body: {} }),
    receives: 'mission_unknown',
  },
  'GET /wps/wheel': player,
  'POST /wps/wheel/seed': { ...player, needsTerms: false, input: () => ({ body: { clientSeed: null } }) },
  'POST /wps/wheel/spins': {
    ...player,
    needsTerms: true,
    input: () => ({ body: { version: 1, commitment: 'none', nonce: 0 } }),
    receives: 'wheel_no_spins',
  },
};
