import type { FastifyInstance } from 'fastify';
import { mountWebp } from '../../../../platform/http/files/mount-webp.ts';
import type { Database } from '../../../../platform/sql/database.ts';

/** Games' own pictures, under `/art/picture`. */
export function mountPictures(app: FastifyInstance, { db }: { db: Database }): void {
  mountWebp(app, '/art/picture', (id) =>
    db.kysely.selectFrom('catalogue.game_picture').select('webp').where('id', '=', id).executeTakeFirst(),
  );
}
