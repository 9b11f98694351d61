import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a run that is ended by %s ends what it has started, and its last line counts a failure',
  async (signal) => {
    const run = spawn(process.execPath, ['tools/test.ts', '--only=boundaries'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let said = '';
    run.stdout.on('data', (chunk) => {
      // Its steps say what they are before they begin.
      if (!said.includes('── boundaries') && `${said}${chunk}`.includes('── boundaries'))
        setTimeout(() => run.kill(signal), 200);
      said += chunk;
    });
    const code = await new Promise((ended) => run.once('close', ended));
    expect(code).toBe(1);
    expect(said.trim().split('\n').at(-1)).toMatch(/^\d+ passed, [1-9]\d* failed$/);
    expect(said).toContain(`ended by ${signal}`);
  },
);
