import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { walletFixture } from './wallet.fixture.ts';

/** The signature header counts only when it is there once, as the one base64 text of a signature as long as the key. */
const { db } = await testDatabase();
const fixture = await walletFixture(db);
const player = await fixture.player({ balance: 1_000_000n });

const HEADER = fixture.vendor.signature_header;

/** Sends a bet with these header lines, exactly as they stand, and answers its status. */
async function statusWith(lines: (signature: string) => string[]): Promise<string | undefined> {
  const body = JSON.stringify(player.bet());
  const head = [
    `POST /vendor/${fixture.vendor.code}/transaction/bet HTTP/1.1`,
    'host: x',
    'connection: close',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    ...lines(fixture.signatureOf(body)),
  ];
  const answer = await rawRequest(`${head.join('\r\n')}\r\n\r\n${body}`);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  return /"status":"(\w+)"/.exec(answer)?.[1];
}

/** The same bytes to a decoder that is not strict: one of the bits that padding leaves unused is set. */
function withUnusedBits(signature: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const last = signature.indexOf('=') - 1;
  const other = alphabet[alphabet.indexOf(signature.charAt(last)) + 1];
  const changed = `${signature.slice(0, last)}${other}${signature.slice(last + 1)}`;
  expect(Buffer.from(changed, 'base64')).toEqual(Buffer.from(signature, 'base64'));
  return changed;
}

test('a signature in canonical base64 is taken, in whatever case its header is written', async () => {
  expect(await statusWith((signature) => [`${HEADER}: ${signature}`])).toBe('RS_OK');
  expect(await statusWith((signature) => [`${HEADER.toUpperCase()}:\t${signature}  `])).toBe('RS_OK');
});

test.each<[string, (signature: string) => string]>([
  ['without its padding', (signature) => signature.replace(/=+$/, '')],
  ['with more padding', (signature) => `${signature}=`],
  ['in the alphabet of addresses', (signature) => Buffer.from(signature, 'base64').toString('base64url')],
  ['with a blank inside', (signature) => `${signature.slice(0, 9)} ${signature.slice(9)}`],
  ['with a character that is none', (signature) => `${signature.slice(0, 9)}%${signature.slice(9)}`],
  ['with text after its end', (signature) => `${signature}AAAA`],
  ['with unused bits set', withUnusedBits],
  ['one byte short', (signature) => Buffer.from(signature, 'base64').subarray(1).toString('base64')],
  [
    'one zero byte long',
    (signature) => Buffer.concat([Buffer.alloc(1), Buffer.from(signature, 'base64')]).toString('base64'),
  ],
  ['twice in one line', (signature) => `${signature}, ${signature}`],
  ['with a comma behind', (signature) => `${signature},`],
  ['empty', () => ''],
])('a signature %s is refused', async (_what, change) => {
  expect(await statusWith((signature) => [`${HEADER}: ${change(signature)}`])).toBe(
    'RS_ERROR_INVALID_SIGNATURE',
  );
});

test.each<[string, (signature: string) => string[]]>([
  ['equal', (signature) => [signature, signature]],
  ['empty', (signature) => [signature, '']],
  ['wrong', (signature) => ['AAAA', signature]],
])('a second signature header is refused, also one that is %s', async (_what, values) => {
  expect(
    await statusWith((signature) =>
      values(signature).map((value, nr) => `${nr === 0 ? HEADER : HEADER.toUpperCase()}: ${value}`),
    ),
  ).toBe('RS_ERROR_INVALID_SIGNATURE');
});

test.each(['Authorization', 'Set-Cookie', 'From'])(
  'so it is where the vendor’s header is %s, of which the server shows only the first or a list',
  async (header) => {
    const other = await walletFixture(db, { vendor: { signatureHeader: header } });
    const rich = await other.player({ balance: 1_000_000n });
    const status = async (times: number) => {
      const body = JSON.stringify(rich.bet());
      const lines = Array.from({ length: times }, () => `${header}: ${other.signatureOf(body)}\r\n`).join('');
      const answer = await rawRequest(
        `POST /vendor/${other.vendor.code}/transaction/bet HTTP/1.1\r\nhost: x\r\nconnection: close\r\n` +
          `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${lines}\r\n${body}`,
        other.origin,
      );
      return /"status":"(\w+)"/.exec(answer)?.[1];
    };
    expect(await status(1)).toBe('RS_OK');
    expect(await status(2)).toBe('RS_ERROR_INVALID_SIGNATURE');
  },
);

function rawRequest(text: string, origin = fixture.origin): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let received = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('end', () => resolve(received));
    socket.on('error', reject);
  });
}
