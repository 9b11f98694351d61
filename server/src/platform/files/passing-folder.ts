import { statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
const FREE_MIN_BYTES = 4 * 2 ** 30;

/**
 * Where to put data that ends with a run and need not survive the machine: in memory, where there is plenty of it. A test's database is a
 * thousand small files, and a disk's file system takes thirty times as long to copy them. Where `TMPDIR` is set, it is used.
 */
export function passingFolder(): string {
  return process.env['TMPDIR'] === undefined && hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir();
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= FREE_MIN_BYTES && freemem() >= FREE_MIN_BYTES;
  } catch {
    return false;
  }
}
