import { within } from '../within.ts';
import { benchProcesses } from './child-process.ts';

/** A bench that never ends, with a program of its own that holds its output. */
const { start } = benchProcesses();
await within('sleepy', 0.03, async () => {
  await start(new URL('patient.fixture.ts', import.meta.url));
  process.stdout.write('started\n');
  await new Promise(() => {});
});
