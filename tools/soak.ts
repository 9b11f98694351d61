import { spawn } from 'node:child_process';

/**
 * `npm run soak`: the tests of random sequences against a model (`*-model.test.ts`) at their whole length, of which
 * `npm test` runs a twentieth, and the enumerations of lottery plays. `npm run soak -- wallet` runs those with "wallet" in their path, and `SOAK_SHARE=0.1`
 * a tenth of the length of those that are counted in steps or hands.
 */
const [named = ''] = process.argv.slice(2);
const vitest = spawn(
  'vitest',
  ['run', '--project', 'database', '--project', 'unit', `${named}-model.test`, '--testTimeout=3600000'],
  // The channel notifies it when this is gone, however suddenly.
  { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env: { ...process.env, SOAK: '1' } },
);
vitest.once('exit', (code) => process.exit(code ?? 1));
