import { endpoint } from '@lanna/contract/endpoint';
import { expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { type Caller, route } from './route.ts';

const common = {
  method: 'GET',
  path: '/wps/test',
  module: 'TEST3',
  summary: 'test',
  value: z.object({ of: z.string().optional() }),
  refusals: [],
  limit: { max: 1, windowSeconds: 60, by: 'address' },
} as const;

// These hold when they compile: `tsc` reads them, running them shows nothing more.

test('the type of a call’s caller follows from its access', () => {
  route(endpoint({ ...common, access: 'anyone' }), async ({ caller }) => {
    expectTypeOf(caller).toEqualTypeOf<null>();
    return {};
  });
  route(endpoint({ ...common, access: 'optional' }), async ({ caller }) => {
    expectTypeOf(caller).toEqualTypeOf<Caller | null>();
    return {};
  });
  for (const access of ['session', 'player', 'agent'] as const)
    route(endpoint({ ...common, access }), async ({ caller }) => {
      expectTypeOf(caller).toEqualTypeOf<Caller>();
      return {};
    });
});

test('a handler of a public call cannot read a caller', () => {
  // @ts-expect-error a public call has no caller
  route(endpoint({ ...common, access: 'anyone' }), async ({ caller }) => ({ of: caller.memberId }));
  // @ts-expect-error the caller may be missing
  route(endpoint({ ...common, access: 'optional' }), async ({ caller }) => ({ of: caller.memberId }));
  route(endpoint({ ...common, access: 'session' }), async ({ caller }) => ({ of: caller.memberId }));
});

test('an endpoint does not list refusals that follow from its description', () => {
  endpoint({ ...common, access: 'session', refusals: ['bet_unknown', 'trial_account'] });
  // @ts-expect-error `encrypted` says it
  endpoint({ ...common, access: 'session', encrypted: true, refusals: ['encryption_invalid'] });
  // @ts-expect-error `idempotent` says it
  endpoint({ ...common, access: 'session', idempotent: true, refusals: ['idempotency_conflict'] });
  // @ts-expect-error any call may say it
  endpoint({ ...common, access: 'session', refusals: ['too_many_requests'] });
  // @ts-expect-error no topic declares it
  endpoint({ ...common, access: 'session', refusals: ['made_up'] });
});
