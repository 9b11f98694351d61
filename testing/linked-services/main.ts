import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/*
 * The log-ins of LINE and Zalo, as their public documentation describes them. A process of its own that shares no code with the portal, and checks codes, verifiers
 * and secrets by its own reading of RFC 6749 and RFC 7636. Who comes to a log-in is logged in as the person in `?person=`, and sent back at once.
 *
 *   node testing/linked-services/main.ts PORT CLIENT_ID SECRET
 *
 * `POST /control/behave {"act": "down" | "nonce" | "key" | "calm"}` says how it treats what is asked for from then on.
 */

const [, , port = '0', clientId = '', secret = ''] = process.argv;
const ISSUER = 'https://access.line.me';

interface Grant {
  service: 'line' | 'zalo';
  person: string;
  redirect: string;
  challenge: string;
  nonce: string;
}
const codes = new Map<string, Grant>();
const tokens = new Map<string, string>();
let act = 'calm';

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('error', () => response.destroy());
  request.on('end', () => answer(request, Buffer.concat(chunks).toString(), response));
});

function answer(
  { url: path = '/', headers, method }: IncomingMessage,
  body: string,
  response: ServerResponse,
) {
  const url = new URL(path, 'http://localhost');
  if (url.pathname === '/control/behave') {
    act = String((JSON.parse(body) as { act: unknown }).act);
    return json(response, 200, { act });
  }
  if (act === 'down') return json(response, 503, { error: 'server_error' });
  const form = new URLSearchParams(body);
  switch (`${method} ${url.pathname}`) {
    case 'GET /oauth2/v2.1/authorize':
      return logIn(response, url, 'line');
    case 'GET /v4/permission':
      return logIn(response, url, 'zalo');
    case 'POST /oauth2/v2.1/token':
      return lineToken(response, form);
    case 'POST /v4/access_token':
      return zaloToken(response, form, String(headers['secret_key']));
    case 'GET /v2.0/me': {
      const person = tokens.get(String(headers['access_token']));
      return json(response, 200, person ? { id: person, error: 0, message: 'Success' } : { error: 452 });
    }
    default:
      return json(response, 404, { error: 'not_found' });
  }
}

/** The person agrees, and the browser is sent back with a code. */
function logIn(response: ServerResponse, { searchParams: asked }: URL, service: Grant['service']) {
  const client = asked.get(service === 'line' ? 'client_id' : 'app_id');
  const [redirect, challenge] = [asked.get('redirect_uri'), asked.get('code_challenge')];
  const isAsked =
    service === 'zalo' ||
    (asked.get('response_type') === 'code' &&
      asked.get('code_challenge_method') === 'S256' &&
      asked.get('scope') === 'openid' &&
      asked.get('nonce'));
  if (client !== clientId || !redirect || !challenge || !isAsked)
    return json(response, 400, { error: 'invalid_request' });
  const code = randomUUID();
  const person = asked.get('person') ?? '';
  codes.set(code, { service, person, redirect, challenge, nonce: asked.get('nonce') ?? '' });
  const back = new URL(redirect);
  back.searchParams.set('code', code);
  back.searchParams.set('state', asked.get('state') ?? '');
  response.writeHead(302, { location: back.href }).end();
}

/** What a code stands for, once, for who shows the verifier. */
function spend(form: URLSearchParams, service: Grant['service']): Grant | undefined {
  const code = form.get('code') ?? '';
  const grant = codes.get(code);
  codes.delete(code);
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  const isRight = grant?.service === service && grant.challenge === challenge;
  return isRight && form.get('grant_type') === 'authorization_code' ? grant : undefined;
}

function lineToken(response: ServerResponse, form: URLSearchParams) {
  const grant = spend(form, 'line');
  const isClient = form.get('client_id') === clientId && form.get('client_secret') === secret;
  if (!grant || !isClient || form.get('redirect_uri') !== grant.redirect)
    return json(response, 400, { error: 'invalid_grant', error_description: 'invalid authorization code' });
  const seconds = Math.floor(Date.now() / 1000);
  const claims = {
    ...{ iss: ISSUER, sub: grant.person, aud: clientId, exp: seconds + 3600, iat: seconds, amr: ['linesso'] },
    nonce: act === 'nonce' ? 'of another' : grant.nonce,
  };
  const head = `${encode({ typ: 'JWT', alg: 'HS256' })}.${encode(claims)}`;
  const signature = createHmac('sha256', act === 'key' ? 'of another' : secret).update(head);
  json(response, 200, {
    ...{ access_token: randomUUID(), expires_in: 2592000, token_type: 'Bearer', scope: 'openid' },
    id_token: `${head}.${signature.digest('base64url')}`,
  });
}

/** Says no with a status of success, as the real one does. */
function zaloToken(response: ServerResponse, form: URLSearchParams, key: string) {
  const grant = spend(form, 'zalo');
  if (!grant || form.get('app_id') !== clientId || key !== secret)
    return json(response, 200, { error_name: 'Invalid authorization code', error: -14003 });
  const token = randomUUID();
  tokens.set(token, grant.person);
  json(response, 200, { access_token: token, refresh_token: randomUUID(), expires_in: '90000' });
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function json(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(String(address && typeof address === 'object' ? address.port : ''));
});
process.on('disconnect', () => process.exit());
