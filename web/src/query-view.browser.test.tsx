import { onlineManager, useQuery } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { Refusal } from './api/calls/refusal.ts';
import { QueryView } from './query-view.tsx';
import { movableClock } from './testing/clock.ts';
import { show } from './testing/show.tsx';
import { wordsOf } from './testing/words.ts';

const [ui, refusals] = [wordsOf('ui'), wordsOf('refusals')];

test('before there is an answer there is its shape, with a name for screen readers', async () => {
  await show(<Games ask={() => new Promise(() => {})} />);
  await expect.element(page.getByRole('status', { name: 'loading games' })).toBeInTheDocument();
});

test('an answer is shown, and an empty one by its own words', async () => {
  await show(<Games ask={async () => ['River Naga']} />);
  await expect.element(page.getByText('River Naga')).toBeVisible();
  await show(<Games ask={async () => []} />);
  await expect.element(page.getByText('no games')).toBeVisible();
});

test('a failure says what it was and is tried again by its button, which waits meanwhile', async () => {
  const answers = [refused('not_found'), Promise.withResolvers<string[]>()];
  await show(<Games ask={() => answers.shift()?.promise ?? Promise.reject()} />);
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText(refusals.not_found)).toBeVisible();
  const [next] = answers;
  const again = alert.getByRole('button', { name: ui.retry });
  await again.click();
  await expect.element(again).toHaveAttribute('aria-busy', 'true');
  next?.resolve(['Lantern']);
  await expect.element(page.getByText('Lantern')).toBeVisible();
});

test('a lost connection is tried three times before it is said', async () => {
  const time = movableClock();
  let asked = 0;
  await show(
    <Games
      ask={() => {
        asked += 1;
        return refused('network').promise;
      }}
    />,
  );
  await expect.poll(() => asked).toBe(1);
  await time.pass(1000);
  await expect.poll(() => asked).toBe(2);
  await time.pass(2000);
  await expect.element(page.getByRole('alert').getByText(refusals.network)).toBeVisible();
  expect(asked).toBe(3);
});

test('without a line nothing is asked, which is said', async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  let asked = 0;
  await show(
    <Games
      ask={async () => {
        asked += 1;
        return [];
      }}
    />,
  );
  await expect.element(page.getByRole('alert').getByText(refusals.network)).toBeVisible();
  expect(asked).toBe(0);
});

test('what was there before stays when asking anew fails, and says from when it is', async () => {
  const answers = [Promise.resolve(['River Naga']), refused('not_found').promise];
  await show(<Games ask={() => answers.shift() ?? Promise.reject()} />);
  await page.getByRole('button', { name: 'anew' }).click();
  await expect.element(page.getByText(ui.outdated.split('{{')[0] ?? '', { exact: false })).toBeVisible();
  await expect.element(page.getByText('River Naga')).toBeVisible();
});

function Games({ ask }: { ask: () => Promise<string[]> }) {
  const query = useQuery({ queryKey: ['catalogue'], queryFn: ask });
  return (
    <>
      <button type="button" onClick={() => void query.refetch()}>
        anew
      </button>
      <QueryView
        query={query}
        label="loading games"
        shape={<p>shape</p>}
        failed="the games did not come"
        isEmpty={(games) => games.length === 0}
        empty={<p>no games</p>}
      >
        {(games) => games.map((game) => <p key={game}>{game}</p>)}
      </QueryView>
    </>
  );
}

function refused(code: Refusal['code']): { promise: Promise<string[]>; resolve: (games: string[]) => void } {
  const promise = Promise.reject(new Refusal(code));
  promise.catch(() => undefined);
  return { promise, resolve: () => undefined };
}
