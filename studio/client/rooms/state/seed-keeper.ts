import { commitmentOf } from '@lanna/rules/fair-stream';
import type { RoomRequest, RoomState } from '../../../room-api.ts';
import { isInPlay } from './table-state.ts';

const KEPT = 'lanna-rooms-seeds';
const KEPT_MOST = 8;
/** A commitment that has not come back by then is made anew. */
const AGAIN_MS = 4_000;

/** Makes the page's own part of each deck: commits to a seed before a hand, and opens it once all stakes are in. A page that is loaded again still opens what it committed to. */
export function seedKeeper(
  send: (request: RoomRequest) => void,
  now: () => number = () => performance.now(),
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined = storageOf(),
) {
  const seeds = new Map<string, string>(read(storage));
  let committedAtMs = Number.NEGATIVE_INFINITY;
  let opened = '';

  function commit(): void {
    const seed = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
    const commitment = commitmentOf(seed);
    seeds.set(commitment, seed);
    for (const old of [...seeds.keys()].slice(0, -KEPT_MOST)) seeds.delete(old);
    storage?.setItem(KEPT, JSON.stringify([...seeds]));
    committedAtMs = now();
    send({ t: 'commit', commitment });
  }

  return {
    /** Does what this state asks of the page. `sitsOut`: the player wants no further hand. */
    follow({ hand, own, status }: RoomState, sitsOut: boolean): void {
      const isPlaying = hand !== null && isInPlay({ hand }) && hand.seats.includes(own.seat);
      if (own.ready) committedAtMs = Number.NEGATIVE_INFINITY;
      const mayCommit = !isPlaying && !own.ready && !own.leaving && own.resting === null && status === 'open';
      if (mayCommit && !sitsOut && now() - committedAtMs > AGAIN_MS) commit();
      if (hand?.state !== 'opening' || opened === hand.id) return;
      const commitment = hand.seeds.find(({ seat }) => seat === own.seat)?.commitment;
      const seed = commitment && seeds.get(commitment);
      if (!seed) return;
      opened = hand.id;
      send({ t: 'open', hand: hand.id, seed });
    },
    /** The player wants to be in hands again. */
    commit,
    /** The line was lost: what was sent may not have come. */
    forget() {
      opened = '';
      committedAtMs = Number.NEGATIVE_INFINITY;
    },
  };
}

function read(storage: Pick<Storage, 'getItem'> | undefined): [string, string][] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? (kept as [string, string][]) : [];
  } catch {
    return [];
  }
}

/** A browser may forbid it in a frame; then a seed lasts as long as the page. */
function storageOf(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
