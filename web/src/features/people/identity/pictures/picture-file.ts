import { PICTURE_BYTES_MAX } from '@lanna/contract/pictures';

export type PictureFieldError = 'type' | 'size' | 'empty';

/** What forms of the device offer to choose from. */
export const PICTURE_TYPES = 'image/png,image/jpeg';

/** What is wrong with a file before it is sent anywhere; what it is, its first bytes say and not its name. */
export async function pictureFieldError(file: Blob): Promise<PictureFieldError | undefined> {
  if (file.size === 0) return 'empty';
  if (file.size > PICTURE_BYTES_MAX) return 'size';
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return SIGNATURES.some((signature) => signature.every((byte, at) => head[at] === byte))
    ? undefined
    : 'type';
}

const SIGNATURES = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
] as const;

export async function base64Of(file: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result));
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(file);
  const address = await promise;
  return address.slice(address.indexOf(',') + 1);
}
