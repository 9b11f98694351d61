import { randomInt, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { FRAME, LOADER, WIDGET } from './test-human-check.ts';

const PROJECT = 'river-project';
const API_KEY = 'river-browser-key';
const SITE_KEY = 'river-site-key';

export interface TestIdentityProvider {
  /** `login.thirdParty` of a brand that uses it. */
  settings: object;
  /** The last code sent to a number; undefined when there was none. */
  codeFor: (phoneNumber: string) => string | undefined;
  /** What the last message was asked to be written in. */
  language: () => string | undefined;
  /** Refuses the next call of a kind, as the provider words it. */
  refuseNext: (method: Method, message: string) => void;
  /** What the human check does with the next person. */
  meetNext: (doing: HumanCheckDoing) => void;
  /** How often the check's script was fetched. */
  scriptsServed: () => number;
  /** Makes messages take their time, until the answer is called. */
  holdMessages: () => () => void;
  /** No request is answered until `open`. */
  close: () => Promise<void>;
  open: () => Promise<void>;
}

type Method = 'sendVerificationCode' | 'signInWithPhoneNumber';
/** pass: sees nothing · puzzle: lays a puzzle over the page · fail: says that it cannot */
type HumanCheckDoing = 'pass' | 'puzzle' | 'fail';

/**
 * An identity service on this machine that speaks as Identity Platform does over REST, with the human check it asks of browsers.
 * It is as strict: a code goes out for a fresh token of its own check only, and a session opens once.
 */
export async function startTestIdentityProvider(): Promise<TestIdentityProvider> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'river', alg: 'RS256', use: 'sig' }] };
  const humans = new Set<string>();
  const sessions = new Map<string, { phoneNumber: string; code: string }>();
  const codes = new Map<string, string>();
  const refusals = new Map<Method, string>();
  let doing: HumanCheckDoing = 'pass';
  let language: string | undefined;
  let scripts = 0;
  let held: Promise<void> = Promise.resolve();
  let base = '';

  const server = createServer((request, response) => void answer(request, response));
  const port = await listen(server, 0);
  base = `http://127.0.0.1:${port}`;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', base);
    const sendText = (type: string, text: string) =>
      response.writeHead(200, { 'content-type': type }).end(text);
    const sendJson = (body: object, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    // The last one is of the tests: each of their visitors has an address of its own.
    response.setHeader('access-control-allow-headers', 'content-type, x-firebase-locale, x-forwarded-for');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    switch (url.pathname) {
      case '/jwks':
        return sendJson(keys);
      case '/recaptcha/api.js':
        scripts += 1;
        return sendText('text/javascript', LOADER);
      case '/files/widget.js':
        return sendText('text/javascript', WIDGET);
      case '/recaptcha/api2/bframe':
        return sendText('text/html', FRAME);
      case '/recaptcha/verdict': {
        const met = doing;
        doing = 'pass';
        const token = `human-${randomUUID()}`;
        if (met !== 'fail' && url.searchParams.get('k') === SITE_KEY) humans.add(token);
        return sendJson({ doing: met, token });
      }
    }
    if (url.searchParams.get('key') !== API_KEY)
      return sendJson(refusal('API key not valid. Please pass a valid API key.'), 400);
    if (url.pathname === '/v1/recaptchaParams') return sendJson({ recaptchaSiteKey: SITE_KEY });
    const method = /^\/v1\/accounts:(\w+)$/.exec(url.pathname)?.[1];
    if (method !== 'sendVerificationCode' && method !== 'signInWithPhoneNumber')
      return sendJson(refusal('NOT_FOUND'), 404);
    const body = await bodyOf(request);
    const refused = refusals.get(method);
    refusals.delete(method);
    if (refused) return sendJson(refusal(refused), 400);
    if (method === 'signInWithPhoneNumber') return sendJson(...(await signIn(body)));
    await held;
    language = String(request.headers['x-firebase-locale']);
    return sendJson(...sendCode(body));
  }

  function sendCode({ phoneNumber = '', recaptchaToken = '' }: Record<string, string>): [object, number] {
    if (!humans.delete(recaptchaToken)) return [refusal('INVALID_RECAPTCHA_TOKEN'), 400];
    if (phoneNumber === '') return [refusal('MISSING_PHONE_NUMBER'), 400];
    if (!/^\+[1-9]\d{6,14}$/.test(phoneNumber))
      return [refusal('INVALID_PHONE_NUMBER : Invalid format.'), 400];
    const [sessionInfo, code] = [randomUUID(), String(randomInt(100_000, 1_000_000))];
    sessions.set(sessionInfo, { phoneNumber, code });
    codes.set(phoneNumber, code);
    return [{ sessionInfo }, 200];
  }

  async function signIn({ sessionInfo = '', code }: Record<string, string>): Promise<[object, number]> {
    const session = sessions.get(sessionInfo);
    if (!session) return [refusal('SESSION_EXPIRED'), 400];
    if (session.code !== code) return [refusal('INVALID_CODE'), 400];
    sessions.delete(sessionInfo);
    const { phoneNumber } = session;
    const idToken = await idTokenFor(phoneNumber, { base, privateKey });
    return [{ idToken, refreshToken: 'unused', expiresIn: '3600', phoneNumber }, 200];
  }

  return {
    settings: {
      audience: PROJECT,
      apiKey: API_KEY,
      issuer: `${base}/${PROJECT}`,
      jwksUrl: `${base}/jwks`,
      apiUrl: base,
      humanCheck: {
        scriptUrl: `${base}/recaptcha/api.js`,
        scriptSources: [`${base}/files/`],
        frameSources: [`${base}/recaptcha/`],
      },
    },
    codeFor: (phoneNumber) => codes.get(phoneNumber),
    language: () => language,
    refuseNext: (method, message) => refusals.set(method, message),
    meetNext: (next) => {
      doing = next;
    },
    scriptsServed: () => scripts,
    holdMessages: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
    open: async () => void (await listen(server, port)),
  };
}

function idTokenFor(phoneNumber: string, { base, privateKey }: { base: string; privateKey: CryptoKey }) {
  const nowSeconds = Math.floor(Date.now() / 1000);
  return new SignJWT({
    auth_time: nowSeconds,
    phone_number: phoneNumber,
    jti: randomUUID(),
    firebase: { identities: { phone: [phoneNumber] }, sign_in_provider: 'phone' },
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'river' })
    .setIssuer(`${base}/${PROJECT}`)
    .setAudience(PROJECT)
    .setSubject(`person ${phoneNumber}`)
    .setIssuedAt(nowSeconds)
    .setExpirationTime(nowSeconds + 3600)
    .sign(privateKey);
}

function refusal(message: string) {
  return { error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } };
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      done(address && typeof address === 'object' ? address.port : 0);
    });
  });
}
