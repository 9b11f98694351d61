import { expect, test } from 'vitest';
import { type QueryFacts, viewOf } from './query-view-of.ts';

const failure = new Error('no answer');
const query = (facts: Partial<QueryFacts<string[]>> = {}): QueryFacts<string[]> => ({
  data: undefined,
  error: null,
  isPlaceholderData: false,
  fetchStatus: 'idle',
  ...facts,
});

test('nothing yet is loading, and a failure with nothing to show is a failure', () => {
  expect(viewOf(query({ fetchStatus: 'fetching' }))).toEqual({ kind: 'loading' });
  expect(viewOf(query({ error: failure }))).toEqual({ kind: 'failed', error: failure, retrying: false });
});

test('a failure that is tried again stays in view until the answer', () => {
  const again = query({ fetchStatus: 'fetching' });
  expect(viewOf(again, failure)).toEqual({ kind: 'failed', error: failure, retrying: true });
  expect(viewOf(query({ data: ['a'] }), failure)).toMatchObject({ kind: 'data', data: ['a'] });
});

test('data stays while it is fetched anew, and says when that has failed', () => {
  const data = ['a'];
  expect(viewOf(query({ data, fetchStatus: 'fetching' }))).toMatchObject({ earlier: false, outdated: false });
  expect(viewOf(query({ data, error: failure }))).toMatchObject({ kind: 'data', data, outdated: true });
});

test('the answer to an earlier question is shown as such, and not as out of date', () => {
  const earlier = query({ data: [], isPlaceholderData: true, error: failure });
  expect(viewOf(earlier)).toEqual({ kind: 'data', data: [], earlier: true, outdated: false });
});

test('without a connection nothing is loading', () => {
  expect(viewOf(query({ fetchStatus: 'paused' }))).toEqual({ kind: 'offline' });
  expect(viewOf(query({ data: ['a'], fetchStatus: 'paused' }))).toMatchObject({ kind: 'data' });
});
