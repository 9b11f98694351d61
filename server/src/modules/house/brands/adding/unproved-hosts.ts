import { isIP } from 'node:net';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** A proof is believed for so long: whose a host is can change. */
const PROOF_MS = 7 * 24 * 3_600_000;
/** Names that are known on one network alone, where no public record can stand: RFC 2606, 6761, 6762, and .internal. */
const LOCAL_NAME = /(^|\.)(localhost|test|local|internal)$/;

/** Public hosts for which no record and no file was found lately; without asking anybody. */
export async function unprovedHosts(db: Queryable, hosts: readonly string[], now: Date): Promise<string[]> {
  const wanted = hosts.filter(needsProof);
  if (wanted.length === 0) return [];
  const proved = await db
    .selectFrom('brands.host_claim')
    .select('host')
    .where('host', 'in', wanted)
    .where('proved_at', '>', new Date(now.getTime() - PROOF_MS))
    .execute();
  const isProved = new Set(proved.map(({ host }) => host));
  return wanted.filter((host) => !isProved.has(host));
}

export function needsProof(host: string): boolean {
  return isIP(host) === 0 && !LOCAL_NAME.test(host);
}
