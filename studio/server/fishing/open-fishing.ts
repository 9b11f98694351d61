import type { Database } from '../platform/database.ts';
import { type Repeating, repeat } from '../platform/repeat.ts';
import type { Studio } from '../studio.ts';
import { batchBets } from '../wallet/batch-bets.ts';
import { type Halls, openHalls } from './halls/open-halls.ts';
import { finishPackets } from './packets/finish-packets.ts';

const FINISH_EVERY_MS = 1_000;

export interface OpenFishing {
  halls: Halls;
  start(): void;
  stop(): Promise<void>;
}

/** The halls of this process, and its part in finishing packets of all. */
export function openFishing(studio: Studio, lines: { databaseUrl: string; leading: Database }): OpenFishing {
  const halls = openHalls({ ...studio, ...lines, sendBet: batchBets(studio.wallet) });
  let finishing: Repeating | undefined;
  return {
    halls,
    start() {
      halls.start();
      finishing = repeat(() => finishPackets(studio), FINISH_EVERY_MS, studio.log, 'finish packets');
    },
    async stop() {
      await halls.stop();
      await finishing?.stop();
    },
  };
}
