import type { Access, Endpoint, Sending, Value } from '@lanna/contract/endpoint';
import type { AnswerCall } from '@lanna/contract/page';
import { currentLanguage } from '../../i18n/words.ts';
import { knownMerchant } from '../content/brand.ts';
import { termsQuestion } from '../content/terms.ts';
import { demandPassword, loseSession, readSession } from '../session.ts';
import { newId } from './new-id.ts';
import { Refusal } from './refusal.ts';
import { address, anySignal, envelope, queryText, reach } from './wire.ts';

const NEEDS_SESSION: ReadonlySet<Access> = new Set(['session', 'player', 'agent']);

/**
 * One call over the wire: the value, or a thrown `Refusal`. Only an abort by the caller's own signal comes
 * through as it is. A call that is refused because the terms have changed is sent again once the player accepts them.
 */
export async function call<const E extends Endpoint>(endpoint: E, ...rest: Rest<E>): Promise<Value<E>> {
  const input: Loose = rest[0] ?? {};
  if (answerHere) return (await answerHere(endpoint, input)) as Value<E>;
  try {
    return await attempt<E>(endpoint, input);
  } catch (error) {
    const version = endpoint.needsTerms ? termsDueBy(error) : undefined;
    if (version === undefined || !(await termsQuestion.ask(version))) throw error;
    return attempt<E>(endpoint, input);
  }
}

let answerHere: AnswerCall | undefined;

/** For the server: calls of the page it writes are answered in the same process. */
export function answerCallsHere(answer: AnswerCall): void {
  answerHere = answer;
}

async function attempt<E extends Endpoint>(endpoint: E, input: Loose): Promise<Value<E>> {
  if (!endpoint.encrypted) return send<E>(endpoint, input, plainBody(endpoint, input.body));
  const { encryptedBody, forgetKeys } = await encryption();
  try {
    return await send<E>(endpoint, input, await encryptedBody(input.body));
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'encryption_invalid') throw error;
    // The server's keys rotate; fetching them once more shows whether the cached key was outdated.
    forgetKeys();
    return send<E>(endpoint, input, await encryptedBody(input.body));
  }
}

function termsDueBy(error: unknown): string | undefined {
  return error instanceof Refusal && error.code === 'terms_due' ? String(error.facts['version']) : undefined;
}

/** Only forms with secrets need encryption, so its code is not part of the first load. */
function encryption() {
  return import('./encrypted-body.ts').catch(() => {
    throw new Refusal('network');
  });
}

/** Few forms send anything large, so its code is not part of the first load either. */
function watched() {
  return import('./reach-with-progress.ts').then(
    ({ reachWithProgress }) => reachWithProgress,
    () => {
      throw new Refusal('network');
    },
  );
}

/** The input of a call: exactly the parts its endpoint has. */
export type Input<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'> & CallOptions;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** For endpoints that pay or spend: made once per intention, repeated with every retry. */
  idempotencyKey?: string | undefined;
  /** Receives how much of a large body has left, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = Sending<E>[K] extends undefined
  ? unknown
  : K extends 'query'
    ? { query?: Sending<E>[K] }
    : { [Key in K]: Sending<E>[K] };

type Rest<E extends Endpoint> = CallOptions extends Input<E> ? [input?: Input<E>] : [input: Input<E>];

type Loose = CallOptions & { params?: unknown; query?: unknown; body?: unknown };

/** The answer of a call that is a file, as it stands. In the browser alone. */
export async function callForFile<const E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Response> {
  const { response, session } = await ask(endpoint, input, undefined);
  if (!response.headers.get('content-type')?.startsWith('text/csv')) {
    await openAnswer(response, session);
    throw new Refusal('network');
  }
  return response;
}

async function send<E extends Endpoint>(
  endpoint: E,
  input: Loose,
  body: string | undefined,
): Promise<Value<E>> {
  const { response, session } = await ask(endpoint, input, body);
  return openAnswer<Value<E>>(response, session);
}

type Session = ReturnType<typeof readSession>;

async function ask(endpoint: Endpoint, input: Loose, body: string | undefined) {
  const session: Session = endpoint.access === 'anyone' ? undefined : readSession();
  // The server's answer is known without a call. After a logout an open page may still make calls for a moment.
  if (!session && NEEDS_SESSION.has(endpoint.access)) throw new Refusal('not_logged_in');
  const url = address(endpoint.path, input);
  const request = {
    method: endpoint.method,
    headers: headers(endpoint, input, session?.token),
    credentials: 'omit',
    signal: anySignal(input.signal),
    ...(body === undefined ? {} : { body }),
  } as const;
  const response = input.onProgress
    ? await (await watched())(url, request, input.onProgress)
    : await reach(url, request);
  return { response, session };
}

async function openAnswer<V>(response: Response, session: Session): Promise<V> {
  const answer = await envelope<V>(response);
  if (answer.success) return answer.value;
  const lost = answer.code === 'not_logged_in' || answer.code === 'session_expired';
  if (lost && session) loseSession(session.token);
  if (answer.code === 'password_change_due' && session) demandPassword(session.token);
  throw new Refusal(answer.code, answer.value, answer.message);
}

function headers(endpoint: Endpoint, input: Loose, token: string | undefined): Record<string, string> {
  const merchant = knownMerchant();
  return {
    ModuleId: endpoint.module,
    Language: currentLanguage(),
    Device: 'WEB',
    ...(merchant ? { Merchant: merchant } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(endpoint.encrypted ? { Encryption: 'JWE' } : {}),
    ...(endpoint.idempotent ? { 'Idempotency-Key': input.idempotencyKey ?? newId() } : {}),
    ...(input.body === undefined
      ? {}
      : { 'Content-Type': endpoint.form ? 'application/x-www-form-urlencoded' : 'application/json' }),
  };
}

function plainBody(endpoint: Endpoint, body: unknown): string | undefined {
  if (body === undefined) return undefined;
  return endpoint.form ? queryText(body as object) : JSON.stringify(body);
}
