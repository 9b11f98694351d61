import { describe, expect, test } from 'vitest';
import {
  checkPasskey,
  offerPasskeyCheck,
  offerPasskeyRegistration,
  type Passkey,
  type PasskeySite,
  registerPasskey,
} from './passkey.ts';
import { type Ceremony, softwareAuthenticator } from './software-authenticator.factory.ts';

const site: PasskeySite = { rpId: 'lanna.example', name: 'Lanna', origins: ['https://lanna.example'] };
const other: PasskeySite = { rpId: 'chaophraya.example', name: 'C', origins: ['https://chaophraya.example'] };
const member = { id: '01929f3e-7c1a-7000-8000-0123456789ab', name: 'สมชาย' };
const here = { origin: 'https://lanna.example', rpId: 'lanna.example' };

async function registered(authenticator = softwareAuthenticator(), counter = 0) {
  const { challenge } = await offerPasskeyRegistration({ site, member, passkeys: [] });
  const response = authenticator.create({ ...here, challenge, counter });
  const passkey = await registerPasskey({ site, challenge, response });
  if (!passkey) throw new Error('the passkey was refused');
  return { authenticator, passkey, challenge, response };
}

async function used(
  counter: number,
  kept: { authenticator: ReturnType<typeof softwareAuthenticator>; passkey: Passkey },
) {
  const passkeys = [kept.passkey];
  const { challenge } = await offerPasskeyCheck({ site, passkeys });
  const response = kept.authenticator.use({ ...here, challenge, counter });
  return checkPasskey({ site, challenge, response, passkeys });
}

test('a registered passkey completes the log-in', async () => {
  const kept = await registered();
  expect(kept.passkey).toEqual({
    id: kept.authenticator.id,
    publicKey: expect.stringMatching(/^[\w-]{80,}$/),
    counter: 0,
    transports: ['internal'],
    backedUp: false,
  });
  expect(await used(0, kept)).toEqual(kept.passkey);
});

test('the browser gets the site’s name and the passkeys that must not be registered twice', async () => {
  const { passkey } = await registered();
  const { options, challenge } = await offerPasskeyRegistration({ site, member, passkeys: [passkey] });
  expect(options).toMatchObject({
    rp: { id: 'lanna.example', name: 'Lanna' },
    user: { id: Buffer.from(member.id.replaceAll('-', ''), 'hex').toString('base64url'), name: 'สมชาย' },
    excludeCredentials: [{ id: passkey.id }],
    attestation: 'none',
  });
  expect(options.pubKeyCredParams.map(({ alg }) => alg)).toEqual([-8, -7, -257]);
  expect(Buffer.from(challenge, 'base64url').length).toBeGreaterThanOrEqual(16);
  const check = await offerPasskeyCheck({ site, passkeys: [passkey] });
  expect(check.options).toMatchObject({ rpId: 'lanna.example', allowCredentials: [{ id: passkey.id }] });
  expect(check.challenge).not.toBe(challenge);
});

test('a counter goes up from use to use; one that does not is a copy', async () => {
  const kept = await registered(softwareAuthenticator(), 4);
  const next = await used(5, kept);
  expect(next?.counter).toBe(5);
  if (!next) throw new Error('refused');
  const after = { ...kept, passkey: next };
  expect(await used(5, after)).toBeUndefined();
  expect(await used(3, after)).toBeUndefined();
  expect(await used(0, after)).toBeUndefined();
  expect((await used(9, after))?.counter).toBe(9);
});

describe.each<[string, Partial<Ceremony>]>([
  ['another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
  ['another origin', { origin: 'https://lanna.example.evil.example' }],
  ['a look-alike over plain HTTP', { origin: 'http://lanna.example' }],
  ["another site's key", { rpId: 'evil.example' }],
  ['another ceremony', { type: 'payment.get' }],
  ['no user present', { flags: 0x40 }],
  ['a frame', { crossOrigin: true }],
])('an answer with %s', (_, bent) => {
  test('registers nothing', async () => {
    const { challenge } = await offerPasskeyRegistration({ site, member, passkeys: [] });
    const response = softwareAuthenticator().create({ ...here, challenge, ...bent });
    expect(await registerPasskey({ site, challenge, response })).toBeUndefined();
  });

  test('opens nothing', async () => {
    const { authenticator, passkey } = await registered();
    const { challenge } = await offerPasskeyCheck({ site, passkeys: [passkey] });
    const flags = bent.flags === undefined ? {} : { flags: 0 };
    const response = authenticator.use({ ...here, challenge, ...bent, ...flags });
    expect(await checkPasskey({ site, challenge, response, passkeys: [passkey] })).toBeUndefined();
  });
});

test('another authenticator under the same name opens nothing', async () => {
  const { passkey } = await registered();
  const { challenge } = await offerPasskeyCheck({ site, passkeys: [passkey] });
  const forged = {
    ...softwareAuthenticator().use({ ...here, challenge }),
    id: passkey.id,
    rawId: passkey.id,
  };
  expect(await checkPasskey({ site, challenge, response: forged, passkeys: [passkey] })).toBeUndefined();
});

test("another member's passkey opens nothing", async () => {
  const mine = await registered();
  const theirs = await registered();
  const { challenge } = await offerPasskeyCheck({ site, passkeys: [mine.passkey] });
  const response = theirs.authenticator.use({ ...here, challenge });
  expect(await checkPasskey({ site, challenge, response, passkeys: [mine.passkey] })).toBeUndefined();
});

test("one brand's passkey opens nothing at another", async () => {
  const { authenticator, passkey } = await registered();
  const { challenge } = await offerPasskeyCheck({ site: other, passkeys: [passkey] });
  const response = authenticator.use({ ...here, challenge });
  expect(await checkPasskey({ site: other, challenge, response, passkeys: [passkey] })).toBeUndefined();
});

test('an answer signed for one ceremony is not taken in the other', async () => {
  const { authenticator, passkey, challenge, response } = await registered();
  expect(await checkPasskey({ site, challenge, response, passkeys: [passkey] })).toBeUndefined();
  const use = authenticator.use({ ...here, challenge });
  expect(await registerPasskey({ site, challenge, response: use })).toBeUndefined();
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'x'],
  ['a list', []],
  ['empty', {}],
  ['no answer in it', { id: 'AA', rawId: 'AA', type: 'public-key' }],
  ['no base64url', { id: '<>', rawId: '<>', type: 'public-key', response: { clientDataJSON: '<>' } }],
  [
    'rubbish in every part',
    {
      id: 'AA',
      rawId: 'AA',
      type: 'public-key',
      response: { clientDataJSON: 'AA', attestationObject: 'AA', authenticatorData: 'AA', signature: 'AA' },
    },
  ],
  [
    'a million characters',
    {
      id: 'AA',
      rawId: 'AA',
      type: 'public-key',
      response: {
        clientDataJSON: 'A'.repeat(1_000_000),
        attestationObject: 'AA',
        authenticatorData: 'AA',
        signature: 'AA',
      },
    },
  ],
])('what is no answer is refused without a crash: %s', async (_, response) => {
  const { passkey } = await registered();
  const named = { ...passkey, id: 'AA' };
  expect(await registerPasskey({ site, challenge: 'x', response })).toBeUndefined();
  expect(await checkPasskey({ site, challenge: 'x', response, passkeys: [named] })).toBeUndefined();
});
