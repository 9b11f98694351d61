import type { OpsEndpoint } from '@lanna/contract/ops';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { opsRoute } from './platform/ops/ops-route.ts';
import type { StartedTopic, Topic } from './platform/topic.ts';
import { inOrder, noticesOf, startTopics } from './topics.ts';

function topicOf(name: string, uses: string[] = [], started: StartedTopic = {}): Topic {
  return { name, uses, secrets: [], stores: [], notices: {}, permissions: [], start: () => started };
}
const platform = {} as Parameters<typeof startTopics>[1];

test('topics that use each other, or one that is not there, do not start', () => {
  expect(() => inOrder([topicOf('a', ['b']), topicOf('b', ['a'])])).toThrow('in a circle: a, b');
  expect(() => inOrder([topicOf('a', ['z'])])).toThrow('the topic a uses z, which there is not');
});

test('a topic is given the parts of the topics it uses, and of no other', async () => {
  let given: object = {};
  const high: Topic = {
    ...topicOf('high', ['low']),
    start: (parts) => {
      given = parts;
      return {};
    },
  };
  await startTopics(
    [topicOf('low', [], { provides: { lamp: 1 } }), topicOf('other', [], { provides: { door: 1 } }), high],
    platform,
  );
  expect(given).toMatchObject({ lamp: 1 });
  expect(given).not.toHaveProperty('door');
});

test('two parts of one name stop the start', async () => {
  const topics = [
    topicOf('one', [], { provides: { lamp: 1 } }),
    topicOf('two', [], { provides: { lamp: 2 } }),
    topicOf('high', ['one', 'two']),
  ];
  await expect(startTopics(topics, platform)).rejects.toThrow('provide lamp');
});

test('each place of the platform is filled by exactly one topic', async () => {
  const checkSite = async () => {};
  const one = topicOf('one', [], { contributes: { checkSite } });
  expect((await startTopics([one], platform)).only('checkSite')).toBe(checkSite);
  const none = await startTopics([], platform);
  expect(() => none.only('checkSite')).toThrow('there are 0');
  const both = await startTopics([one, { ...one, name: 'two' }], platform);
  expect(() => both.only('checkSite')).toThrow('there are 2');
});

test('a topic finds what topics above it contribute, once all have started', async () => {
  let ask: () => readonly unknown[] = () => [];
  const low: Topic = {
    ...topicOf('low'),
    start: ({ contributed }) => {
      expect(() => contributed('checkSite')).toThrow('while topics start');
      ask = () => contributed('checkSite');
      return {};
    },
  };
  const checkSite = async () => {};
  await startTopics([low, topicOf('high', ['low'], { contributes: { checkSite } })], platform);
  expect(ask()).toEqual([checkSite]);
});

test('a notice is declared by one topic alone', () => {
  const [one, two] = ['one', 'two'].map((name) => ({ ...topicOf(name), notices: { bets_changed: {} } }));
  if (!one || !two) throw new Error('there are two');
  expect([...noticesOf([one])]).toEqual([['bets_changed', {}]]);
  expect(() => noticesOf([one, two])).toThrow('two is the second topic that tells bets_changed');
});

test('an operator’s call names a permission that its topic lists', async () => {
  const read: OpsEndpoint = {
    ...{ method: 'GET', path: '/ops/lamps', access: 'lamps.read', summary: 'test', value: z.object({}) },
    refusals: [],
  };
  const lamps = topicOf('lamps', [], { ops: [opsRoute(read, async () => ({}))] });
  await expect(startTopics([lamps], platform)).rejects.toThrow('does not list the permission lamps.read');
  await startTopics([{ ...lamps, permissions: ['read'] }], platform);
});
