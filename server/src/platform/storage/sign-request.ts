import { createHash, createHmac } from 'node:crypto';

/** Whose requests they are, and for which region of the store. */
export interface BucketCredentials {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';

/**
 * The headers of a request to an S3-compatible store, signed as its protocol says (Signature Version 4, one chunk): the store checks from them who
 * sent it, when, and that path, query, these headers and the body (`bodySha256`) are what was signed.
 */
export function signRequest(
  request: { method: string; url: URL; headers?: Record<string, string>; bodySha256: string },
  { accessKeyId, secretAccessKey, region }: BucketCredentials,
  now: Date,
): Record<string, string> {
  const at = now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const scope = [at.slice(0, 8), region, 's3', 'aws4_request'];
  const given = {
    ...request.headers,
    'x-amz-content-sha256': request.bodySha256,
    'x-amz-date': at,
  };
  const signed = Object.entries({ ...given, host: request.url.host })
    .map(([name, value]) => [name.toLowerCase(), value.trim().replace(/ +/g, ' ')] as const)
    .sort(([one], [other]) => compare(one, other));
  const names = signed.map(([name]) => name).join(';');
  const canonical = [
    request.method,
    pathOf(request.url),
    queryOf(request.url),
    ...signed.map(([name, value]) => `${name}:${value}`),
    '',
    names,
    request.bodySha256,
  ].join('\n');
  const toSign = [ALGORITHM, at, scope.join('/'), sha256(canonical)].join('\n');
  const key = scope.reduce<Buffer | string>((before, part) => hmac(before, part), `AWS4${secretAccessKey}`);
  const signature = hmac(key, toSign).toString('hex');
  return {
    ...given,
    authorization: `${ALGORITHM} Credential=${accessKeyId}/${scope.join('/')},SignedHeaders=${names},Signature=${signature}`,
  };
}

/** Encoded once, as this store of all services wants it. */
function pathOf(url: URL): string {
  return url.pathname
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/');
}

function queryOf(url: URL): string {
  return [...url.searchParams]
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([one, left], [other, right]) => compare(one, other) || compare(left, right))
    .map((pair) => pair.join('='))
    .join('&');
}

/** RFC 3986: everything but its unreserved characters. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** By code points, whatever the locale. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
