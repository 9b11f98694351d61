import { hash, randomBytes } from 'node:crypto';
import type { SealedColumn } from '../../../../platform/sealing/bring-under-key.ts';
import type { SealedPlace, SecretBox } from '../../../../platform/sealing/secret-box.ts';

export const CHAIN_SECRETS: SealedColumn = { table: 'chains.chain', row: 'id', secret: 'secret' };

/** Every so many links one stays in memory, so that none costs more hashes than that. */
const STEP = 128;
/** Chains a process keeps such links of; the one that was asked for longest ago goes first. */
const KEPT_CHAINS = 64;

interface Steps {
  links: number;
  /** Of the places `links`, `links − STEP`, `links − 2 × STEP` … */
  kept: string[];
  anchor: string;
}

const known = new Map<string, Steps>();

/** A new chain's end: 256 random bits, from which all other links follow. */
export function newChainEnd(): string {
  return randomBytes(32).toString('hex');
}

export function placeOfSecret(chainId: string): SealedPlace {
  return { table: CHAIN_SECRETS.table, row: chainId };
}

/** The hash that is published before any link of the chain is used. */
export function anchorOf(chainId: string, end: string, links: number): string {
  return stepsOf(chainId, end, links).anchor;
}

/** The link of a place, 1 for the first that is shown. Throws when the secret is not that of the published anchor. */
export function linkAt(
  secrets: SecretBox,
  chain: { id: string; secret: string; links: number; anchor: string },
  place: number,
): string {
  const { id, secret, links, anchor } = chain;
  if (!Number.isInteger(place) || place < 1 || place > links)
    throw new Error(`chain ${id} has no place ${place}`);
  const steps = known.get(id) ?? stepsOf(id, secrets.open(secret, placeOfSecret(id)), links);
  if (steps.anchor !== anchor) throw new Error(`the secret of chain ${id} does not lead to its anchor`);
  const back = links - place;
  let link = steps.kept[Math.floor(back / STEP)] as string;
  for (let step = 0; step < back % STEP; step += 1) link = hashOf(link);
  return link;
}

function stepsOf(chainId: string, end: string, links: number): Steps {
  const kept: string[] = [];
  let link = end;
  for (let place = links; place > 0; place -= 1) {
    if ((links - place) % STEP === 0) kept.push(link);
    link = hashOf(link);
  }
  const steps = { links, kept, anchor: link };
  known.set(chainId, steps);
  const [oldest] = known.keys();
  if (known.size > KEPT_CHAINS && oldest !== undefined) known.delete(oldest);
  return steps;
}

/** What `commitmentOf` of rules gives, in a seventh of its time: a chain is ten thousand of them. */
function hashOf(link: string): string {
  return hash('sha256', link);
}
