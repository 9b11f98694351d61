import type { Config } from '../../../../platform/process/config.ts';
import type { Log } from '../../../../platform/process/log.ts';
import type { SecretBox } from '../../../../platform/sealing/secret-box.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { Tick } from '../../../../platform/ticks/tick.ts';
import { drawDue } from './draw-due.ts';
import { beaconFetcher } from './fetch-beacons.ts';
import { leftGames } from './left-games.ts';
import { makeNumeros } from './make-numeros.ts';

export function drawTicks(deps: {
  db: Database;
  secrets: SecretBox;
  log: Log;
  config: Pick<Config, 'beacons' | 'reach'>;
}): Tick[] {
  const left = leftGames(deps.log);
  return [
    { name: 'draws-numeros', everyMs: 5000, run: (signal) => makeNumeros(deps, signal) },
    { name: 'draws-due', everyMs: 300, run: (signal) => drawDue(deps, signal, left) },
    { name: 'draws-beacons', everyMs: 500, run: beaconFetcher({ ...deps, ...deps.config }) },
  ];
}
