import { hashPassword, isPasswordRight } from '../../../server/src/modules/people/authentication/password.ts';

/** One of as many processes as there are processors: verifies one hash after the other, and reports how many a second. */
const seconds = Number(process.argv[2]);
if (!process.send) throw new Error('started by the login bench');
const password = 'nine lanterns on the river';
const hash = await hashPassword(password);
process.send('ready');
process.once('message', async () => {
  const startedMs = performance.now();
  let verified = 0;
  while (performance.now() < startedMs + seconds * 1000) {
    if (!(await isPasswordRight(hash, password))) throw new Error('a right password was refused');
    verified += 1;
  }
  process.send?.(verified / ((performance.now() - startedMs) / 1000), () => process.exit());
});
