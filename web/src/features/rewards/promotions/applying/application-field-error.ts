import { REMARK_MAX, remarkLength } from '@lanna/contract/rewards/promotions/promotions';
import { uploadsFieldError } from '../../../people/identity/pictures/picture-uploads.ts';
import type { Draft } from './draft.ts';

export type ApplicationFieldError = 'long' | 'sending' | 'unsent' | 'missing';

/** What stands in the way of sending; the first of these is said. */
export function applicationFieldError(
  { remark, uploads }: Pick<Draft, 'remark' | 'uploads'>,
  picturesLeast: number,
): ApplicationFieldError | undefined {
  if (remarkLength(remark) > REMARK_MAX) return 'long';
  return uploadsFieldError(uploads) ?? (uploads.length < picturesLeast ? 'missing' : undefined);
}
