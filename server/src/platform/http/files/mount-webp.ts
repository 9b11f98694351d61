import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../../refusals/refusal.ts';

const YEAR_SECONDS = 31_536_000;

/** Pictures under `<folder>/<id>.webp`. Another picture has another id, so that they may be kept for good. */
export function mountWebp(
  app: FastifyInstance,
  folder: `/${string}`,
  find: (id: string) => Promise<Buffer | undefined>,
): void {
  app.get<{ Params: { file: string } }>(
    `${folder}/:file`,
    { schema: { hide: true } },
    async (request, reply) => {
      const [id = '', kind] = request.params.file.split('.');
      const picture = kind === 'webp' && z.uuid().safeParse(id).success ? await find(id) : undefined;
      if (!picture) throw new Refusal('not_found');
      return reply
        .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
        .type('image/webp')
        .send(picture);
    },
  );
}
