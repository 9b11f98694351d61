import { REMARK_MAX, remarkLength } from '@lanna/contract/rewards/promotions/promotions';
import { uploadsFault } from '../../../people/identity/pictures/picture-uploads.ts';
import type { Draft } from './draft.ts';

export type ApplicationFault = 'long' | 'sending' | 'unsent' | 'missing';

/** What stands in the way of sending; the first of these is said. */
export function applicationFault(
  { remark, uploads }: Pick<Draft, 'remark' | 'uploads'>,
  picturesLeast: number,
): ApplicationFault | undefined {
  if (remarkLength(remark) > REMARK_MAX) return 'long';
  return uploadsFault(uploads) ?? (uploads.length < picturesLeast ? 'missing' : undefined);
}
