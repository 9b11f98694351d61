import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/*
 * Every run that starts a database of its own, ended from outside while it has one. What it started is found by the folder for
 * temporary files that only this run was given.
 */
test.each([
  ['npm test', 'SIGKILL', ['tools/test.ts', '--only=database']],
  ['npm run soak', 'SIGTERM', ['tools/soak.ts', 'downline']],
  ['npm run bench -- wallet', 'SIGKILL', ['bench/src/main.ts', 'wallet']],
] as const)(
  '%s ended by %s leaves no process and no file behind',
  async (_, signal, [file, ...args]) => {
    const temporary = mkdtempSync(join(tmpdir(), 'lanna-ended-'));
    onTestFinished(() => rmSync(temporary, { recursive: true, force: true }));
    const run = spawn(process.execPath, [file, ...args], {
      cwd: root,
      // No browser is wanted, and none unpacked.
      env: { ...process.env, TMPDIR: temporary, CHROMIUM_PATH: process.execPath },
      stdio: 'ignore',
    });
    onTestFinished(() => void run.kill('SIGKILL'));
    // The site may have to be built first.
    const patience = { timeout: 200_000, interval: 200 };
    const notes = () => globSync(join(temporary, 'lanna-*/postgres.json'));
    await expect.poll(notes, patience).toHaveLength(1);
    const [note = ''] = notes();
    const { cluster } = JSON.parse(readFileSync(note, 'utf8')) as { cluster: string };
    run.kill(signal);
    await expect.poll(() => processesWith(temporary, cluster), patience).toEqual([]);
    expect(existsSync(cluster)).toBe(false);
    await expect
      .poll(() => readdirSync(temporary).filter((name) => name.startsWith('lanna-')), patience)
      .toEqual([]);
  },
  450_000,
);

/** By what they were started with; a database server by its data, the only path it is given. */
function processesWith(temporary: string, cluster: string): string[] {
  return readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && isWith(pid, temporary, cluster));
}

function isWith(pid: string, temporary: string, cluster: string): boolean {
  try {
    if (readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`TMPDIR=${temporary}\0`)) return true;
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster);
  } catch {
    // It has ended meanwhile, or may not be looked into.
    return false;
  }
}
