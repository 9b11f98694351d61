import { ROOM_TIMES } from '@lanna/studio/rules/rooms/times';
import { compose } from '../../../studio/server/compose.ts';
import { readConfig } from '../../../studio/server/config.ts';
import { systemClock } from '../../../studio/server/platform/clock.ts';
import { openLog } from '../../../studio/server/platform/log.ts';

/** The studio with its rooms alone, and a shorter pause between hands, so that many go by. */
const PAUSE_MS = 1_000;
const config = readConfig(process.env);
const log = openLog(config.logLevel);
const studio = await compose(config, {
  ...{ clock: systemClock, log, tables: [], league: null },
  roomTimes: { ...ROOM_TIMES, pauseMs: PAUSE_MS, dealMs: 0 },
});
await studio.app.listen({ port: config.port, host: config.host });
studio.startBackgroundWork();
process.send?.('open');
process.once('disconnect', () => process.exit());
