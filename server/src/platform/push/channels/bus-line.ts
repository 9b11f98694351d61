import { sql } from 'kysely';
import { openSender, receiveNumbered } from '../../bus/numbered-messages.ts';
import type { Transport } from '../../bus/transport.ts';
import type { Log } from '../../process/log.ts';
import { type FrameLine, LINE, readFrame } from './frame-line.ts';

/** Frames by the bus, once they are kept and numbered: no process waits for another's commit, as those who NOTIFY do. */
export function busLine(transport: Transport, log: Pick<Log, 'warn'>): FrameLine & { stop(): void } {
  const sender = openSender(transport, LINE);
  return {
    send: async (db, frames) => {
      const { rows } = await sql<{ brand: string; text: string }>`
        select merchant_id as brand, concat_ws(' ', merchant_id, name, number, coalesce(body, '')) as text
        from platform.keep_frames(${frames.map(({ brandId }) => brandId)}::uuid[],
          ${frames.map(({ channel }) => channel)}::text[], ${frames.map(({ body }) => body)}::text[])`.execute(
        db,
      );
      for (const { brand, text } of rows) sender.send(brand, text);
    },
    receive: async ({ receive, onGap }) =>
      receiveNumbered(transport, {
        channel: LINE,
        receive: (payload) => {
          const frame = readFrame(payload ?? '');
          if (frame) receive(frame);
          else log.warn('the line of frames received something it does not understand');
        },
        onBack: onGap,
      }),
    stop: sender.stop,
  };
}
