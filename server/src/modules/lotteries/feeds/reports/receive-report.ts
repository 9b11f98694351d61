import { createPublicKey, verify } from 'node:crypto';
import {
  FEED_SIGNATURE_HEADER,
  type FeedReport,
  feedReport,
  type ReportStatus,
} from '@lanna/contract/lotteries/feeds/feeds';
import { isOfCalendar } from '@lanna/rules/lotteries/lottery/draws/calendar';
import type { ResultError } from '@lanna/rules/lotteries/lottery/draws/result-text';
import { isPlausibleMoment } from '../../../../platform/guard/plausible-moment.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { signatureBytesOf, signatureOf } from '../../../../platform/sealing/signed-body.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import { announceDay } from '../calendars/announce-day.ts';
import { acceptReport } from './accept-report.ts';
import { type FedGame, saidGame } from './fed-game.ts';
import { takeIndex } from './take-index.ts';

export interface ReceivedReport {
  feedCode: string;
  rawBody: Buffer;
  /** Names and values in turn, as they were received. */
  rawHeaders: readonly string[];
}

/** 200 and 4xx are final for a report; on 5xx, and without an answer, the feed sends it again. */
export interface ReportAnswer {
  http: 200 | 400 | 401 | 403 | 404 | 409 | 422;
  body: Record<string, unknown> & { status: string };
}

const HTTP: Record<ReportStatus, ReportAnswer['http']> = {
  agreed: 200,
  waits: 200,
  repeated: 200,
  cancelled: 200,
  contradiction: 409,
  unknown_draw: 422,
  too_early: 422,
  unreadable: 422,
  stopped: 422,
  day_unfit: 422,
};

/**
 * Answers what a feed says of one draw: signature over the raw bytes, then parsed, then taken in one transaction. Throws only for an error of
 * ours, and then nothing is kept.
 */
export async function receiveReport(
  { db, clock }: { db: Database; clock: Clock },
  { feedCode, rawBody, rawHeaders }: ReceivedReport,
): Promise<ReportAnswer> {
  const feed = await db.kysely
    .selectFrom('feeds.feed')
    .selectAll()
    .where('code', '=', feedCode)
    .executeTakeFirst();
  if (!feed) return { http: 404, body: { status: 'unknown_feed' } };
  if (!isSigned(feed.public_key, rawBody, rawHeaders))
    return { http: 401, body: { status: 'bad_signature' } };
  if (!feed.enabled) return { http: 403, body: { status: 'feed_off' } };
  const said = readReport(rawBody);
  if ('wrong' in said) return { http: 400, body: { status: 'malformed', fields: said.wrong } };
  const game = feed.games.includes(said.game) ? saidGame(said.game) : undefined;
  if (!game) return { http: 403, body: { status: 'not_your_game', game: said.game } };
  const now = clock.now();
  const take = takenAs(game, said, { sayer: feed.code, saidBy: feed.name }, now);
  if ('wrong' in take) return { http: 400, body: { status: 'malformed', fields: take.wrong } };
  const { status, errors } = await db.transaction(take.taken);
  const { numero } = said;
  return { http: HTTP[status], body: { status, game: game.code, numero, ...(errors && { errors }) } };
}

/** Of an index its close is said, and the result follows; of every other lottery the result. */
function takenAs(
  game: FedGame,
  { numero, result: text, index, change, movedAt, drawsAt }: FeedReport,
  by: { sayer: string; saidBy: string },
  now: Date,
) {
  if (isOfCalendar(game) && text === undefined && drawsAt !== undefined)
    return {
      taken: (tx: Tx): Promise<{ status: ReportStatus; errors?: ResultError[] }> =>
        announceDay(
          tx,
          { game, numero, drawsAt: new Date(drawsAt), feedCode: by.sayer, feedName: by.saidBy },
          now,
        ),
    };
  if (game.family !== 'STOCK') {
    if (text === undefined) return { wrong: ['result'] };
    return { taken: (tx: Tx) => acceptReport(tx, { game, numero, text, source: 'feed', ...by }, now) };
  }
  const moved = movedAt === undefined ? undefined : new Date(movedAt);
  // What is yet to come is no last move, and an exchange is not asleep for years.
  const isMoment = moved !== undefined && moved <= now && isPlausibleMoment(moved, now);
  if (index === undefined || change === undefined || !isMoment)
    return {
      wrong: [
        ...(index === undefined ? ['index'] : []),
        ...(change === undefined ? ['change'] : []),
        ...(isMoment ? [] : ['movedAt']),
      ],
    };
  return { taken: (tx: Tx) => takeIndex(tx, { game, numero, index, change, movedAt: moved, ...by }, now) };
}

function isSigned(publicKeyPem: string, rawBody: Buffer, rawHeaders: readonly string[]): boolean {
  const publicKey = createPublicKey(publicKeyPem);
  const signature = signatureOf(
    {
      signatureBytes: signatureBytesOf(publicKey),
      signatureHeader: FEED_SIGNATURE_HEADER.toLowerCase(),
    },
    rawHeaders,
  );
  return signature !== undefined && verify('sha256', rawBody, publicKey, signature);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function readReport(rawBody: Buffer): FeedReport | { wrong: string[] } {
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(rawBody));
  } catch {
    return { wrong: ['body'] };
  }
  const { data, error } = feedReport.safeParse(value);
  return data ?? { wrong: [...new Set(error?.issues.map(({ path }) => path.join('.') || 'body'))] };
}
