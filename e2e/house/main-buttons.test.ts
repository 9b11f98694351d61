import type { Locator } from 'playwright-core';
import { inject } from 'vitest';
import lottery from '../../web/src/features/lotteries/lottery/words/th.json' with { type: 'json' };
import sea from '../../web/src/features/lotteries/sea/words/th.json' with { type: 'json' };
import { enter, settled } from '../actions.ts';
import { test } from '../device-matrix.ts';
import { eventually } from '../eventually.ts';
import { follow } from '../follow.ts';
import { newPlayer } from '../player.ts';
import type { Brand, Device, Visit } from '../visit.ts';

const portalUrl = inject('portalUrl');

interface Size {
  width: number;
  height: number;
}

/** A page is drawn once for a device, and laid out anew for each of its widths. */
const SIZES: Record<Device, readonly Size[]> = {
  phone: [
    { width: 390, height: 844 },
    { width: 360, height: 740 },
  ],
  desktop: [{ width: 1366, height: 768 }],
};

/** So many buttons are found by it. */
type Buttons = readonly [Locator, number];

/** What its player presses there, and on a phone finds on the first screen. */
interface MainButtons {
  path: string;
  of: (visit: Visit) => readonly Buttons[];
}

const THAI_STYLE: readonly MainButtons[] = [
  'THAI_30M',
  'YEEKEE',
  'HANOI_15M',
  'LAO_15M',
  'STOCK_15M',
  'MALAYSIA_15M',
].map((code) => ({
  path: `/sealottery?gameCode=${code}`,
  of: ({ page, device }) => {
    const keypad = page.locator(`[aria-label="${sea.ways.keypad}"]`);
    const keys: Buttons = [keypad.locator('button', { hasText: /^\d$/ }), 10];
    if (device === 'desktop') return [keys];
    return [keys, one(page.locator('button', { hasText: sea.slip.barEmpty }))];
  },
}));

const OTHERS: readonly MainButtons[] = [
  '/elott?gameCode=SSC_1M',
  '/lottery?gameCode=SSC_5M',
  '/elott?gameCode=K3_1M',
  '/lottery?gameCode=LHC_5M',
  '/elott?gameCode=PK10_1M',
  '/vnlottery?gameCode=VN_NORTH_5M',
].map((path) => ({
  path,
  of: ({ page }) => [
    one(page.locator('button', { hasText: only(lottery.bar.add) })),
    one(page.locator('button', { hasText: only(lottery.bar.buy) })),
  ],
}));

/** One kind after the other, so that what is found belongs to no table of before. */
const TABLES = THAI_STYLE.flatMap((table, at) => [table, OTHERS[at]].filter((one) => one !== undefined));

const TABS: readonly MainButtons[] = ['/', '/rng', '/promotions', '/help', '/elott'].map((path) => ({
  path,
  of: ({ page, words, device }) => {
    if (device === 'desktop')
      return [one(page.locator('header a:visible', { hasText: only(words.shell.home) }).first())];
    const bar = page.locator(`nav[aria-label="${words.shell.tabBar}"]`);
    return [one(bar.locator('a').first()), one(bar.locator('button').first()), one(bar.locator('a').last())];
  },
}));

const MEMBERS: readonly MainButtons[] = [
  {
    path: '/?centre=member&page=depositv2',
    of: ({ page, words }) => [one(page.getByLabel(words.cashier.deposit.amount, { exact: true }))],
  },
];

/** The brands differ in colours and pictures, not in where a button lies: each device is looked at in one of them. */
const VIEWS = (
  [
    ['lanna', 'phone'],
    ['chaophraya', 'desktop'],
  ] satisfies [Brand, Device][]
).map(([brand, device]) => ({
  brand,
  device,
  widths: SIZES[device].map(({ width }) => width).join(' and '),
}));

test.concurrent.for(VIEWS)(
  'what a page is there for lies where it is pressed ($brand, $device, $widths px)',
  async ({ brand, device }, { come }) => {
    const [first, ...further] = [...TABLES, ...TABS];
    if (!first) throw new Error('there are pages to look at');
    const visit = await come({ device, brand, path: first.path });
    const { page } = visit;
    await settled(page);
    await expectReached(visit, first, device === 'desktop');
    for (const next of further) {
      await follow(page, next.path);
      await expectReached(visit, next, device === 'desktop');
    }
    // Accounts are made at the first of the brands.
    if (brand !== 'lanna') return;
    const player = await newPlayer(portalUrl, '100.00');
    // Ways to pay stand above the amount: it is scrolled to, and must lie under the thumb then.
    for (const members of MEMBERS) {
      await enter(page, player, visit.at(members.path));
      await settled(page);
      await expectReached(visit, members, true);
    }
  },
);

/** At each width of the device; the last one is where the next page begins. */
async function expectReached({ page, device, ...visit }: Visit, { path, of }: MainButtons, scrolls: boolean) {
  const buttons = of({ page, device, ...visit });
  const reached = buttons.flatMap(([, count]) => Array.from({ length: count }, () => 'reached'));
  const now = page.viewportSize()?.width;
  const sizes = SIZES[device].toSorted((a, b) => Number(b.width === now) - Number(a.width === now));
  for (const size of sizes) {
    await page.setViewportSize(size);
    await eventually(async () => ({
      path,
      width: size.width,
      lies: (await Promise.all(buttons.map(([found]) => whatLiesThere(found, scrolls)))).flat(),
    })).toEqual({ path, width: size.width, lies: reached });
  }
}

function one(found: Locator): Buttons {
  return [found, 1];
}

/** A button that says this and nothing else. Found by its text: computing the roles of a table of a thousand numbers takes long. */
function only(text: string): RegExp {
  return new RegExp(`^\\s*${text}\\s*$`);
}

/** What is at the centre of each button: the button or a part of it is `reached`, anything else is named. */
function whatLiesThere(found: Locator, scrolls: boolean): Promise<string[]> {
  return found.evaluateAll(
    (buttons, scrolls) =>
      buttons.map((element) => {
        if (scrolls) element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
        if (!hit) return 'off screen';
        // A button that waits for a choice takes no presses: then the row it stands in is what lies there.
        const reached = element.matches(':disabled') ? (element.parentElement ?? element) : element;
        return reached.contains(hit) ? 'reached' : hit.outerHTML.slice(0, 120);
      }),
    scrolls,
  );
}
