import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../refusals/refusal.ts';

const DAY_SECONDS = 86_400;

interface KeptFile {
  bytes: Buffer;
  etag: string;
}

export interface KeptFiles {
  /** Answers with the file of this key, made once for all parallel requests. What `make` does not find is refused with `not_found`. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    file: { key: string; type: string; make: () => Promise<Buffer | undefined> },
  ): Promise<FastifyReply>;
}

/** Files that are made when first asked for. The latest `max` stay in memory; browsers keep them for a day, then ask by their ETag. */
export function keptFiles(max: number): KeptFiles {
  const kept = new Map<string, Promise<KeptFile>>();

  function fileOf(key: string, make: () => Promise<Buffer | undefined>): Promise<KeptFile> {
    const known = kept.get(key);
    if (known) return known;
    const file = finish(make);
    kept.set(key, file);
    // What does not exist, or failed, is not kept: another may take its name.
    file.catch(() => kept.delete(key));
    const oldest = kept.size > max ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    return file;
  }

  return {
    send: async (request, reply, { key, type, make }) => {
      const { bytes, etag } = await fileOf(key, make);
      reply
        .header('etag', etag)
        .header('cache-control', `public, max-age=${DAY_SECONDS}`)
        .header('vary', 'host')
        .type(type);
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(bytes);
    },
  };
}

async function finish(make: () => Promise<Buffer | undefined>): Promise<KeptFile> {
  const bytes = await make();
  if (!bytes) throw new Refusal('not_found');
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}
