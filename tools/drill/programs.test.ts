import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findProgram, isOlder, versionIn } from './programs.ts';

const folder = mkdtempSync(join(tmpdir(), 'lanna-programs-'));
afterAll(() => rmSync(folder, { recursive: true }));
const program = { name: 'pooler', setting: 'POOLER', asks: ['--version'], least: '1.21' };

function place(name: string, says: string): string {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\necho '${says}'\n`);
  chmodSync(file, 0o755);
  return file;
}

test.each([
  ['1.9', '1.21', true],
  ['1.21', '1.21', false],
  ['1.21.3', '1.21', false],
  ['2', '1.21', false],
  ['2.6.12', '3.0', true],
])('%s is older than %s: %s', (version, least, is) => {
  expect(isOlder(version, least)).toBe(is);
});

test.each([
  ['HAProxy version 3.0.11-1+deb13u4 2026/10/15 - https://haproxy.org/', '3.0.11'],
  ['PgBouncer 1.24.1\nlibevent 2.1', '1.24.1'],
  ['nats-server: v2.10.27', '2.10.27'],
  ['systemd 257 (257.13-1~deb13u1)', '257'],
  ['no word of it', undefined],
])('the version in %j', (text, version) => {
  expect(versionIn(text)).toBe(version);
});

test('a program is where its setting says, else on the path', () => {
  const [set, onPath] = [place('elsewhere', 'Pooler 1.22'), place('pooler', 'Pooler 1.30')];
  expect(findProgram(program, { PATH: folder })).toEqual({ path: onPath, version: '1.30' });
  expect(findProgram(program, { PATH: folder, POOLER: set })).toEqual({ path: set, version: '1.22' });
});

test.each([
  ['nowhere', {}, /not on the path, and POOLER names none/],
  ['named, and not there', { POOLER: '/nowhere/pooler' }, /cannot be started/],
])('one that is %s is missing, with the reason', (_, env, reason) => {
  expect(findProgram(program, env)).toEqual({ missing: expect.stringMatching(reason) });
});

test('one that is too old counts as missing', () => {
  expect(findProgram(program, { POOLER: place('old', 'Pooler 1.18.0') })).toEqual({
    missing: expect.stringMatching(/pooler is 1\.18\.0, and 1\.21 is needed/),
  });
});
