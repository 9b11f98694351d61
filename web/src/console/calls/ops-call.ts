import type { Sending, Value } from '@lanna/contract/endpoint';
import { AS_OF, FRESH, type OpsEndpoint, UNATTENDED } from '@lanna/contract/ops';
import { Refusal } from '../../api/calls/refusal.ts';
import { address, anySignal, envelope, reach } from '../../api/calls/wire.ts';
import { currentLanguage } from '../../i18n/words.ts';
import { keepAsOf } from './as-of.ts';
import { isAttended } from './attended.ts';
import { noteChange, wantsFresh } from './fresh.ts';
import { proofQuestion } from './proof-question.ts';
import { sessionEnded } from './session-signal.ts';

/** The input of a call: exactly the parts its endpoint has. */
export type OpsInput<E extends OpsEndpoint> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'> & { signal?: AbortSignal | undefined };

type Part<E extends OpsEndpoint, K extends 'params' | 'query' | 'body'> = Sending<E>[K] extends undefined
  ? unknown
  : K extends 'query'
    ? { query?: Sending<E>[K] }
    : { [Key in K]: Sending<E>[K] };

type Rest<E extends OpsEndpoint> = object extends OpsInput<E> ? [input?: OpsInput<E>] : [input: OpsInput<E>];
type Loose = { params?: unknown; query?: unknown; body?: unknown; signal?: AbortSignal | undefined };

/**
 * One call of the console: the value, or a thrown `Refusal`. The session travels in a cookie that no script can read. A call that
 * asks for a fresh proof of the person is made again once the operator has given it; the caller waits meanwhile, so
 * nothing typed is lost.
 */
export async function opsCall<const E extends OpsEndpoint>(endpoint: E, ...rest: Rest<E>): Promise<Value<E>> {
  const input: Loose = rest[0] ?? {};
  try {
    return await attempt<E>(endpoint, input);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'step_up_due') throw error;
    if (!(await proofQuestion.ask())) throw error;
    return attempt<E>(endpoint, input);
  }
}

async function attempt<E extends OpsEndpoint>(endpoint: E, input: Loose): Promise<Value<E>> {
  const { body } = input;
  const response = await reach(address(endpoint.path, input), {
    method: endpoint.method,
    headers: {
      Language: currentLanguage(),
      ...(isAttended() ? {} : { [UNATTENDED]: '1' }),
      ...(wantsFresh(endpoint.path) ? { [FRESH]: '1' } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    credentials: 'same-origin',
    signal: anySignal(input.signal),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = await envelope<Value<E>>(response);
  if (endpoint.method === 'GET') keepAsOf(endpoint.path, response.headers.get(AS_OF));
  else noteChange();
  if (answer.success) return answer.value;
  if (ENDED.has(answer.code) && endpoint.access !== 'anyone') sessionEnded();
  throw new Refusal(answer.code, answer.value, answer.message);
}

/** What the page must show instead of itself: a log-in, or what is due first. */
const ENDED: ReadonlySet<string> = new Set([
  'not_logged_in',
  'session_expired',
  'second_factor_due',
  'second_factor_setup_due',
  'operator_password_due',
]);
