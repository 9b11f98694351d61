import { sql } from 'kysely';

/** A column of files whose bytes a bucket may hold instead: null in a row whose file was stored. */
export interface StoredColumn {
  table: 'files.picture' | 'catalogue.game_picture' | 'kyc.picture';
  column: 'webp' | 'image';
  /** `sealed`: the column holds text that its topic has sealed for the row; anything else is bytes. */
  holds: 'bytes' | 'sealed';
  /** Which rows are for everybody: they are stored as they are, all others sealed. */
  everybodys: 'all' | 'shown_to' | 'none';
}

/** What stands in the database of a file that lies in the bucket. */
export interface StoredObject {
  id: string;
  table: string;
  name: string;
  bytes: number;
  sha256: string;
  isSealed: boolean;
}

/** Selects what is known of a row's file in the bucket, as `stored`; null where the row has its bytes itself, or none. `id` names the column. */
export function storedOf(id: string) {
  return sql<StoredObject | null>`(
    select json_build_object('id', o.id, 'table', o.owner_table, 'name', o.name, 'bytes', o.bytes,
      'sha256', encode(o.sha256, 'hex'), 'isSealed', o.key_id is not null)
    from platform.stored_object o where o.id = ${sql.ref(id)})`.as('stored');
}
