import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database.ts';
import { mountWebp } from '../../platform/http/mount-webp.ts';

/** Games' own pictures, under `/art/picture`. */
export function mountPictures(app: FastifyInstance, { db }: { db: Database }): void {
  mountWebp(app, '/art/picture', (id) =>
    db.kysely.selectFrom('catalogue.game_picture').select('webp').where('id', '=', id).executeTakeFirst(),
  );
}
