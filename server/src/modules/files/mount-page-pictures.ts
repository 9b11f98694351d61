import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database.ts';
import { mountWebp } from '../../platform/http/mount-webp.ts';

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
