import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/sql/database.ts';

export interface KnownDraw {
  id: string;
  gameCode: string;
  numero: string;
  drawsAt: Date;
  state: string;
  result: string | null;
  version: number;
}

const COLUMNS = [
  'id',
  'game_code as gameCode',
  'numero',
  'draws_at as drawsAt',
  'state',
  'result',
  'version',
] as const;

export function findDraw(
  db: Queryable,
  { gameCode, numero }: { gameCode: string; numero: string },
): Promise<KnownDraw | undefined> {
  return db
    .selectFrom('draws.draw_record')
    .select(COLUMNS)
    .where('game_code', '=', gameCode)
    .where('numero', '=', numero)
    .executeTakeFirst();
}

export function findDrawById(db: Queryable, id: string): Promise<KnownDraw | undefined> {
  return db.selectFrom('draws.draw_record').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** A transaction that reports or decides something of a draw comes after one that does so now: two reports at one moment are compared. */
export async function lockReports(
  tx: Tx,
  { gameCode, numero }: { gameCode: string; numero: string },
): Promise<void> {
  const place = `feeds.saying ${gameCode} ${numero}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`.execute(tx);
}
