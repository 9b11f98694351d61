import { keepWithdrawalPicture } from '@lanna/contract/withdrawals/pictures';
import { call } from '../../api/call.ts';
import type { KeepPicture } from '../identity/picture-uploads.ts';

/** Pictures for answers to the desk, and proofs that nothing has arrived. */
export const keepPicture: KeepPicture = (base64, how) =>
  call(keepWithdrawalPicture, { body: { base64 }, ...how });
