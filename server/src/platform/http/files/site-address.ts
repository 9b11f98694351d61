import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../refusals/refusal.ts';

/** A name or an IPv4 address, or an IPv6 address in brackets; then perhaps a port (RFC 9110, 7.2). Nothing else is a host. */
const HOST = /^(?<name>[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])\.?(?::\d{1,5})?$/i;
const LENGTH_MAX = 260;

/**
 * Refuses a request whose host this server and a browser could read differently: of an address made from
 * `localhost:x@evil.example` a browser takes `evil.example` as the host. A request without a host (HTTP/1.0) has no brand.
 */
export async function refuseOddHost(request: Pick<FastifyRequest, 'host' | 'raw'>): Promise<void> {
  if (request.host !== '' || request.raw.httpVersion !== '1.0') hostNameOf(request);
}

/** The host's name as addresses carry it: lower case, no port, no trailing dot. */
export function hostNameOf({ host }: Pick<FastifyRequest, 'host'>): string {
  const name = host.length <= LENGTH_MAX ? HOST.exec(host)?.groups?.['name'] : undefined;
  if (!name) throw new Refusal('invalid_input', { fields: [{ field: 'host', rule: 'format' }] });
  return name.toLowerCase();
}

/**
 * Where browsers see the site of a brand: `https://host[:port]`. The host is the one that picked the brand; scheme and port are
 * those of `publicUrl`, never the request's, whose headers anybody can write.
 */
export function siteOrigin(hostName: string, publicUrl: string): string {
  const { protocol, port } = new URL(publicUrl);
  return `${protocol}//${hostName}${port && `:${port}`}`;
}
