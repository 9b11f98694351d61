import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';

const PROGRAM = fileURLToPath(new URL('leader.fixture.ts', import.meta.url));

export interface LeaderProcess {
  child: ChildProcess;
  /** Resolves with the time at which a message of that name came, and what it said. */
  said(name: 'ready' | 'leads' | 'lost'): Promise<{ atMs: number; fence: bigint }>;
}

/** A process of its own that leads a subject, ended with the test. */
export function startLeader(url: string, subject: string): LeaderProcess {
  const child = fork(PROGRAM, [url, subject], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const said = new Map<string, { atMs: number; fence: bigint }>();
  child.on('message', (message: Record<string, string>) => {
    for (const [name, fence] of Object.entries(message))
      said.set(name, { atMs: performance.now(), fence: BigInt(fence) });
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  return {
    child,
    said: async (name) => {
      for (;;) {
        const found = said.get(name);
        if (found) return found;
        await once(child, 'message');
      }
    },
  };
}

/** The table that a leader's processes write into, made by the owner of the database. */
export async function makeNotes(ownerUrl: string): Promise<void> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(`
    create table studio.led_note (
      id bigint generated always as identity primary key, subject text not null, fence bigint not null,
      value integer not null default 0, at timestamptz not null default clock_timestamp());
    create trigger refuse_unled_write before insert or update on studio.led_note
      for each row execute function studio.refuse_unled_write();
    grant select, insert, update on studio.led_note to lanna_studio;`);
  await owner.end();
}
