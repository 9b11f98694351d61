import { createDecipheriv, createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hideServicePath, showServicePath } from './service-path.ts';

test.each(['/chat', 'https://line.me/R/ti/p/%40lanna', 'tel:+66200000001', '/แชต'])(
  'the path %s is hidden, and shown by its last eight characters',
  async (path) => {
    const hidden = await hideServicePath(path);
    expect(hidden).toMatch(/^[\w-]{40,}$/);
    expect(hidden).not.toContain('chat');
    expect(await showServicePath(hidden)).toBe(path);
  },
);

test('it is AES-256-GCM under the SHA-256 of the key, as another program would open it', async () => {
  const hidden = await hideServicePath('/chat');
  const key = createHash('sha256').update(hidden.slice(-8)).digest();
  const bytes = Buffer.from(hidden.slice(0, -8), 'base64url');
  const opening = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(-16));
  const opened = Buffer.concat([opening.update(bytes.subarray(12, -16)), opening.final()]);
  expect(opened.toString('utf8')).toBe('/chat');
});

test('no two answers hide the same path alike, and one that was changed or cut is not shown', async () => {
  const hidden = await hideServicePath('/chat');
  expect(await hideServicePath('/chat')).not.toBe(hidden);
  const other = hidden[20] === 'A' ? 'B' : 'A';
  await expect(showServicePath(`${hidden.slice(0, 20)}${other}${hidden.slice(21)}`)).rejects.toThrow();
  await expect(showServicePath(hidden.slice(4))).rejects.toThrow();
  await expect(showServicePath('short')).rejects.toThrow();
});
