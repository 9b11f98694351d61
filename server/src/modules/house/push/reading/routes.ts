import * as contract from '@lanna/contract/house/push/frames';
import { type Route, route } from '../../../../platform/http/calls/route.ts';
import { parseJson } from '../../../../platform/process/parse-json.ts';
import type { FindChannel } from '../../../../platform/push/channels/channel-kind.ts';
import { missedFrames } from '../../../../platform/push/channels/kept-frames.ts';
import { mayRead } from '../../../../platform/push/channels/may-read.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database } from '../../../../platform/sql/database.ts';

export function frameRoutes({ db, channels }: { db: Database; channels: { find: FindChannel } }): Route[] {
  return [
    route(contract.missedFrames, async ({ query: { channel, after }, brand, caller }) => {
      const found = channels.find(channel);
      if (!found || !(await mayRead(found, { brand, caller }))) throw new Refusal('not_found');
      const { number, frames } = await missedFrames(db.kysely, { brandId: brand.id, channel, after });
      return {
        number,
        reset: frames === undefined,
        frames: (frames ?? []).map((frame) => ({
          number: frame.number,
          reset: frame.body === null,
          data: frame.body === null ? null : parseJson(frame.body),
        })),
      };
    }),
  ];
}
