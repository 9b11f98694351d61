import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../refusals/refusal.ts';
import { refusalMessage } from '../../refusals/refusal-table.ts';

const PATH_LENGTH_MAX = 2048;
const UNREADABLE = '/.unreadable';
const TOO_LONG = '/.too-long';

/**
 * Where a request is routed to instead of its own address when that cannot be decoded or is too long: the framework would answer
 * those past all hooks, without envelope and headers. Give it to Fastify as `rewriteUrl`.
 */
export function routeAround(request: { url?: string | undefined }): string {
  const url = request.url ?? '/';
  const path = url.split('?', 1)[0] ?? '/';
  if (path.length > PATH_LENGTH_MAX) return TOO_LONG;
  return path.includes('%') && !isDecodable(path) ? UNREADABLE : url;
}

export const PARAM_LENGTH_MAX = PATH_LENGTH_MAX;

export function mountMalformed(app: FastifyInstance) {
  const answers: [string, number][] = [
    [UNREADABLE, 400],
    [TOO_LONG, 414],
  ];
  for (const [url, statusCode] of answers)
    app.all(url, { schema: { hide: true } }, async () => {
      throw Object.assign(new Error('an address that cannot be read'), { statusCode });
    });
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Bytes that are no HTTP: there is no request to answer, only a connection to end, with the same envelope. */
export function refuseNonHttp(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = NON_HTTP_STATUS[error.code ?? ''] ?? '400 Bad Request';
  const refusal = new Refusal('invalid_input', { fields: [] });
  const body = Buffer.from(
    JSON.stringify({
      success: false,
      code: refusal.code,
      message: refusalMessage(refusal.code, 'TH'),
      value: refusal.facts,
    }),
  );
  const head = [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${body.length}`,
    'Cache-Control: no-store',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options: nosniff',
  ];
  if (socket.writable) socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]));
  socket.destroySoon();
}

const NON_HTTP_STATUS: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};
