import type { FastifyReply, FastifyRequest } from 'fastify';

const TOKEN = /^[\w-]{20,200}$/;
/** The name behind `__Host-` only a secure page of this very host can set (RFC 6265bis, 4.1.3.2). */
const SESSION = 'console';
const DEVICE = 'console-device';
/** As long as browsers keep a cookie (RFC 6265bis, 5.5). */
const DEVICE_SECONDS = 400 * 24 * 3600;

/** The token in the cookie of the console's session. */
export function keptToken(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  return kept(request, SESSION);
}

/** What this browser is known by, whichever operator works in it. */
export function keptDevice(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  return kept(request, DEVICE);
}

/** Sets the cookie, for this host alone and out of reach of scripts, until the browser is closed; null takes it away. */
export function keepToken(reply: FastifyReply, token: string | null, origin: string): void {
  keep(reply, origin, { name: SESSION, value: token ?? '', ...(token === null ? { maxAge: 0 } : {}) });
}

/** The same for the browser; it outlives sessions and log-outs. */
export function keepDevice(reply: FastifyReply, device: string, origin: string): void {
  keep(reply, origin, { name: DEVICE, value: device, maxAge: DEVICE_SECONDS });
}

function kept(request: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  const cookies = new Map(
    (request.headers.cookie ?? '').split(';').flatMap((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [] : [[part.slice(0, at).trim(), part.slice(at + 1).trim()] as const];
    }),
  );
  const value = cookies.get(`__Host-${name}`) ?? cookies.get(name);
  return value !== undefined && TOKEN.test(value) ? value : undefined;
}

function keep(
  reply: FastifyReply,
  origin: string,
  { name, value, maxAge }: { name: string; value: string; maxAge?: number },
): void {
  const isSecure = origin.startsWith('https:');
  const parts = [
    `${isSecure ? '__Host-' : ''}${name}=${value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
  ];
  reply.header('set-cookie', parts.join('; '));
}
