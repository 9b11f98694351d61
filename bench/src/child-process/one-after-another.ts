import { fork } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a program once for each name, each time in a process of its own: none finds what another has left in memory, and one that fails keeps none
 * of the others from being measured. Answers the names for which it has failed.
 */
export async function oneAfterAnother(program: URL, names: readonly string[]): Promise<string[]> {
  const failed: string[] = [];
  for (const name of names) {
    const [code] = await once(fork(program, [name]), 'exit');
    if (code !== 0) failed.push(name);
  }
  return failed;
}
