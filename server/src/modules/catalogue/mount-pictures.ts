import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isGameId } from './game.ts';

const YEAR_SECONDS = 31_536_000;

/** Games' own pictures under `/art/picture`. Another picture has another name, so that they may be kept for good. */
export function mountPictures(app: FastifyInstance, { db }: { db: Database }): void {
  app.get<{ Params: { file: string } }>(
    '/art/picture/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const [id = '', kind] = request.params.file.split('.');
      const picture =
        kind === 'webp' && isGameId(id)
          ? await db.kysely
              .selectFrom('catalogue.game_picture')
              .select('webp')
              .where('id', '=', id)
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
