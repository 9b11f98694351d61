import { followedGames } from '@lanna/contract/lotteries/follows/follows';
import { parseResult } from '@lanna/rules/lotteries/lottery/draws/result-text';
import { hitsOf, readSought } from '@lanna/rules/lotteries/lottery/plays/find-number';
import { ssc } from '@lanna/rules/lotteries/lottery/ssc/family';
import { expect, inject } from 'vitest';
import follows from '../../../web/src/features/lotteries/follows/words/en.json' with { type: 'json' };
import words from '../../../web/src/features/lotteries/results/words/en.json' with { type: 'json' };
import { enter } from '../../actions.ts';
import { queryDatabase } from '../../database-actions.ts';
import { DESKTOP_ENGLISH, test } from '../../device-matrix.ts';
import { eventually } from '../../eventually.ts';
import { expectNoViolations, FRAME } from '../../expect-no-violations.ts';
import { ask, newPlayer } from '../../player.ts';
import { filled } from '../../words.ts';

const portalUrl = inject('portalUrl');
const GAME = 'SSC_1M';
const FOLLOWED = 'Yeekee';

test.concurrent.for([DESKTOP_ENGLISH])(
  'a visitor finds results of the day, opens the picture of one and searches its number; a member follows a lottery ($device, $language)',
  async (view, { come }) => {
    const result = await lastResult();
    const { page, at } = await come({ ...view, path: '/lottery-results?market=electronic' });
    const card = page.getByRole('article', { name: 'SSC 1 min' });
    const picture = card.getByRole('button', { name: /as a picture$/ }).first();
    await picture.waitFor();
    await expectNoViolations(page, { without: FRAME });

    await picture.click();
    const dialog = page.getByRole('dialog', { name: words.share.title });
    await dialog.getByRole('img', { name: /SSC 1 min/ }).waitFor();
    await dialog.getByRole('button', { name: words.share.save }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });

    const number = result.slice(-3);
    await page.getByLabel(words.search.number).fill(number);
    await page.getByLabel(words.search.game).selectOption({ label: 'SSC 1 min' });
    await page.getByRole('button', { name: words.search.button, exact: true }).click();
    await page.getByRole('heading', { name: filled(words.search.title, { number }) }).waitFor();
    const found = page
      .getByRole('list', { name: filled(words.search.title, { number }) })
      .getByRole('listitem');
    await eventually(() => found.count()).toBeGreaterThan(0);
    expect(await found.first().locator('mark').allTextContents()).toEqual([...number]);

    const player = await newPlayer(portalUrl, '100.00');
    await enter(page, player, at('/sealottery?gameCode=YEEKEE&tab=results'));
    const bell = page.getByRole('button', { name: filled(follows.follow, { name: FOLLOWED }) });
    await bell.click();
    await page.getByText(filled(follows.followed, { name: FOLLOWED })).waitFor();
    expect((await ask(portalUrl, followedGames, {}, player)).games).toEqual(['YEEKEE']);
    await page.goto(at('/?centre=member&page=notifications'));
    await page.getByRole('button', { name: filled(follows.leaveOf, { name: FOLLOWED }) }).click();
    await page.getByText(follows.none).waitFor();
    expect((await ask(portalUrl, followedGames, {}, player)).games).toEqual([]);
  },
);

/** Of the one-minute game, which has one within its first minute. */
async function lastResult(): Promise<string> {
  let last = '';
  await eventually(async () => {
    const [row] = await queryDatabase(
      `select result from draws.draw where game_code = $1 and state in ('drawn', 'settled') order by draws_at desc limit 1`,
      [GAME],
    );
    last = String(row?.['result'] ?? '');
    const read = parseResult(ssc.draw, last);
    const sought = readSought(last.slice(-3));
    return sought && 'result' in read ? hitsOf(ssc.draw, read.result, sought).length : 0;
  }, 90_000).toBe(1);
  return last;
}
