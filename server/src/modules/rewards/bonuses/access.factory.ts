import { newId } from '../../../platform/sealing/ids.ts';
import { type AccessRows, player } from '../../../platform/testing/test-access.ts';

const offer = () => ({ id: newId(), version: 1 });

export const accessRows: AccessRows = {
  'GET /wps/bonuses': player,
  'GET /wps/bonuses/refusal': player,
  'GET /wps/bonuses/:id/bets': {
    ...player,
    input: () => ({ params: { id: newId() } }),
    receives: 'bonus_unknown',
    foreign: 'bonus_unknown',
  },
  'GET /wps/bonuses/referral': player,
  'POST /wps/bonuses/referral': {
    ...player,
    needsTerms: false,
    input: () => ({ body: {} }),
    trialReceives: 'trial_account',
  },
  'PUT /wps/bonuses/choice': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { offer: offer() } }),
    receives: 'bonus_unknown',
  },
  'POST /wps/bonuses': {
    ...player,
    needsTerms: true,
    input: () => ({ body: { offer: offer() } }),
    receives: 'bonus_unknown',
  },
  'POST /wps/bonuses/:id/end': {
    ...player,
    needsTerms: false,
    input: () => ({ params: { id: newId() }, body: {} }),
    receives: 'bonus_unknown',
    foreign: 'bonus_unknown',
  },
  'PUT /wps/bonuses/order': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { first: newId() } }),
    receives: 'bonus_unknown',
  },
};
