import { placeInChain } from '../../fair-chain.ts';
import { commitmentOf, SERVER_SEED } from '../../fair-stream.ts';
import { drawTickets } from './draw.ts';
import { leadsToRoot, leafHash, type PathStep, type RaffleLeaf } from './hash-tree.ts';

/** The answer of a raffle's proof, as far as it is computed with. */
export interface RaffleProof {
  id: string;
  tickets: number;
  root: string | null;
  /** Null: none is named, or the draw went without, as `beaconName` says. Left out of proofs of before. */
  beacon?: string | null | undefined;
  beaconName?: string | null | undefined;
  chain: { anchor: string; place: number; linkBefore: string | null; link: string | null } | null;
  /** In the order they were drawn; each with its place in the fixed list. */
  draws: readonly { ticket: number; leaf: RaffleLeaf; path: readonly PathStep[] }[];
}

export interface RaffleChecks {
  /** The link's hash is the one that was shown before it. */
  link: boolean;
  /** Hashed as often as its place says, the link is the published anchor. */
  anchor: boolean;
  /** The value is one of the beacon that the terms name; without a name there is none. */
  beacon: boolean;
  /** Link, root and beacon give these tickets, in this order. */
  tickets: boolean;
  /** Each ticket is its holder's in the list whose root was published. */
  holders: boolean;
}

/** What a drawn raffle comes to when it is computed again; null while it is not drawn. */
export function verifyRaffle(proof: RaffleProof): RaffleChecks | null {
  const { id, tickets, root, chain, draws, beacon = null, beaconName = null } = proof;
  if (root === null || !chain?.link) return null;
  const { link, anchor, place, linkBefore } = chain;
  const isLink = SERVER_SEED.test(link);
  const drawn = isLink ? drawTickets({ link, root, tickets, beacon }, draws.length) : [];
  return {
    beacon: beacon === null || (beaconName !== null && beacon.startsWith(`${beaconName}:`)),
    link: isLink && commitmentOf(link) === linkBefore,
    anchor: isLink && placeInChain(link, anchor, place) === place,
    tickets: isLink && draws.length === drawn.length && draws.every(({ ticket }, at) => ticket === drawn[at]),
    holders: draws.every(
      ({ ticket, leaf, path }) =>
        leaf.first <= ticket && ticket <= leaf.last && leadsToRoot(leafHash(id, leaf), path, root),
    ),
  };
}

export function holds(checks: RaffleChecks): boolean {
  return checks.link && checks.anchor && checks.beacon && checks.tickets && checks.holders;
}
