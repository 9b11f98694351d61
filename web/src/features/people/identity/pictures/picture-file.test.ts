import { PICTURE_BYTES_MAX } from '@lanna/contract/pictures';
import { expect, test } from 'vitest';
import { pictureFieldError } from './picture-file.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const file = (bytes: readonly number[], type: string) => new Blob([new Uint8Array(bytes)], { type });

test('PNG and JPEG are what their bytes say, whatever the file is called', async () => {
  expect(await pictureFieldError(file([...PNG, 1], 'image/png'))).toBeUndefined();
  expect(await pictureFieldError(file([...JPEG, 1], ''))).toBeUndefined();
});

test('a file that only claims to be a picture is none', async () => {
  expect(await pictureFieldError(file([0x47, 0x49, 0x46, 0x38], 'image/png'))).toBe('type');
  expect(await pictureFieldError(file([0x3c, 0x73, 0x76, 0x67], 'image/jpeg'))).toBe('type');
  expect(await pictureFieldError(file(PNG.slice(0, 4), 'image/png'))).toBe('type');
});

test('five megabytes go, one byte more does not, and an empty file says nothing', async () => {
  const sized = (bytes: number) => {
    const all = new Uint8Array(bytes);
    all.set(PNG);
    return new Blob([all]);
  };
  expect(await pictureFieldError(sized(PICTURE_BYTES_MAX))).toBeUndefined();
  expect(await pictureFieldError(sized(PICTURE_BYTES_MAX + 1))).toBe('size');
  expect(await pictureFieldError(new Blob([]))).toBe('empty');
});
