import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';

const YEAR_SECONDS = 31_536_000;

/** Pictures for everybody under `/files`. A picture never changes, so it may be kept for good. */
export function mountPagePictures(app: FastifyInstance, { db }: { db: Database }): void {
  app.get<{ Params: { file: string } }>(
    '/files/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const [id = '', kind] = request.params.file.split('.');
      const picture =
        kind === 'webp' && z.uuid().safeParse(id).success
          ? await db.kysely
              .selectFrom('files.picture')
              .select('webp')
              .where('id', '=', id)
              .where('shown_to', '=', 'everybody')
              .executeTakeFirst()
          : undefined;
      if (!picture) throw new Refusal('not_found');
      return reply
        .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
        .type('image/webp')
        .send(picture.webp);
    },
  );
}
