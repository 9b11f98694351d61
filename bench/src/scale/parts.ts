import { type BenchProcesses, benchProcesses } from '../child-process/child-process.ts';
import type { Figure } from '../result.ts';
import { type PortalProcesses, portalProcesses } from './portal-processes.ts';

/** What a part has started is ended with it, also where the part itself hangs. */
export interface Scope {
  processes: BenchProcesses;
  portals: PortalProcesses;
  /** Called in reverse. */
  later(work: () => Promise<unknown>): void;
}

export interface Part {
  name: string;
  minutes: number;
  /** Reasons for which it cannot be measured here; empty where it can. */
  lacks: readonly string[];
  run(scope: Scope): Promise<Figure[]>;
}

/** One part after the other, each within a time of its own. One that cannot be measured here, or comes to no end, is named, and counts as not run. */
export async function runParts(parts: readonly Part[]): Promise<{ figures: Figure[]; notRun: string[] }> {
  const figures: Figure[] = [];
  const notRun: string[] = [];
  for (const part of parts) {
    if (part.lacks.length > 0) {
      notRun.push(`${part.name}: not run (${part.lacks.join('; ')})`);
      continue;
    }
    const beganMs = performance.now();
    try {
      figures.push(...(await runPart(part)));
      console.log(`   ${part.name}: ${((performance.now() - beganMs) / 1000).toFixed(0)} s`);
    } catch (error) {
      notRun.push(`${part.name}: not run to its end (${(error as Error).message})`);
    }
  }
  return { figures, notRun };
}

async function runPart({ minutes, run }: Part): Promise<Figure[]> {
  const works: (() => Promise<unknown>)[] = [];
  const processes = benchProcesses();
  const portals = portalProcesses();
  let deadline: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    deadline = setTimeout(
      () => fail(new Error(`it has not ended within ${minutes} minutes`)),
      minutes * 60_000,
    );
  });
  try {
    return await Promise.race([run({ processes, portals, later: (work) => void works.unshift(work) }), late]);
  } finally {
    clearTimeout(deadline);
    await Promise.all([processes.stop(), portals.stop()]);
    for (const work of works) await work();
  }
}
