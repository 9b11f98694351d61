import { vi } from 'vitest';

/** What a brand's `thirdPartyLogin` says, where codes come from the service that stands in. */
export const IDENTITY_SERVICE = {
  apiUrl: 'https://identity.example',
  apiKey: 'k',
  humanCheck: { scriptUrl: 'data:text/javascript,onHumanCheckLoaded()//', siteKey: 'k' },
};

type Method = 'sendVerificationCode' | 'signInWithPhoneNumber';

export interface StandInIdentityService {
  /** Every call of this kind is refused so from now on; without words it is answered again. */
  refuse(method: Method, message?: string): void;
  /** Whether there is an answer at all. */
  answers(yes: boolean): void;
  /** The next answer waits until what comes back is called. */
  holdBack(): () => void;
  /** Numbers that were sent a code, in order. */
  sentTo(): string[];
  /** What the human check does with the next visitor; lets every visitor pass unless another meeting is set. */
  meetNext(doing: Meeting): void;
}

type Meeting = (prove: (token: string) => void) => void;
const letPass: Meeting = (prove) => prove('a person');
let meet = letPass;
let proved: (token: string) => void = () => {};
/** The page keeps the one it has loaded: it is the same for all tests. */
const HUMAN_CHECK: NonNullable<Window['grecaptcha']> = {
  render: (_, { callback }) => {
    proved = callback as typeof proved;
    return 0;
  },
  execute: () => {
    const now = meet;
    meet = letPass;
    now(proved);
  },
};

/** In the place of a third party that proves numbers, and of its human check. For after `standInPortal`, whose calls it lets through. */
export function standInIdentityService(): StandInIdentityService {
  const refused = new Map<Method, string>();
  const sentTo: string[] = [];
  let isThere = true;
  let held: Promise<void> | undefined;
  meet = letPass;
  window.grecaptcha = HUMAN_CHECK;
  const portal = vi.mocked(globalThis.fetch).getMockImplementation();
  vi.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
    const method = /accounts:(\w+)/.exec(String(input))?.[1] as Method | undefined;
    if (!method) return portal ? portal(input, init) : Promise.reject(new Error('no portal'));
    await held;
    if (!isThere) throw new TypeError('Failed to fetch');
    const message = refused.get(method);
    if (message !== undefined) return Response.json({ error: { message } }, { status: 400 });
    if (method === 'signInWithPhoneNumber') return Response.json({ idToken: `.${btoa('{}')}.` });
    sentTo.push(JSON.parse(String(init?.body)).phoneNumber);
    return Response.json({ sessionInfo: 's' });
  });
  return {
    refuse: (method, message) =>
      void (message === undefined ? refused.delete(method) : refused.set(method, message)),
    answers: (yes) => {
      isThere = yes;
    },
    holdBack: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = undefined;
        resolve();
      };
    },
    sentTo: () => [...sentTo],
    meetNext: (doing) => {
      meet = doing;
    },
  };
}
