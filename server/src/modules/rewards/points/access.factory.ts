import { newId } from '../../../platform/sealing/ids.ts';
import { type AccessRows, player } from '../../../platform/testing/test-access.ts';

// The brand of the test gives no points, as a brand begins: every caller with access receives that.
const row = { ...player, receives: 'points_off' } as const;
/** The withdrawal password comes first: the members of the test have none. */
const spending = { ...player, receives: 'payment_password_missing', needsTerms: true } as const;

export const accessRows: AccessRows = {
  'GET /wps/relay/MCSFE_getPointBalance': row,
  'GET /wps/relay/MCSFE_getPointConfig': row,
  'GET /wps/relay/MCSFE_getPointReward': row,
  'GET /wps/relay/MCSFE_getPointRewardConversionType': row,
  'GET /wps/relay/MCSFE_getRedeemPointList': row,
  'GET /wps/points/entries': row,
  'POST /wps/relay/passwordCheck/MCSFE_redeemPointReward': {
    ...spending,
    input: () => ({
      body: { rewardId: newId(), points: '10.00', address: 'A name, 1 Main Road', paymentPassword: '123456' },
    }),
  },
  'POST /wps/relay/passwordCheck/MCSFE_convertPoint': {
    ...spending,
    input: () => ({ body: { points: '100.00', perUnit: '100.00', paymentPassword: '123456' } }),
  },
};
