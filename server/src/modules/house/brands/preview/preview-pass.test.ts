import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { PREVIEW_MS, previewPasses } from './preview-pass.ts';

const now = new Date('2026-11-29T05:00:00Z');
const secret = randomBytes(32);
const passes = previewPasses(async () => secret);

test('a pass opens pages of its brand until its time is over, and of no other brand', async () => {
  const { token, until } = await passes.issue('river', now);
  expect(until.getTime() - now.getTime()).toBe(PREVIEW_MS);
  expect(await passes.opens('river', token, now)).toBe(true);
  expect(await passes.opens('mountain', token, now)).toBe(false);
  expect(await passes.opens('river', token, until)).toBe(false);
});

test('a pass that was written by hand opens nothing', async () => {
  const { token } = await passes.issue('river', now);
  const [moment = '', signed = ''] = token.split('.');
  const later = (Number.parseInt(moment, 36) + 60_000).toString(36);
  for (const made of ['', '.', moment, `${later}.${signed}`, `${moment}.${signed}x`, `zzzzzzzzzz.${signed}`])
    expect(await passes.opens('river', made, now)).toBe(false);
  const other = previewPasses(async () => randomBytes(32));
  expect(await other.opens('river', token, now)).toBe(false);
});
