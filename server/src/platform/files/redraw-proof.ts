import type { RefusalCode } from '@lanna/contract/refusals';
import { Refusal } from '../refusals/refusal.ts';
import { type Picture, redrawPicture } from './redraw-picture.ts';

/** What an operator needs to see of it. */
const SIDE_MAX = 1600;

/** Draws a picture anew that a member sends as proof of something: whole, PNG or JPEG only. Refuses with the caller's code. */
export async function redrawProof(bytes: Buffer, unusable: RefusalCode): Promise<Picture> {
  try {
    return await redrawPicture(bytes, {
      width: SIDE_MAX,
      height: SIDE_MAX,
      fit: 'inside',
      formats: ['png', 'jpeg'],
    });
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(unusable);
    throw error;
  }
}
