import { randomUUID } from 'node:crypto';
import { expect, inject, type TestContext } from 'vitest';
import { operatorVisit } from '../console/operator.ts';
import { queryDatabase } from '../database-actions.ts';
import { PHONE_THAI, test } from '../device-matrix.ts';
import { eventually } from '../eventually.ts';
import { newPlayer } from '../player.ts';
import { openFeed } from './match-feed.ts';

const portalUrl = inject('portalUrl');
type Ending = Pick<TestContext, 'onTestFinished'>;
const REASON = 'ประตูเดียวของเกมถูกตัดสินว่าล้ำหน้าหลังดูภาพช้า';

test.concurrent.for([PHONE_THAI])(
  'a single at น้ำแดง that was paid is corrected by two operators, and the member reads what changed and why, in the slip and in the record ($device, $language)',
  async (view, { come, onTestFinished }) => {
    const feed = openFeed(inject('studioUrl'), inject('matchFeedKey'));
    const ending = { onTestFinished };
    onTestFinished(feed.stop);
    const match = await announced(feed);
    const player = await newPlayer(portalUrl);
    const visitor = await come({ ...view, path: '/sports', member: player });
    const { page, words } = visitor;
    await page.getByRole('link', { name: 'สนามฟุตบอล', exact: true }).first().click();
    await page.waitForURL(/\/game/);
    const place = new URL(page.url());
    place.searchParams.set('place', `page=event&fixture=${match.id}`);
    await page.goto(place.href);
    const book = page.frameLocator('iframe');
    await book.locator('button.price[data-red]').first().click();
    await book.getByLabel('อยากชนะ').fill('60');
    await book.locator('button.place').click();
    await book.locator('.placed').waitFor();
    await book.getByRole('button', { name: 'ดูโพยของฉัน' }).click();

    await feed.say({ kind: 'change', fixture: match.key, starts_at: soon() });
    await feed.say({ kind: 'settlement', fixture: match.key, certainty: 'confirmed', end: ended(1, 0) });
    await book.getByRole('button', { name: 'จบแล้ว' }).click();
    const slip = book.locator('.slip-card');
    await eventually(() => slip.getAttribute('data-state'), 60_000).toBe('settled');
    expect(await slip.textContent()).toContain('97.50');

    await typed(ending, match.name, 'Another person has to type it now.');
    expect(await slip.getAttribute('data-state')).toBe('settled');
    await typed(ending, match.name, REASON);
    await eventually(() => slip.getAttribute('data-state'), 60_000).toBe('corrected');
    await eventually(() => slip.locator('.correction').textContent()).toMatch(
      new RegExp(`จาก .?97.50 เป็น .?0.00 เพราะ ${REASON}`),
    );

    await page.goto(visitor.at('/?centre=member&page=personalHistoryCopy'));
    await page.getByRole('button', { name: /^ดูหลักฐาน/ }).click();
    await page.getByRole('button', { name: words.bets.receipt.compute }).click();
    await page.getByText(words.bets.proof.holds).waitFor();
  },
);

/** A match of people half an hour ahead, with a handicap whose home side is red. */
async function announced(feed: ReturnType<typeof openFeed>) {
  const key = randomUUID();
  const named = (of: string, TH: string, EN: string) => ({ key: `${of} ${key}`, names: { TH, EN } });
  const name = `Wiang Nuea ${key.slice(0, 6)}`;
  await feed.say({
    ...{ kind: 'fixture', fixture: key, starts_at: new Date(Date.now() + 1_800_000).toISOString() },
    competition: named('cup', 'ถ้วยเหนือ', 'Northern cup'),
    home: named('home', 'เวียงเหนือ', name),
    away: named('away', 'ดอยหลวง', 'Doi Luang'),
  });
  const prices = [
    { selection: 'home', odds: 2600 },
    { selection: 'away', odds: 1450 },
  ];
  await feed.say({ kind: 'odds', fixture: key, markets: [{ market: 'handicap/full/-2', prices }] });
  const [found] = await queryDatabase<{ id: string }>(
    'select id from studio.sports_fixture where source_key = $1',
    [key],
  );
  return { key, name, id: found?.id ?? '' };
}

function soon(): string {
  return new Date(Date.now() + 1000).toISOString();
}

function ended(home: number, away: number) {
  const unknown = { firstGoal: null, lastGoal: null, corners: null, cards: null };
  return { state: 'finished', result: { goals: { half: null, full: { home, away } }, ...unknown } };
}

/** Another operator types that the match ended without the goal. */
async function typed(ending: Ending, name: string, then: string): Promise<void> {
  const path = '/vendors/SANAM/back-office?brand=LANNA';
  const { page } = await operatorVisit({ path }, ending);
  const office = page.frameLocator('iframe');
  await office.getByRole('tab', { name: 'Matches' }).click();
  await office.locator('select[name=when]').selectOption('ended');
  await office.locator('input[name=search]').fill(name);
  await office.getByRole('button', { name: 'Search' }).click();
  await office.getByRole('button', { name: new RegExp(name) }).click();
  await office.locator('input[name=full-home]').fill('0');
  await office.locator('input[name=full-away]').fill('0');
  await office.locator('.result-form textarea[name=reason]').fill(REASON);
  await office.getByRole('button', { name: 'Send what I have typed' }).click();
  await office.getByText(then).first().waitFor();
}
