import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the clock by which Linux counts processor time. */
const TICK_MS = 10;

/** Processor time of this process and of a PostgreSQL server with all its children, in milliseconds: both count whatever else the machine does. */
export interface ProcessorTime {
  ownMs: number;
  postgresMs: number;
}

/** What `work` takes of the processor; PostgreSQL runs below the process `postgresPid`. */
export async function processorTimeOf(
  postgresPid: number,
  work: () => Promise<unknown>,
): Promise<ProcessorTime> {
  const [own, postgres] = [process.cpuUsage(), treeMs(postgresPid)];
  await work();
  const { user, system } = process.cpuUsage(own);
  return { ownMs: (user + system) / 1000, postgresMs: treeMs(postgresPid) - postgres };
}

/** Of a process, its children, and those of them that have ended. */
export function treeMs(pid: number): number {
  let ticks = 0;
  for (const entry of readdirSync('/proc')) {
    const stat = Number(entry) > 0 ? statOf(entry) : undefined;
    if (!stat) continue;
    const isRoot = Number(entry) === pid;
    if (isRoot || stat.parent === pid) ticks += stat.own;
    if (isRoot) ticks += stat.ended;
  }
  return ticks * TICK_MS;
}

/** Of the thread on which a program's own code runs, without its helpers (hashing, compressing, collecting garbage). */
export function mainThreadMs(pid: number): number {
  return (statOf(`${pid}/task/${pid}`)?.own ?? 0) * TICK_MS;
}

function statOf(pid: string): { parent: number; own: number; ended: number } | undefined {
  try {
    // The name of the program, in brackets, may contain anything; the second field after it is the parent.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const at = (index: number) => Number(fields[index] ?? 0);
    return { parent: at(1), own: at(11) + at(12), ended: at(13) + at(14) };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}
