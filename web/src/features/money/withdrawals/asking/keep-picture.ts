import { keepWithdrawalPicture } from '@lanna/contract/money/withdrawals/pictures';
import { call } from '../../../../api/calls/call.ts';
import type { KeepPicture } from '../../../people/identity/pictures/picture-uploads.ts';

/** Pictures for answers to the desk, and proofs that nothing has arrived. */
export const keepPicture: KeepPicture = (base64, how) =>
  call(keepWithdrawalPicture, { body: { base64 }, ...how });
