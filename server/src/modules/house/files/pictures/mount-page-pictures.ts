import type { FastifyInstance } from 'fastify';
import { mountWebp } from '../../../../platform/http/files/mount-webp.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { StoredFiles } from '../../../../platform/storage/stored-files.ts';
import { readPagePicture } from '../read-page-picture.ts';

/** Pictures for everybody, under `/files`. */
export function mountPagePictures(
  app: FastifyInstance,
  { db, storedFiles }: { db: Database; storedFiles: StoredFiles },
): void {
  mountWebp(app, '/files', (id) => readPagePicture(db.kysely, storedFiles, { id }));
}
