import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

/** One line of a result: what was measured, what the aim was, and whether it was met. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** As text, since aims are of many kinds: "≥ 2.5", "≤ 100". */
  aim?: string;
  met?: boolean;
}

export interface BenchResult {
  name: string;
  figures: Figure[];
  /** What a reader must know to judge the figures. */
  notes: string[];
}

/** A figure that should be at least `aim`. */
export function atLeast(name: string, value: number, unit: string, aim: number): Figure {
  return { name, value: rounded(value), unit, aim: `≥ ${aim}`, met: value >= aim };
}

/** A figure that should be at most `aim`. */
export function atMost(name: string, value: number, unit: string, aim: number): Figure {
  return { name, value: rounded(value), unit, aim: `≤ ${aim}`, met: value <= aim };
}

/** A figure without an aim: a yardstick, or something worth knowing. */
export function figure(name: string, value: number, unit: string): Figure {
  return { name, value: rounded(value), unit };
}

function rounded(value: number): number {
  return Number(value.toPrecision(4));
}

/** Prints the figures and keeps them in `bench/results/<name>.json`. */
export function keepResult(result: BenchResult) {
  const folder = fileURLToPath(new URL('../results/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  const machine = {
    cores: availableParallelism(),
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
  };
  const kept = { measuredAt: new Date().toISOString(), machine, ...result };
  writeFileSync(`${folder}${result.name}.json`, `${JSON.stringify(kept, null, 2)}\n`);
  console.log(`\n${result.name}`);
  printFigures(result.figures);
  for (const note of result.notes) console.log(`  · ${note}`);
}

export function printFigures(figures: readonly Figure[]) {
  for (const { name, value, unit, aim, met } of figures)
    console.log(
      `  ${name.padEnd(52)} ${String(value).padStart(9)} ${unit.padEnd(8)}${aim ? ` ${aim} ${met ? 'met' : 'NOT MET'}` : ''}`,
    );
}
