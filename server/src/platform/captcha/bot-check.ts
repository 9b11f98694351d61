import { createHmac, randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { parseJson } from '../process/parse-json.ts';
import { spendOnce } from '../sealing/spend-once.ts';
import type { Database } from '../sql/database.ts';
import { type SharedSecretDeps, sharedSecret } from './shared-secret.ts';

const LIFE_MS = 10 * 60_000;
const ALGORITHM = 'PBKDF2/SHA-256';
const MAX_PAYLOAD_LENGTH = 4096;

/**
 * How hard a browser works: it derives keys of `cost` rounds until it meets the one the server chose, which lies between
 * `tries.from` and `tries.to`. The upper end bounds what a slow phone can be asked for.
 */
export interface Difficulty {
  cost: number;
  tries: { from: number; to: number };
}

const DIFFICULTY: Difficulty = { cost: 1000, tries: { from: 400, to: 1200 } };

export interface BotCheck {
  /** A challenge in the form the ALTCHA client takes (protocol version 2), good for one `purpose` and ten minutes. */
  challenge(purpose: string): Promise<Challenge>;
  /** Whether `payload`, the base64 text the client answers with, solves a challenge of ours for this purpose; once only. */
  isSolved(payload: string, purpose: string): Promise<boolean>;
}

/** Proof of work (ALTCHA): the bot check that needs no action of a person, and so also the alternative to the picture. */
export function botCheck(deps: SharedSecretDeps, difficulty = DIFFICULTY): BotCheck {
  const { db, clock } = deps;
  const secret = sharedSecret(deps, 'bot-check');

  async function secrets() {
    const root = await secret();
    const named = (name: string) => createHmac('sha256', root).update(name).digest('hex');
    return { hmacSignatureSecret: named('challenge'), hmacKeySignatureSecret: named('key') };
  }

  return {
    challenge: async (purpose) =>
      createChallenge({
        ...(await secrets()),
        algorithm: ALGORITHM,
        deriveKey,
        cost: difficulty.cost,
        counter: randomInt(difficulty.tries.from, difficulty.tries.to + 1),
        expiresAt: new Date(clock.now().getTime() + LIFE_MS),
        data: { purpose },
      }),

    isSolved: async (payload, purpose) => {
      const answer = read(payload);
      if (answer?.challenge.parameters.data.purpose !== purpose) return false;
      const { nonce, expiresAt } = answer.challenge.parameters;
      if (expiresAt * 1000 <= clock.now().getTime()) return false;
      const { verified } = await verifySolution({ ...answer, ...(await secrets()), deriveKey });
      return verified && (await spend(db, nonce, new Date(expiresAt * 1000)));
    },
  };
}

/** Loose, since the signature covers every parameter as it was sent and is checked next. */
const answerShape = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(ALGORITHM),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
      data: z.strictObject({ purpose: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

function read(payload: string): z.infer<typeof answerShape> | undefined {
  if (payload.length > MAX_PAYLOAD_LENGTH) return undefined;
  return answerShape.safeParse(parseJson(Buffer.from(payload, 'base64').toString('utf8'))).data;
}

/** The nonce is under the signature, so it cannot be encoded differently; the row lives as long as the challenge would. */
function spend(db: Database, nonce: string, expiresAt: Date): Promise<boolean> {
  return spendOnce(db.kysely, `bot-check:${nonce}`, expiresAt);
}
