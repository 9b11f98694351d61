import {
  createHash,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomInt,
  sign,
} from 'node:crypto';
import { FEED_SIGNATURE_HEADER } from '@lanna/contract/lotteries/feeds/feeds';
import { sql } from 'kysely';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Database } from '../../../platform/sql/database.ts';

export const FED_GAME = 'THAI';
/** Results of the Thai government lottery that differ. */
export const RESULTS = [
  '123456|111,222|333,444|55',
  '654321|012,345|678,901|23',
  '000001|998,997|996,995|94',
] as const;

let made = 0;

/** A draw of another lottery that has closed for bets, at that time. */
export async function makeFedDraw(
  db: Database,
  drawsAt: Date,
  {
    game = FED_GAME,
    numero,
    state = 'closed',
  }: { game?: string; numero?: string; state?: 'open' | 'closed' } = {},
): Promise<{ id: string; gameCode: string; numero: string; drawsAt: Date }> {
  await db.kysely
    .insertInto('draws.game')
    .values({ code: game, closes_before_seconds: 60 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  made += 1;
  const draw = { id: newId(), gameCode: game, numero: numero ?? `F${made}`, drawsAt };
  await db.kysely
    .insertInto('draws.draw')
    .values({
      ...{ id: draw.id, game_code: game, numero: draw.numero, state },
      ...{ day: drawsAt, round: 1, draws_at: drawsAt },
      closes_at: new Date(drawsAt.getTime() - 60_000),
    })
    .execute();
  return draw;
}

/** A feed with its own key; `say` is how it signs what it sends. */
export async function makeFeed(
  db: Database,
  {
    code = `FEED${randomInt(1_000_000_000)}`,
    games = [FED_GAME],
    now = new Date(),
  }: { code?: string; games?: string[]; now?: Date } = {},
) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' }) as string;
  await db.kysely
    .insertInto('feeds.feed')
    .values({
      ...{ code, name: `Feed ${code}`, public_key: pem, key_fingerprint: fingerprintOf(pem), games },
      created_at: now,
    })
    .execute();
  return { code, publicKey: pem, signed: (body: unknown) => signed(privateKey, body) };
}

let daysMade = 0;

/** A day on the calendar of Mark Six with a number of its own, some months after that moment; no draw is made of it yet. */
export async function makeCalendarDay(db: Database, now: Date): Promise<{ day: string; numero: string }> {
  daysMade += 1;
  const drawsAt = new Date(now.getTime() + (200 + daysMade) * 86_400_000);
  const day = drawsAt.toISOString().slice(0, 10);
  const numero = `${day.slice(0, 4)}${String(500 + daysMade).padStart(3, '0')}`;
  await db.kysely
    .insertInto('draws.calendar_day')
    .values({
      ...{ id: newId(), game_code: 'LHC', day: sql<Date>`${day}::date`, numero, source: 'operator' },
      ...{ draws_at: drawsAt, added_at: now },
    })
    .execute();
  return { day, numero };
}

export function anotherKey(): string {
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({
    type: 'spki',
    format: 'pem',
  }) as string;
}

function fingerprintOf(pem: string): string {
  const der = createPublicKey(pem).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex');
}

function signed(privateKey: KeyObject, body: unknown) {
  const rawBody = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const signature = sign('sha256', rawBody, privateKey).toString('base64');
  return { rawBody, rawHeaders: [FEED_SIGNATURE_HEADER, signature] };
}
