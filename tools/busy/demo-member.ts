import { randomUUID } from 'node:crypto';
import { nearNumeros } from '@lanna/contract/lotteries/draws/draws';
import { listShots, sendShot } from '@lanna/contract/lotteries/draws/shots';
import { deposit } from '@lanna/contract/money/cashier/cashier';
import { encryptionKeys, loggedIn, login } from '@lanna/contract/people/authentication/authentication';
import { gameList, launchGame } from '@lanna/contract/play/catalogue/catalogue';
import { CompactEncrypt, importJWK } from 'jose';
import { z } from 'zod';
import type { DemoPlayer } from '../../server/seed/demo-players.ts';
import { ask } from './ask.ts';

const PLAYABLE = 'LANNA';
const YEEKEE = 'YEEKEE';
const session = z.object({ stakes: z.array(z.string()).min(1) });
const spun = z.object({ round: z.object({ id: z.string(), steps: z.array(z.unknown()) }) });

/** A round of Yeekee that takes shots. */
export interface ShotRound {
  numero: string;
  count: number;
  leastShots: number;
  leftMs: number;
}

export type DemoMember = Awaited<ReturnType<typeof logIn>>;

export interface Table {
  stakes: readonly string[];
  spin(stake: string): Promise<void>;
}

/** A demo player's browser: it logs in, pays in play money, opens games and plays, by the calls anybody makes. */
export async function logIn(portal: URL, { username, host }: DemoPlayer, password: string) {
  const at = (path: string) => new URL(path, portal);
  const keys = encryptionKeys.value.parse(await ask({ method: 'GET', url: at(encryptionKeys.path), host }));
  const jwk = keys.keys[0] ?? {};
  const plain = {
    type: 'username',
    username,
    password,
    iat: Math.floor(Date.now() / 1000),
    jti: randomUUID(),
  };
  const value = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(plain)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk['kid'] ?? '' })
    .encrypt(await importJWK(jwk, 'ECDH-ES'));
  const encrypted = { encryption: 'JWE' };
  const answer = await ask({
    method: 'POST',
    url: at(login.path),
    host,
    headers: encrypted,
    body: { value },
  });
  const authorization = `Bearer ${loggedIn.parse(answer).token}`;

  return {
    authorization,
    payIn: async (amount: string) => {
      const headers = { authorization, 'idempotency-key': randomUUID() };
      await ask({
        method: 'POST',
        url: at(deposit.path),
        host,
        headers,
        body: { methodCode: 'SANDBOX', amount },
      });
    },
    /** Games that may be played now. */
    games: async (): Promise<string[]> => {
      const url = at(`${gameList.path}?vassalage=${PLAYABLE}&pageSize=100`);
      const { games } = gameList.value.parse(await ask({ method: 'GET', url, host }));
      return games.filter(({ available }) => available).map(({ gameId }) => gameId);
    },
    /** The round whose shots end next. */
    shotRound: async (): Promise<ShotRound | undefined> => {
      const read = async (path: string) => ask({ method: 'GET', url: at(path), host });
      const near = nearNumeros.value.parse(await read(`${nearNumeros.path}?gameCode=${YEEKEE}`));
      const draw = [near.pending, near.current].find((one) => one && one.drawsAt > near.now);
      if (!draw) return undefined;
      const { now, endsAt, ...round } = listShots.value.parse(
        await read(`${listShots.path}?numero=${draw.numero}`),
      );
      return { ...round, numero: draw.numero, leftMs: Date.parse(endsAt) - Date.parse(now) };
    },
    shoot: async (numero: string, shot: string) => {
      const headers = { authorization };
      await ask({ method: 'POST', url: at(sendShot.path), host, headers, body: { numero, shot } });
    },
    sitDown: async (gameId: string): Promise<Table> => {
      const launched = await ask({
        method: 'POST',
        url: at(launchGame.path),
        host,
        headers: { authorization },
        body: { gameId },
      });
      return openTable(new URL(launchGame.value.parse(launched).game_url));
    },
  };
}

/** The vendor's side: its own session, whose spins move money through the signed wallet. */
async function openTable(frame: URL): Promise<Table> {
  const token = new URLSearchParams(frame.hash.slice(1)).get('s') ?? '';
  const headers = { authorization: `Bearer ${token}` };
  const call = (method: 'GET' | 'POST', path: string, body?: object) =>
    ask({ method, url: new URL(path, frame.origin), headers, ...(body && { body }) });
  const { stakes } = session.parse(await call('GET', '/play-api/session'));
  return {
    stakes,
    spin: async (stake) => {
      const { round } = spun.parse(
        await call('POST', '/play-api/spin', { stake, idempotencyKey: randomUUID() }),
      );
      await call('POST', '/play-api/rounds/progress', { roundId: round.id, shown: round.steps.length });
    },
  };
}
