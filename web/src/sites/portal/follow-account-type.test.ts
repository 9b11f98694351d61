import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { memberQuery } from '../../api/queries.ts';
import { endSession, readSession, startSession } from '../../api/session.ts';
import { followAccountType } from './follow-account-type.ts';

beforeEach(() => startSession('token', 0));
afterEach(() => endSession());

function known(type: number) {
  const queries = new QueryClient();
  followAccountType(queries);
  queries.setQueryData(memberQuery.queryKey, { type } as never);
}

test('a session from before the appointment becomes an agent’s once the account is known to be one, with the same token', () => {
  known(1);
  expect(readSession()).toEqual({ token: 'token', accountType: 1, trial: false });
});

test('an appointment that is taken back makes a member of the session', () => {
  startSession('token', 42);
  known(0);
  expect(readSession()).toMatchObject({ token: 'token', accountType: 0 });
});

test('without a session nothing begins one', () => {
  endSession();
  known(1);
  expect(readSession()).toBeUndefined();
});
