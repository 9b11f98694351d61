import { compose } from '../../../studio/server/compose.ts';
import { readConfig } from '../../../studio/server/config.ts';
import { finishPackets } from '../../../studio/server/fishing/packets/finish-packets.ts';
import { systemClock } from '../../../studio/server/platform/clock.ts';
import { openLog } from '../../../studio/server/platform/log.ts';
import { repeat } from '../../../studio/server/platform/repeat.ts';

export interface FromHalls {
  halls: number;
  seats: number;
  /** Of each tick since the last report: how long it kept the process, and how late it began. */
  tickMs: number[];
  /** Of it what the processor worked for this thread: on a machine that is shared, the rest is others'. */
  busyMs: number[];
  lateMs: number[];
}

const TICK_MS = 50;

/** A studio whose halls are ticked here, so that each tick can be timed; all else of them is as its program runs it. */
const log = openLog('error');
const config = readConfig(process.env);
const { studio, fishing, app } = await compose(config, { clock: systemClock, log, tables: [], league: null });
await app.listen({ port: config.port, host: config.host });
repeat(() => finishPackets(studio), 1000, log, 'finish packets');

const nothing = (): Omit<FromHalls, 'halls' | 'seats'> => ({ tickMs: [], busyMs: [], lateMs: [] });
let seen = nothing();
let dueMs = performance.now();
setInterval(() => {
  const beganMs = performance.now();
  seen.lateMs.push(Math.max(0, beganMs - dueMs));
  dueMs = beganMs + TICK_MS;
  const before = process.threadCpuUsage();
  fishing.halls.tick().catch((error) => log.error({ err: error }, 'a tick failed'));
  const { user, system } = process.threadCpuUsage(before);
  seen.busyMs.push((user + system) / 1000);
  seen.tickMs.push(performance.now() - beganMs);
}, TICK_MS);

process.on('message', () => {
  const halls = fishing.halls.list();
  const seats = halls.reduce((sum, hall) => sum + hall.seats, 0);
  process.send?.({ halls: halls.length, seats, ...seen } satisfies FromHalls);
  seen = nothing();
});
process.once('disconnect', () => process.exit());
process.send?.('open');
