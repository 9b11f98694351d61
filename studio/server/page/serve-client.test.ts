import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openTestStudio } from '../test/test-studio.ts';

const folder = mkdtempSync(join(tmpdir(), 'studio-client-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { app } = await openTestStudio({}, folder);

test('before the client is built its page says so, and the client is served as soon as it is built', async () => {
  expect((await app.inject('/play/lanna-lanterns')).statusCode).toBe(503);
  mkdirSync(join(folder, 'slot', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'slot', 'index.html'), '<!doctype html><title>game</title>');
  writeFileSync(join(folder, 'slot', 'assets', 'main-1a2b.js'), 'export {};');

  const page = await app.inject('/play/lanna-lanterns');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['cache-control']).toBe('no-cache');
  const script = await app.inject('/play-assets/slot/assets/main-1a2b.js');
  expect(script.statusCode).toBe(200);
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('a file that the build has compressed goes out compressed to who can read it, and as it is to others', async () => {
  writeFileSync(join(folder, 'slot', 'assets', 'main-1a2b.js.br'), 'small');
  const ask = (encoding: string) =>
    app.inject({ url: '/play-assets/slot/assets/main-1a2b.js', headers: { 'accept-encoding': encoding } });
  const small = await ask('gzip, br');
  expect(small.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringMatching(/javascript; charset=utf-8$/),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringMatching(/accept-encoding/i),
  });
  expect(small.body).toBe('small');
  const whole = await ask('identity');
  expect(whole.headers['content-encoding']).toBeUndefined();
  expect(whole.body).toBe('export {};');
});

test('the page runs its own scripts only, no eval, and is framed by the named origins only', async () => {
  const { headers } = await app.inject('/play/lanna-lanterns');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain('frame-ancestors http://localhost:3000;');
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toContain('unsafe-eval');
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  expect(headers['x-frame-options']).toBeUndefined();
});

test.each(['/play/nowhere', '/play-assets/../../package.json', '/play-assets/nothing.js', '/elsewhere'])(
  '%s is nowhere',
  async (path) => {
    const response = await app.inject(path);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ success: false, code: 'not_found' });
  },
);
