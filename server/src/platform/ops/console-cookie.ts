import type { FastifyReply, FastifyRequest } from 'fastify';

const TOKEN = /^[\w-]{20,200}$/;
/** The first name only a secure page of this very host can set (RFC 6265bis, 4.1.3.2). */
const SECURE = '__Host-console';
const PLAIN = 'console';

/** The token in the cookie of the console's session. */
export function keptToken(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const cookies = new Map(
    (request.headers.cookie ?? '').split(';').flatMap((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()] as const];
    }),
  );
  const token = cookies.get(SECURE) ?? cookies.get(PLAIN);
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/** Sets the cookie, for this host alone and out of reach of scripts, until the browser is closed; null takes it away. */
export function keepToken(reply: FastifyReply, token: string | null, origin: string): void {
  const isSecure = origin.startsWith('https:');
  const parts = [
    `${isSecure ? SECURE : PLAIN}=${token ?? ''}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
    ...(token === null ? ['Max-Age=0'] : []),
  ];
  reply.header('set-cookie', parts.join('; '));
}
