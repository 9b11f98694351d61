import { CHANNEL_NAME } from '@lanna/contract/push';
import { sql } from 'kysely';
import type { Log } from '../../process/log.ts';
import { parseJson } from '../../process/parse-json.ts';
import type { Queryable } from '../../sql/database.ts';
import { listenTo } from '../../sql/listen.ts';

/** A frame that is kept and has its number. */
export interface KeptFrame {
  brandId: string;
  channel: string;
  number: number;
  /** JSON as it is sent; null: readers load the state anew. */
  body: string | null;
}

export type NewFrame = Omit<KeptFrame, 'number'>;

/** What carries frames between processes: PostgreSQL, or the bus. Frames may come late, twice or never. */
export interface FrameLine {
  /** Has frames numbered and kept (`platform.keep_frames`), and carries them: none before it is kept. Outside of every other transaction. */
  send(db: Queryable, frames: readonly NewFrame[]): Promise<void>;
  receive(holder: FrameHolder): Promise<{ stop(): Promise<void> }>;
}

export interface FrameHolder {
  receive(frame: KeptFrame): void;
  /** The line is back after a gap: any frame may have been missed. */
  onGap(): void;
}

export const LINE = 'lanna_frames';

/**
 * By LISTEN/NOTIFY, in the statement that keeps the frames: they go out with its commit, in the order of commits. A notice holds less than
 * 8000 bytes, a frame takes 2200.
 */
export function postgresLine({ url, log }: { url: string; log: Log }): FrameLine {
  return {
    send: async (db, frames) => {
      await sql`
        select pg_notify(${LINE}, concat_ws(' ', merchant_id, name, number, coalesce(body, '')))
        from platform.keep_frames(${frames.map(({ brandId }) => brandId)}::uuid[],
          ${frames.map(({ channel }) => channel)}::text[], ${frames.map(({ body }) => body)}::text[])`.execute(
        db,
      );
    },
    receive: async ({ receive, onGap }) =>
      listenTo({
        url,
        channel: LINE,
        log,
        receive: (payload) => {
          const frame = readFrame(payload ?? '');
          if (frame) receive(frame);
          else log.warn('the line of frames received something it does not understand');
        },
        onBack: onGap,
      }),
  };
}

/** Any login of the database may write to the line, also by hand; undefined for what is malformed. */
export function readFrame(text: string): KeptFrame | undefined {
  const [, brandId = '', channel = '', digits = '', body = ''] =
    /^(\S+) (\S+) ([1-9]\d{0,14}) (.*)$/s.exec(text) ?? [];
  if (!CHANNEL_NAME.test(channel)) return undefined;
  if (body !== '' && parseJson(body) === undefined) return undefined;
  return { brandId, channel, number: Number(digits), body: body === '' ? null : body };
}
