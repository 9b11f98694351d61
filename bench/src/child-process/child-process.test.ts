import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { benchProcesses, said, stopped } from './child-process.ts';
import { oneAfterAnother } from './one-after-another.ts';

const program = (name: string) => new URL(`${name}.fixture.ts`, import.meta.url);

test('a program of a bench ends when it is told to, though it waits for the end of its bench', async () => {
  const { start, stop } = benchProcesses();
  const { child, greeting } = await start(program('patient'));
  expect(greeting).toBe('ready');
  await stop();
  expect({ code: child.exitCode, signal: child.signalCode }).toEqual({ code: 0, signal: null });
});

test('one that ends instead of answering is an error, and no wait without end', async () => {
  const { start, stop } = benchProcesses();
  await expect(start(program('silent'))).rejects.toThrow('has ended (code 3)');
  const { child } = await start(program('patient'));
  const waits = said(child);
  child.send('end');
  await expect(waits).rejects.toThrow('has ended');
  await expect(said(child)).rejects.toThrow('has ended');
  await stop();
});

test('one that does not end when it is told to is killed', async () => {
  const { start } = benchProcesses();
  const { child } = await start(program('patient'), 'deaf');
  await stopped(child, 100);
  expect(child.signalCode).toBe('SIGKILL');
});

test('a bench that has not ended within its time is given up in words, with what it has started', async () => {
  const bench = spawn(process.execPath, [program('late').pathname], { stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, errors] = ['', ''];
  bench.stdout.on('data', (text) => {
    out += text;
  });
  bench.stderr.on('data', (text) => {
    errors += text;
  });
  // The output is closed by the last that holds it: its program has ended as well.
  const [code] = await once(bench, 'close');
  expect(code).toBe(1);
  expect(out).toBe('started\n');
  expect(errors).toContain('sleepy has not ended within');
});

test('a bench that fails is named, and those after it are measured', async () => {
  const failed = await oneAfterAnother(program('named'), ['failing first', 'ending', 'failing last']);
  expect(failed).toEqual(['failing first', 'failing last']);
});
