import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  DEFAULT_SIGNATURE_HEADER,
  launchRequest,
  WALLET_STATUSES,
  type WalletPath,
  type WalletStatus,
} from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { z } from 'zod';
import { retryUntilDecided } from './retry-until-decided.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const reply = z.object({ status: z.enum(WALLET_STATUSES), balance: z.int() });

type WalletCall = (
  portalUrl: string,
  path: WalletPath,
  body: object,
) => Promise<{ status: WalletStatus; balance: number }>;

/** Whether it was booked is not known. */
export const UNCERTAIN: readonly WalletStatus[] = ['RS_ERROR_UNKNOWN', 'RS_ERROR_TIMEOUT'];

export interface TestVendor {
  code: string;
  gameCode: string;
  /** The last launch of each token: who plays. */
  userOf: (token: string) => string;
  tokenOf: (url: URL) => string;
  /** One signed wallet call. Throws when there was no answer a vendor could act on. */
  call: WalletCall;
  /** The same call again and again, as any vendor sends it, until the answer says whether it was booked: on a busy machine the first may only say that it took too long. */
  callUntilDecided: WalletCall;
  stop: () => void;
}

/** A foreign vendor, registered from the command line beside the running portal, as any real one would be; for all brands or one. */
export async function startTestVendor(
  databaseUrl: string,
  code: string,
  brand?: string,
): Promise<TestVendor> {
  const users = new Map<string, string>();
  const { server, url } = await listen((body) => {
    const launched = launchRequest.parse(JSON.parse(body));
    const token = launched.token ?? '';
    users.set(token, launched.user ?? '');
    return { url: `https://games.example/play?token=${encodeURIComponent(token)}` };
  });
  const gameCode = `${code.toLowerCase()}-dice`;
  const privateKey = enrolVendor(databaseUrl, {
    code,
    launchUrl: `${url}/launch`,
    games: [{ game_code: gameCode, name: 'River Dice', category: 'RNG', rtp: 97 }],
    ...(brand ? { brand } : {}),
  });
  const call: WalletCall = (portalUrl, path, body) =>
    send(`${portalUrl}/vendor/${code}${path}`, body, privateKey);
  return {
    code,
    gameCode,
    userOf: (token) => users.get(token) ?? '',
    tokenOf: (address) => address.searchParams.get('token') ?? '',
    call,
    callUntilDecided: (...sent) =>
      retryUntilDecided(async () => {
        const answer = await call(...sent);
        return UNCERTAIN.includes(answer.status) ? undefined : answer;
      }),
    stop: () => server.close(),
  };
}

/** `npm run vendor -- add` and `games`, as an operator would type them, for all brands or one. Answers the vendor's private key. */
export function enrolVendor(
  databaseUrl: string,
  vendor: { code: string; games: object[]; groups?: readonly string[]; launchUrl?: string; brand?: string },
): KeyObject {
  const { code, games, groups = ['RNG'], launchUrl = 'https://games.example/launch', brand } = vendor;
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const folder = mkdtempSync(join(tmpdir(), 'lanna-vendor-'));
  const [keyFile, gamesFile] = [join(folder, 'key.pem'), join(folder, 'games.json')];
  writeFileSync(keyFile, keys.publicKey.export({ type: 'spki', format: 'pem' }));
  writeFileSync(gamesFile, JSON.stringify(games));
  const run = (...args: string[]) =>
    execFileSync(process.execPath, ['server/src/vendor.ts', ...args], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: databaseUrl },
    });
  run(
    'add',
    ...['--code', code, '--name', 'River Hub', ...groups.flatMap((group) => ['--group', group])],
    ...['--public-key', keyFile, '--launch-url', launchUrl, '--currency', 'THB'],
    ...(brand ? ['--brand', brand] : []),
  );
  run('games', code, gamesFile);
  rmSync(folder, { recursive: true, force: true });
  return keys.privateKey;
}

async function send(url: string, body: object, key: KeyObject) {
  const raw = JSON.stringify({ request_uuid: randomUUID(), ...body });
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      [DEFAULT_SIGNATURE_HEADER]: sign('sha256', Buffer.from(raw), key).toString('base64'),
    },
    body: raw,
    signal: AbortSignal.timeout(10_000),
  });
  if (response.status !== 200) throw new Error(`the wallet answered ${response.status}`);
  return reply.parse(await response.json());
}

function listen(answer: (body: string) => object): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(answer(Buffer.concat(chunks).toString())));
    });
  });
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = address && typeof address === 'object' ? address.port : 0;
      done({ server, url: `http://127.0.0.1:${port}` });
    });
  });
}
