import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushMessage } from '@lanna/contract/messaging/web-push/web-push';

export interface Arrived {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A push service on this machine: keeps what it is sent, and answers with the status the test asks for (201 unless said otherwise). */
export async function pushService() {
  const arrived: Arrived[] = [];
  const statuses = new Map<string, number>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      arrived.push({ path, headers: request.headers, body: Buffer.concat(parts) });
      const status = statuses.get(path) ?? 201;
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { arrived, statuses, origin, stop: () => new Promise((done) => server.close(done)) };
}

/** A browser that has subscribed: its keys, and what it makes of a body (RFC 8188 and 8291), written from the standards. */
export function pushBrowser(endpoint: string) {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    endpoint,
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    read: (body: Buffer): PushMessage => {
      const salt = body.subarray(0, 16);
      const senderKey = body.subarray(21, 21 + (body[20] ?? 0));
      const sealed = body.subarray(21 + senderKey.length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
      const key = derived(auth, ecdh.computeSecret(senderKey), info, 32);
      const decipher = createDecipheriv(
        'aes-128-gcm',
        derived(salt, key, 'Content-Encoding: aes128gcm\0', 16),
        derived(salt, key, 'Content-Encoding: nonce\0', 12),
      ).setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      // What is padding ends with a two in the last record.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'));
    },
  };
}

function derived(salt: Buffer, secret: Buffer, info: Buffer | string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
