import { newId } from '../../../platform/sealing/ids.ts';
import { type AccessRows, player } from '../../../platform/testing/test-access.ts';

export const accessRows: AccessRows = {
  'GET /wps/brand-envelopes': player,
  'POST /wps/brand-envelopes/:id/claims': {
    ...player,
    needsTerms: true,
    input: () => ({ params: { id: newId() }, body: {} }),
    receives: 'brand_envelope_unknown',
    foreign: 'brand_envelope_unknown',
  },
  'GET /wps/brand-envelopes/:id/proof': {
    ...player,
    input: () => ({ params: { id: newId() } }),
    receives: 'brand_envelope_unknown',
    foreign: 'brand_envelope_unknown',
  },
};
