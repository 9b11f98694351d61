import { availableParallelism } from 'node:os';
import { buildStaleBundles } from '../../tools/build-web.ts';
import { findProgram, PROGRAMS, type ProgramKey } from '../../tools/drill/programs.ts';
import type { BenchResult } from './result.ts';
import { behindFront } from './scale/behind-front.ts';
import { manyProcesses } from './scale/many-processes.ts';
import { manySockets } from './scale/many-sockets.ts';
import { notices } from './scale/notices.ts';
import { type Part, runParts } from './scale/parts.ts';
import { startOfProcess } from './scale/start-of-process.ts';
import { SHARE } from './share.ts';

/** Many processes beside one, and what stands in front and behind. `BENCH_PARTS=sockets,notices` measures only these. */
export async function benchScale(): Promise<BenchResult> {
  // A process of the role `http` serves the site, and does not start without it.
  await buildStaleBundles();
  const path = (key: ProgramKey) => {
    const found = findProgram(PROGRAMS[key], process.env);
    return 'missing' in found ? '' : found.path;
  };
  const lacks = (...keys: ProgramKey[]) =>
    keys.flatMap((key) => {
      const found = findProgram(PROGRAMS[key], process.env);
      return 'missing' in found ? [found.missing] : [];
    });
  const parts: Part[] = [
    { name: 'processes', minutes: 15, lacks: [], run: manyProcesses },
    {
      name: 'front',
      minutes: 10,
      lacks: lacks('haproxy', 'pgbouncer', 'openssl'),
      run: (scope) =>
        behindFront(scope, {
          haproxy: path('haproxy'),
          pgbouncer: path('pgbouncer'),
          openssl: path('openssl'),
        }),
    },
    {
      name: 'notices',
      minutes: 5,
      lacks: lacks('natsServer'),
      run: (scope) => notices(scope, path('natsServer')),
    },
    { name: 'sockets', minutes: 10, lacks: [], run: manySockets },
    { name: 'start', minutes: 10, lacks: [], run: startOfProcess },
  ];
  const wanted = process.env['BENCH_PARTS']?.split(',');
  const { figures, notRun } = await runParts(parts.filter(({ name }) => wanted?.includes(name) ?? true));
  return {
    name: 'scale',
    figures,
    notes: [
      ...notRun,
      ...(wanted ? [`Only ${wanted.join(', ')} (BENCH_PARTS).`] : []),
      ...(SHARE < 1
        ? [`Of each load ${SHARE} × was sent (BENCH_SHARE): the machine was busy with other work.`]
        : []),
      `Load, processes and PostgreSQL share ${availableParallelism()} cores. Where a process, its load and its database have no core each, more processes cannot carry more: there a bet must not cost more processor time.`,
      'Bets are signed before the clock starts (RSA 2048) and come over 64 connections in all; fsync and synchronous_commit are on. Sides take turns, and back.',
      'Sockets are those of visitors, each from an address of its own, at processes as they are deployed.',
    ],
  };
}
