import { z } from 'zod';

export const PICTURE_BYTES_MAX = 5 * 1024 * 1024;
/** Of a call that takes one picture: base64 takes four characters for three bytes. */
export const PICTURE_BODY_LIMIT = Math.ceil((PICTURE_BYTES_MAX * 4) / 3) + 4096;

/** The bytes of one picture, as a call takes them. */
export const pictureBytes = z.base64().max(PICTURE_BODY_LIMIT);
