import {
  BACK_OFFICE_PAGE,
  BACK_OFFICE_PATHS,
  BACK_OFFICE_REFUSALS,
  type BackOfficeRefusalCode,
  type Entered,
} from '../../back-office-api.ts';

export class Refused extends Error {
  readonly code: BackOfficeRefusalCode | 'no_connection';
  /** What its words may need. */
  readonly facts: Readonly<Record<string, unknown>>;
  constructor(code: BackOfficeRefusalCode | 'no_connection', facts: unknown = {}) {
    super(code);
    this.code = code;
    this.facts = { ...(facts as Record<string, unknown>) };
  }
}

/** The studio's server as this page sees it. Every call may throw `Refused`. */
export interface Office {
  get<T>(path: string, query?: Record<string, string>): Promise<T>;
  post<T>(path: string, body: object): Promise<T>;
}

/** Below the address of the vendor whose page this is: `/kad-luang` of `/kad-luang/back-office`. */
const VENDOR_PATH = location.pathname.slice(0, location.pathname.indexOf(BACK_OFFICE_PAGE));

const ANSWER_TIMEOUT_MS = 15_000;

/** Trades the launch for a session, whose token is kept in memory alone: it ends with the page. */
export async function enter(launch: string): Promise<{ office: Office; entered: Entered }> {
  const entered = await call<Entered>(BACK_OFFICE_PATHS.enter, { method: 'POST', body: { launch } });
  const { token } = entered;
  return {
    entered,
    office: {
      get: (path, query = {}) => {
        const given = Object.entries(query).filter(([, value]) => value !== '');
        const search = new URLSearchParams(given).toString();
        return call(search ? `${path}?${search}` : path, { method: 'GET', token });
      },
      post: (path, body) => call(path, { method: 'POST', token, body }),
    },
  };
}

async function call<T>(
  path: string,
  { method, token, body }: { method: string; token?: string; body?: object },
): Promise<T> {
  let answer: { success: boolean; code?: string; value: T };
  try {
    const response = await fetch(`${VENDOR_PATH}${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    answer = await response.json();
  } catch {
    throw new Refused('no_connection');
  }
  if (answer.success) return answer.value;
  throw new Refused(
    BACK_OFFICE_REFUSALS.find((code) => code === answer.code) ?? 'unknown_error',
    answer.value,
  );
}
