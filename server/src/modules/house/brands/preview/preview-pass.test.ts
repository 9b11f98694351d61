import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { PREVIEW_MS, previewPasses } from './preview-pass.ts';

const now = new Date('2026-11-29T05:00:00Z');
const secret = randomBytes(32);
const passes = previewPasses(async () => secret);

test('a pass opens pages of its brand until its time is over, and of no other brand', async () => {
  const { token, until } = await passes.issue('river', now);
  expect(until.getTime() - now.getTime()).toBe(PREVIEW_MS);
  expect(await passes.opened('river', token, now)).toEqual({ draft: undefined });
  expect(await passes.opened('mountain', token, now)).toBeUndefined();
  expect(await passes.opened('river', token, until)).toBeUndefined();
});

test('a pass of a draft opens that draft, and none that is put in its place', async () => {
  const { token } = await passes.issue('river', now, 'draft-1');
  expect(await passes.opened('river', token, now)).toEqual({ draft: 'draft-1' });
  for (const other of [token.replace('draft-1', 'draft-2'), token.split('.').slice(0, 2).join('.')])
    expect(await passes.opened('river', other, now)).toBeUndefined();
});

test('a pass that was written by hand opens nothing', async () => {
  const { token } = await passes.issue('river', now);
  const [moment = '', signed = ''] = token.split('.');
  const later = (Number.parseInt(moment, 36) + 60_000).toString(36);
  for (const made of ['', '.', moment, `${later}.${signed}`, `${moment}.${signed}x`, `zzzzzzzzzz.${signed}`])
    expect(await passes.opened('river', made, now)).toBeUndefined();
  const other = previewPasses(async () => randomBytes(32));
  expect(await other.opened('river', token, now)).toBeUndefined();
});
