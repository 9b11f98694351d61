import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-options';

const root = fileURLToPath(new URL('../../', import.meta.url));
const ROOTS = ['contract', 'rules', 'server', 'studio', 'web', 'e2e', 'bench', 'testing', 'tools'];

export interface BoundaryReport {
  modules: number;
  violations: { rule: string; from: string; to: string }[];
}

/**
 * Checks who imports whom by `.dependency-cruiser.mjs`, in this repository or in a copy of parts of it. A run that saw next to nothing is a
 * failure, not a pass.
 */
export async function checkBoundaries(roots: string[] = ROOTS, house = root): Promise<BoundaryReport> {
  const options = await extractConfig(
    fileURLToPath(new URL('../../.dependency-cruiser.mjs', import.meta.url)),
  );
  const folders = roots.filter((folder) => existsSync(join(house, folder)));
  const { output } = await cruise(folders, { ...options, baseDir: house, validate: true });
  const { summary, modules } = output as ICruiseResult;
  return {
    modules: modules.length,
    violations: summary.violations
      .filter((violation) => violation.rule.severity === 'error')
      .map((violation) => ({ rule: violation.rule.name, from: violation.from, to: violation.to })),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { modules, violations } = await checkBoundaries();
  for (const { rule, from, to } of violations) console.log(`${rule}: ${from} → ${to}`);
  console.log(`${modules} files, ${violations.length} violations`);
  if (violations.length > 0 || modules < 50) process.exit(1);
}
