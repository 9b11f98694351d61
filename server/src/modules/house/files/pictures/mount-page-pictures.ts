import type { FastifyInstance } from 'fastify';
import { mountWebp } from '../../../../platform/http/files/mount-webp.ts';
import type { Database } from '../../../../platform/sql/database.ts';

/** Pictures for everybody, under `/files`. */
export function mountPagePictures(app: FastifyInstance, { db }: { db: Database }): void {
  mountWebp(app, '/files', (id) =>
    db.kysely
      .selectFrom('files.picture')
      .select('webp')
      .where('id', '=', id)
      .where('shown_to', '=', 'everybody')
      .executeTakeFirst(),
  );
}
