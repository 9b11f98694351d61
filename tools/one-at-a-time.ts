import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 100;

/** Runs `work` while no other process does that names itself in the same file. One that has ended without a word holds nothing up. */
export async function oneAtATime<Value>(file: string, work: () => Promise<Value>): Promise<Value> {
  mkdirSync(dirname(file), { recursive: true });
  while (!isTaken(file)) await sleep(POLL_MS);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function isTaken(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const holder = holderOf(file);
    if (holder !== undefined && !isAlive(holder)) clearAway(file, holder);
    return false;
  }
}

/** Of two who find the same dead holder the later one may have another's name in hand: it is put back. */
function clearAway(file: string, holder: number) {
  const aside = `${file}-${process.pid}`;
  try {
    renameSync(file, aside);
    if (holderOf(aside) === holder) rmSync(aside);
    else renameSync(aside, file);
  } catch {
    // Another has cleared it away.
  }
}

/** Undefined where there is none, or its name is only just being written. */
function holderOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
