import { monitorEventLoopDelay } from 'node:perf_hooks';
import { ROOM_TIMES } from '@lanna/studio/rules/rooms/times';
import { compose } from '../../../studio/server/compose.ts';
import { readConfig } from '../../../studio/server/config.ts';
import { systemClock } from '../../../studio/server/platform/clock.ts';
import { openLog } from '../../../studio/server/platform/log.ts';

/** What the studio answers whenever it is asked for a report: of the time since the last. */
export interface StudioReport {
  /** How late its event loop came to what was due, 99 of 100, in milliseconds. */
  loopP99Ms: number;
}

/** The studio with its rooms alone, and a shorter pause between hands, so that many go by. */
const PAUSE_MS = 1_000;
const LOOP_EVERY_MS = 5;
const config = readConfig(process.env);
const log = openLog(config.logLevel);
const studio = await compose(config, {
  ...{ clock: systemClock, log, tables: [], league: null },
  roomTimes: { ...ROOM_TIMES, pauseMs: PAUSE_MS, dealMs: 0 },
});
await studio.app.listen({ port: config.port, host: config.host });
studio.startBackgroundWork();
const loop = monitorEventLoopDelay({ resolution: LOOP_EVERY_MS });
loop.enable();
process.on('message', () => {
  const loopP99Ms = Math.max(0, loop.percentile(99) / 1e6 - LOOP_EVERY_MS);
  loop.reset();
  process.send?.({ loopP99Ms } satisfies StudioReport);
});
process.send?.('open');
process.once('disconnect', () => process.exit());
