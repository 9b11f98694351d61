import { newId } from '../../../platform/sealing/ids.ts';
import { type AccessRows, player } from '../../../platform/testing/test-access.ts';

export const accessRows: AccessRows = {
  'GET /wps/kyc': player,
  'POST /wps/kyc/pictures': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { part: 'front', base64: 'AAAA' } }),
    receives: 'identity_picture_unusable',
  },
  'POST /wps/kyc/documents': {
    ...player,
    needsTerms: false,
    input: () => ({
      body: {
        kind: 'passport',
        name: 'Somchai Jaidee',
        birthday: '1990-04-13',
        number: 'AA1234567',
        validUntil: null,
        // Pictures that no member has sent.
        pictures: [
          { part: 'front', id: newId() },
          { part: 'face', id: newId() },
        ],
      },
    }),
    receives: 'identity_picture_unknown',
  },
};
