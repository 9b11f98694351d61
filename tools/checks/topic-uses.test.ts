import { expect, test } from 'vitest';
import { findTopics } from '../../server/src/topics.ts';
import { topicUses } from './topic-uses.ts';

test('every module has a manifest, and stands after the topics it uses', async () => {
  const names = (await findTopics()).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['brands', 'ledger', 'catalogue', 'vendor-wallet', 'cashier']),
  );
  const uses = topicUses();
  expect([...uses.keys()].sort()).toEqual([...names].sort());
  for (const [name, used] of uses)
    for (const lower of used)
      expect(names.indexOf(lower), `${name} uses ${lower}`).toBeLessThan(names.indexOf(name));
});

test('what a manifest says it uses is what the boundaries are checked by', async () => {
  const said = (await findTopics()).map(({ name, uses }) => [name, uses]);
  expect(Object.fromEntries(topicUses())).toEqual(Object.fromEntries(said));
});
