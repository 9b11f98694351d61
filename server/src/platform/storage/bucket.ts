import { type BucketCredentials, sha256, signRequest } from './sign-request.ts';

/** A store of objects by name: what it answers is never taken for true unless it was read back. */
export interface Bucket {
  /** Throws `BucketError` where it does not say that it has it. Names are used once: no write meets another. */
  put(name: string, object: Buffer): Promise<void>;
  /** Undefined where it has none of that name; throws `BucketError` where that cannot be known, or where the object has other than `bytes`. */
  get(name: string, bytes: number): Promise<Buffer | undefined>;
  /** Resolves once it is certain that it is gone. */
  remove(name: string): Promise<void>;
}

/** The store was not reached, or did not do as it was asked. */
export class BucketError extends Error {}

export interface BucketSettings extends BucketCredentials {
  /** Of the bucket itself, path style: `https://store.example/bucket`. */
  url: string;
}

/** The least that a part may have, but for the last: what is larger goes in parts. */
const PART_BYTES = 5 * 1024 * 1024;
const READ_DEADLINE_MS = 3000;
const WRITE_DEADLINE_MS = 30_000;
const ANSWER_BYTES_MAX = 64 * 1024;
const NOTHING = Buffer.alloc(0);

interface Asked {
  query?: Record<string, string>;
  body?: Buffer;
  deadlineMs: number;
  bytesMax?: number;
}
interface Answer {
  status: number;
  etag: string;
  body: Buffer;
}

export function openBucket(settings: BucketSettings): Bucket {
  async function ask(method: string, name: string, asked: Asked): Promise<Answer> {
    const url = new URL(`${settings.url.replace(/\/+$/, '')}/${name}`);
    for (const [key, value] of Object.entries(asked.query ?? {})) url.searchParams.set(key, value);
    const body = asked.body ?? NOTHING;
    const headers = signRequest({ method, url, bodySha256: sha256(body) }, settings, new Date());
    try {
      const response = await fetch(url, {
        method,
        headers,
        ...(asked.body && { body: new Uint8Array(asked.body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(asked.deadlineMs),
      });
      return {
        status: response.status,
        etag: response.headers.get('etag') ?? '',
        body: await readUpTo(response, asked.bytesMax ?? ANSWER_BYTES_MAX),
      };
    } catch (error) {
      if (error instanceof BucketError) throw error;
      throw new BucketError(`the bucket did not answer ${method} (${(error as Error).name})`, {
        cause: error,
      });
    }
  }

  async function putInParts(name: string, object: Buffer) {
    const deadlineMs = WRITE_DEADLINE_MS;
    const begun = expectOk(await ask('POST', name, { query: { uploads: '' }, deadlineMs }), 'POST');
    const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec(begun.body.toString())?.[1];
    if (!uploadId) throw new BucketError('the bucket began no upload');
    try {
      const etags: string[] = [];
      for (let from = 0; from < object.length; from += PART_BYTES) {
        const query = { partNumber: String(etags.length + 1), uploadId };
        const body = object.subarray(from, from + PART_BYTES);
        etags.push(expectOk(await ask('PUT', name, { query, body, deadlineMs }), 'PUT').etag);
      }
      const list = Buffer.from(listOfParts(etags));
      const finished = expectOk(
        await ask('POST', name, { query: { uploadId }, body: list, deadlineMs }),
        'POST',
      );
      // It may say 200 first and fail then.
      if (!finished.body.includes('<CompleteMultipartUploadResult'))
        throw new BucketError('the bucket did not put the parts together');
    } catch (error) {
      // Parts that are left lying are paid for; a store forgets them by itself where it is set to.
      await ask('DELETE', name, { query: { uploadId }, deadlineMs }).catch(() => {});
      throw error;
    }
  }

  return {
    put: async (name, object) => {
      if (object.length > PART_BYTES) await putInParts(name, object);
      else expectOk(await ask('PUT', name, { body: object, deadlineMs: WRITE_DEADLINE_MS }), 'PUT');
    },
    get: async (name, bytes) => {
      const found = await ask('GET', name, { deadlineMs: READ_DEADLINE_MS, bytesMax: bytes });
      if (found.status === 404) return undefined;
      const { body } = expectOk(found, 'GET');
      if (body.length !== bytes) throw new BucketError(`the bucket sent ${body.length} of ${bytes} bytes`);
      return body;
    },
    remove: async (name) => {
      const { status } = await ask('DELETE', name, { deadlineMs: WRITE_DEADLINE_MS });
      if (status !== 404 && (status < 200 || status > 299))
        throw new BucketError(`the bucket answered DELETE with ${status}`);
      const after = await ask('HEAD', name, { deadlineMs: READ_DEADLINE_MS });
      if (after.status !== 404) throw new BucketError('the bucket has not removed what it was to remove');
    },
  };
}

function expectOk(answer: Answer, method: string): Answer {
  if (answer.status >= 200 && answer.status <= 299) return answer;
  const code = /<Code>(\w+)<\/Code>/.exec(answer.body.toString())?.[1];
  throw new BucketError(`the bucket answered ${method} with ${answer.status}${code ? ` (${code})` : ''}`);
}

async function readUpTo(response: Response, bytesMax: number): Promise<Buffer> {
  const limit = response.ok ? bytesMax : ANSWER_BYTES_MAX;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    // Ends the request as well.
    if (bytes > limit) throw new BucketError(`the bucket sent more than ${limit} bytes`);
  }
  return Buffer.concat(chunks);
}

function listOfParts(etags: readonly string[]): string {
  const parts = etags.map(
    (etag, at) =>
      `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')}</ETag></Part>`,
  );
  return `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
}
