import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../../../../testing/transfer-vendor/main.ts', import.meta.url));

/** How the vendor treats the next call of a path, instead of answering it at once. */
export interface Behaviour {
  path: 'balance' | 'in' | 'out' | 'status';
  act:
    | 'late'
    | 'never'
    | 'lost'
    | 'twice'
    | 'refuse'
    | 'broken'
    | 'other_amount'
    | 'die_before'
    | 'die_after';
  ms?: number;
  status?: string;
}
export interface VendorState {
  wallets: Record<string, string>;
  orders: Record<string, { way: string; amount: string; state: string; arrivals: number }>;
}

/** A vendor that keeps players' money, in a process of its own that ends with the test file; one that died is started again by `wake`. */
export async function startTransferVendor() {
  const folder = mkdtempSync(join(tmpdir(), 'lanna-transfer-vendor-'));
  const stateFile = join(folder, 'state.json');
  let running: ChildProcess;
  let port = 0;
  const start = async () => {
    running = fork(PROGRAM, [stateFile, String(port)], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
    port = Number(await new Promise<Buffer>((received) => running.stdout?.once('data', received)));
  };
  await start();
  afterAll(() => {
    running.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const control = async (what: string, body: unknown = {}): Promise<VendorState> => {
    const url = `http://127.0.0.1:${port}/control/${what}`;
    return (await fetch(url, { method: 'POST', body: JSON.stringify(body) })).json() as Promise<VendorState>;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    behave: (...next: Behaviour[]) => control('behave', { next }),
    calm: () => control('calm'),
    /** Whose calls it takes: the brand's code and its public key. */
    know: (brand: { code: string; signingPublicKey: string }) =>
      control('keys', { [brand.code]: brand.signingPublicKey }),
    state: () => control('state'),
    die: async () => {
      const gone = new Promise((ended) => running.once('exit', ended));
      running.kill('SIGKILL');
      await gone;
    },
    /** Started again at the same address, with what it had applied. */
    wake: async () => {
      if (running.exitCode === null && running.signalCode === null) return;
      await start();
    },
  };
}
