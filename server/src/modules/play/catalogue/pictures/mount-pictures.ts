import type { FastifyInstance } from 'fastify';
import { mountWebp } from '../../../../platform/http/files/mount-webp.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { StoredFiles } from '../../../../platform/storage/stored-files.ts';
import { readGamePicture } from './read-game-picture.ts';

/** Games' own pictures, under `/art/picture`. */
export function mountPictures(
  app: FastifyInstance,
  { db, storedFiles }: { db: Database; storedFiles: StoredFiles },
): void {
  mountWebp(app, '/art/picture', (id) => readGamePicture(db.kysely, storedFiles, id));
}
