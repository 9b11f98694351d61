import { readFile } from 'node:fs/promises';

/** `<migration>.replaces.json`: the files that one migration stands for, which are no longer in the code. */
export interface Baseline {
  /** The last commit that has these files: a database with some of them passes through it first. */
  lastCommit: string;
  /** The SHA-256 of each, by name. */
  migrations: Record<string, string>;
}

export async function readBaseline(folder: URL, migration: string): Promise<Baseline | undefined> {
  try {
    return JSON.parse(await readFile(new URL(migration.replace(/\.sql$/, '.replaces.json'), folder), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Whether a database has all that a baseline stands for, so that it is taken as it is. One that has only a part of it can neither be
 * taken nor be made anew: it is refused.
 */
export function hasAllOf(baseline: Baseline, name: string, applied: ReadonlyMap<string, string>): boolean {
  const names = Object.keys(baseline.migrations);
  const missing = names.filter((each) => !applied.has(each));
  if (missing.length === names.length) return false;
  if (missing.length > 0)
    throw new Error(
      `this database is older than ${name}: it lacks ${missing.length} of the ${names.length} migrations that file stands for, ` +
        `the first of them ${missing[0]}. Start it once with the version of commit ${baseline.lastCommit}, then with this one`,
    );
  return true;
}
