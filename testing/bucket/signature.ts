import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const SKEW_MS = 15 * 60_000;

/** What is wrong with the signature of a request, by the protocol's own names; undefined where it is right. */
export function signatureProblem(
  request: IncomingMessage,
  url: URL,
  body: Buffer,
  { accessKey, secretKey, region }: { accessKey: string; secretKey: string; region: string },
): string | undefined {
  const header = (name: string) => String(request.headers[name] ?? '');
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      header('authorization'),
    );
  if (!found) return 'AccessDenied';
  const [, id, day = '', where, names = '', signature = ''] = found;
  if (id !== accessKey) return 'InvalidAccessKeyId';
  if (where !== region) return 'AuthorizationHeaderMalformed';
  const stamp = header('x-amz-date');
  const at = Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!stamp.startsWith(day) || !(Math.abs(Date.now() - at) < SKEW_MS)) return 'RequestTimeTooSkewed';
  for (const needed of ['host', 'x-amz-date', 'x-amz-content-sha256'])
    if (!names.split(';').includes(needed)) return 'AccessDenied';
  if (createHash('sha256').update(body).digest('hex') !== header('x-amz-content-sha256'))
    return 'XAmzContentSHA256Mismatch';

  let canonical = `${request.method}\n${(request.url ?? '').split('?')[0]}\n`;
  const pairs: string[] = [];
  for (const [name, value] of url.searchParams)
    pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  canonical += `${pairs.sort().join('&')}\n`;
  for (const name of names.split(';')) canonical += `${name}:${header(name).trim()}\n`;
  canonical += `\n${names}\n${header('x-amz-content-sha256')}`;

  let key: Buffer = Buffer.from(`AWS4${secretKey}`);
  for (const step of [day, region, 's3', 'aws4_request'])
    key = createHmac('sha256', key).update(step).digest();
  const digest = createHash('sha256').update(canonical).digest('hex');
  const expected = createHmac('sha256', key)
    .update(`AWS4-HMAC-SHA256\n${stamp}\n${day}/${region}/s3/aws4_request\n${digest}`)
    .digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch';
}
