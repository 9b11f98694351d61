import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const LEAVES_MUCH = `
  const { giveBackMemory } = await import(process.argv[1]);
  let left = Array.from({ length: 400_000 }, (_, nr) => ({ nr, text: 'left ' + nr }));
  left = undefined;
  const before = process.memoryUsage().heapTotal;
  giveBackMemory();
  console.log(JSON.stringify({ before, after: process.memoryUsage().heapTotal, gc: typeof globalThis.gc }));
`;

test('what starting has left is given back, and no code of ours can collect by itself', () => {
  const file = new URL('give-back-memory.ts', import.meta.url).href;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', LEAVES_MUCH, file], {
    encoding: 'utf8',
  });
  const { before, after, gc } = JSON.parse(said);
  expect(after).toBeLessThan(before / 2);
  expect(gc).toBe('undefined');
});
