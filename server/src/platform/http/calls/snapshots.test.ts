import { expect, test } from 'vitest';
import type { PushEnvelope } from '../../push/notify.ts';
import { type AlikeQuestion, openSnapshots } from './snapshots.ts';

const MENUS: AlikeQuestion = { key: 'river menus', brandId: 'river', until: ['catalogue_changed'] };
const HILL: AlikeQuestion = { key: 'hill menus', brandId: 'hill', until: ['catalogue_changed'] };
const LABEL: AlikeQuestion = { key: 'river label', brandId: 'river', until: ['settings_changed'] };
const AWAY = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

/** A store with a clock, a line that receives or does not, and a source of answers that counts. */
function fixture() {
  const holders: { receive(envelope: PushEnvelope): void; onGap(): void }[] = [];
  const state = { nowMs: 1_000_000, sure: true, text: 'first', asked: 0, error: undefined as unknown };
  const snapshots = openSnapshots({
    source: { notify: (holder) => void holders.push(holder), isSure: () => state.sure, stop: async () => {} },
    notices: new Map([
      ['catalogue_changed', {}],
      ['settings_changed', { settled: true }],
    ]),
    nowMs: () => state.nowMs,
  });
  const write = async () => {
    state.asked += 1;
    const { text, error } = state;
    await Promise.resolve();
    if (error) throw error;
    return text;
  };
  const answer = async (question = MENUS) => String((await snapshots.answer(question, write)).body);
  const notify = (envelope: PushEnvelope) => {
    for (const holder of holders) holder.receive(envelope);
  };
  const gap = () => {
    for (const holder of holders) holder.onGap();
  };
  return { state, snapshots, write, answer, notify: notify, gap };
}

test('what was asked once is answered from memory until a change is published', async () => {
  const { state, answer, notify } = fixture();
  expect(await answer()).toBe('first');
  state.text = 'second';
  expect(await answer()).toBe('first');
  notify({ b: 'river', t: ['catalogue_changed'] });
  expect(await answer()).toBe('second');
  expect(state.asked).toBe(2);
});

test('a change at another brand, of something else, or of a member alone leaves it; a change everywhere does not', async () => {
  const { state, answer, notify } = fixture();
  await answer();
  notify({ b: 'hill', t: ['catalogue_changed'] });
  notify({ b: 'river', t: ['settings_changed'] });
  notify({ m: ['person'], t: ['catalogue_changed'] });
  await answer();
  expect(state.asked).toBe(1);
  notify({ b: '*', t: ['catalogue_changed'] });
  await answer();
  expect(state.asked).toBe(2);
});

test('two brands never share an answer', async () => {
  const { state, answer } = fixture();
  await answer();
  state.text = 'of the hill';
  expect(await answer(HILL)).toBe('of the hill');
  expect(await answer()).toBe('first');
});

test('all who ask at once share one question', async () => {
  const { state, answer } = fixture();
  expect(await Promise.all(Array.from({ length: 50 }, () => answer()))).toEqual(Array(50).fill('first'));
  expect(state.asked).toBe(1);
});

test('an answer whose question was put before the change is not kept', async () => {
  const { state, answer, notify } = fixture();
  const before = answer();
  notify({ b: 'river', t: ['catalogue_changed'] });
  state.text = 'second';
  expect(await before).toBe('first');
  expect(await answer()).toBe('second');
});

test('after a change that processes still cache, what was made of the old value ends with that cache', async () => {
  const { state, answer, notify } = fixture();
  await answer(LABEL);
  notify({ b: 'river', t: ['settings_changed'] });
  expect(await answer(LABEL)).toBe('first');
  state.text = 'second';
  state.nowMs += 1999;
  expect(await answer(LABEL)).toBe('first');
  state.nowMs += 1;
  expect(await answer(LABEL)).toBe('second');
  state.nowMs += 59_999;
  await answer(LABEL);
  expect(state.asked).toBe(3);
});

test('without any notice it is asked again after a minute', async () => {
  const { state, answer } = fixture();
  await answer();
  state.nowMs += 60_000;
  await answer();
  expect(state.asked).toBe(2);
});

test('what goes by the clock is asked again as soon as it says', async () => {
  const { state, answer } = fixture();
  const clocked = { ...MENUS, forMs: 10_000 };
  await answer(clocked);
  state.nowMs += 9999;
  await answer(clocked);
  expect(state.asked).toBe(1);
  state.nowMs += 1;
  await answer(clocked);
  expect(state.asked).toBe(2);
});

test('while notices may not arrive, an answer is two seconds old at the most', async () => {
  const { state, answer } = fixture();
  await answer();
  state.sure = false;
  state.nowMs += 1999;
  await answer();
  expect(state.asked).toBe(1);
  state.text = 'second';
  state.nowMs += 1;
  expect(await answer()).toBe('second');
});

test('after a gap in the notices everything is asked again', async () => {
  const { state, answer, gap } = fixture();
  await answer();
  gap();
  await answer();
  expect(state.asked).toBe(2);
});

test('what fails is not kept', async () => {
  const { state, answer } = fixture();
  state.error = new Error('broken');
  await expect(answer()).rejects.toThrow('broken');
  state.error = undefined;
  expect(await answer()).toBe('first');
  state.error = new Error('broken');
  state.nowMs += 60_000;
  await expect(answer()).rejects.toThrow('broken');
});

test('while the database is away the last answer is given for ten minutes, and asked for once a second', async () => {
  const { state, answer } = fixture();
  await answer();
  state.error = AWAY;
  state.sure = false;
  state.nowMs += 5000;
  expect(await answer()).toBe('first');
  expect(await answer()).toBe('first');
  expect(state.asked).toBe(2);
  state.nowMs += 1000;
  expect(await answer()).toBe('first');
  expect(state.asked).toBe(3);
  await expect(answer(HILL)).rejects.toThrow('ECONNREFUSED');
  state.nowMs += 600_000;
  await expect(answer()).rejects.toThrow('ECONNREFUSED');
});

test('once the database is back, the new answer is given', async () => {
  const { state, answer } = fixture();
  await answer();
  state.error = AWAY;
  state.nowMs += 60_000;
  expect(await answer()).toBe('first');
  state.error = undefined;
  state.text = 'second';
  state.nowMs += 1000;
  await answer();
  expect(await answer()).toBe('second');
});

test('the least recently wanted leave when there are too many, or too many bytes', async () => {
  const { state, answer, snapshots } = fixture();
  const named = (key: string): AlikeQuestion => ({ ...MENUS, key });
  await answer(named('first'));
  await answer(named('second'));
  for (let nr = 0; nr < 4997; nr++) await answer(named(`other ${nr}`));
  snapshots.kept('first');
  await answer(named('one more'));
  await answer(named('and one more'));
  expect(snapshots.kept('first')).toBeDefined();
  expect(snapshots.kept('second')).toBeUndefined();
  state.text = 'x'.repeat(4 * 2 ** 20);
  for (const key of ['big 1', 'big 2', 'big 3', 'big 4']) await answer(named(key));
  expect(snapshots.kept('big 1')).toBeUndefined();
  expect(snapshots.kept('big 4')).toBeDefined();
});
