import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { passingFolder } from '../../server/src/platform/files/passing-folder.ts';
import { queryDatabase } from '../database-actions.ts';
import { eventually } from '../eventually.ts';

const FEED = 'journey';
/** A feed that says nothing for a minute has its matches take no bets. */
const ALIVE_EVERY_MS = 10_000;

/** A feed the studio of the stack knows: a folder with its public key, and the key it signs with. */
export function newFeed(): { folder: string; privateKey: string } {
  const folder = mkdtempSync(join(passingFolder(), 'lanna-feeds-'));
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  writeFileSync(join(folder, `${FEED}.pem`), publicKey.export({ type: 'spki', format: 'pem' }));
  return { folder, privateKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })) };
}

interface MatchFeed {
  /** Until it is applied. */
  say(message: Record<string, unknown>): Promise<void>;
  stop(): void;
}

async function lastSequence(): Promise<number> {
  const [feed] = await queryDatabase<{ next: string }>(
    "select next_sequence as next from studio.sports_feed where feed = $1 and producer = 'prematch'",
    [FEED],
  );
  return Number(feed?.next ?? 1) - 1;
}

/** Speaks as docs/sports-feed.md has it, one message after another, and stays alive until it is stopped. */
export function openFeed(studioUrl: string, privateKey: string): MatchFeed {
  const key = createPrivateKey(privateKey);
  let sequence = 0;
  // It goes on where an earlier journey has left it.
  let last: Promise<unknown> = lastSequence().then((spoken) => {
    sequence = spoken;
  });

  async function send(message: Record<string, unknown>): Promise<string> {
    sequence += 1;
    const body = JSON.stringify({ feed: FEED, producer: 'prematch', sequence, message });
    const response = await fetch(`${studioUrl}/sports-feed`, {
      ...{ method: 'POST', body, signal: AbortSignal.timeout(20_000) },
      headers: {
        'content-type': 'application/json',
        'x-feed-signature': sign('sha256', Buffer.from(body), key).toString('base64'),
      },
    });
    const { status, reason } = (await response.json()) as { status: string; reason?: string };
    return reason ?? status;
  }

  function inTurn(message: Record<string, unknown>): Promise<string> {
    const answer = last.then(() => send(message));
    last = answer.catch(() => undefined);
    return answer;
  }

  const alive = setInterval(() => void inTurn({ kind: 'alive' }).catch(() => undefined), ALIVE_EVERY_MS);
  return {
    say: (message) => eventually(() => inTurn(message), 20_000).toBe('applied'),
    stop: () => clearInterval(alive),
  };
}
