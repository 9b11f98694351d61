import { DRILLS, type Drill, type Given } from './drill/drills.ts';
import { type House, openHouse } from './drill/house.ts';
import { type ImageTrees, makeImageTrees } from './drill/image-trees.ts';
import { findProgram, PROGRAMS, type ProgramKey } from './drill/programs.ts';

const FOR_HOUSE: readonly ProgramKey[] = ['haproxy', 'pgbouncer', 'openssl'];

/**
 * `npm run drill`: the house behind the programs it is deployed behind, with the deployed files, and what must hold there. A program that this machine
 * lacks makes its drills *not run*, by name: they count as neither passed nor failed. `--release` refuses that too; `--only=<text>` picks drills.
 */
const isRelease = process.argv.includes('--release');
const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length) ?? '';
const drills = DRILLS.filter(({ name }) => name.includes(only));

const paths: Partial<Record<ProgramKey, string>> = {};
const missing = new Map<ProgramKey, string>();
for (const [key, program] of Object.entries(PROGRAMS) as [ProgramKey, (typeof PROGRAMS)[ProgramKey]][]) {
  const found = findProgram(program, process.env);
  if ('missing' in found) missing.set(key, found.missing);
  else {
    paths[key] = found.path;
    console.log(`   ${program.name} ${found.version}`);
  }
}

const tally = { passed: 0, failed: 0, notRun: [] as string[] };
let house: Promise<House> | undefined;
let trees: ImageTrees | undefined;
try {
  for (const drill of drills) await runDrill(drill);
} finally {
  await (await house?.catch(() => undefined))?.stop();
  trees?.remove();
}
for (const line of tally.notRun) console.log(`   not run: ${line}`);
console.log(`${tally.passed} passed, ${tally.failed} failed, ${tally.notRun.length} not run`);
process.exit(tally.failed > 0 || tally.passed === 0 || (isRelease && tally.notRun.length > 0) ? 1 : 0);

async function runDrill(drill: Drill) {
  const needs = [...drill.needs, ...(drill.inHouse ? FOR_HOUSE : [])];
  const lacking = needs.flatMap((key) => missing.get(key) ?? []);
  if (lacking.length > 0) {
    tally.notRun.push(`${drill.name} (${lacking.join('; ')})`);
    return;
  }
  try {
    const given = {
      paths,
      house: drill.inHouse ? await openedHouse() : undefined,
      trees: madeTrees,
    } as Given;
    const measured = await drill.run(given);
    tally.passed += 1;
    console.log(` ✓ ${drill.name}${measured ? `: ${measured}` : ''}`);
  } catch (error) {
    tally.failed += 1;
    console.log(
      ` ✗ ${drill.name}: ${(error as Error).message}${(error as { stderr?: string }).stderr ?? ''}`,
    );
  }
}

function madeTrees(): ImageTrees {
  trees ??= makeImageTrees(paths.debootstrap ?? '');
  return trees;
}

function openedHouse(): Promise<House> {
  const { haproxy = '', pgbouncer = '', openssl = '', natsServer } = paths;
  house ??= openHouse({ haproxy, pgbouncer, openssl, natsServer });
  return house;
}
