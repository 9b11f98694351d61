import type { Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import lottery from '../web/src/features/lottery/words/th.json' with { type: 'json' };
import sea from '../web/src/features/sea/words/th.json' with { type: 'json' };
import { enter, settled } from './actions.ts';
import { test } from './device-matrix.ts';
import { eventually } from './eventually.ts';
import { newPlayer } from './player.ts';
import { BRANDS, type Brand, type Visit } from './visit.ts';

const portalUrl = inject('portalUrl');

const WIDTHS = [
  { width: 390, height: 844, device: 'phone' },
  { width: 360, height: 740, device: 'phone' },
  { width: 1366, height: 768, device: 'desktop' },
] as const;
type Size = (typeof WIDTHS)[number];

/** What its player presses there, and on a phone finds on the first screen. */
interface MainButtons {
  path: string;
  of: (visit: Visit, size: Size) => Locator[];
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

const TABLES: readonly MainButtons[] = [
  ...['THAI_30M', 'YEEKEE', 'HANOI_15M', 'LAO_15M', 'STOCK_15M', 'MALAYSIA_15M'].map((code) => ({
    path: `/sealottery?gameCode=${code}`,
    of: ({ page }: Visit, { device }: Size) => {
      const keypad = page.getByRole('region', { name: sea.ways.keypad });
      const keys = KEYS.map((digit) => keypad.getByRole('button', { name: digit, exact: true }));
      return device === 'phone' ? [...keys, page.getByRole('button', { name: sea.slip.barEmpty })] : keys;
    },
  })),
  ...[
    '/elott?gameCode=SSC_1M',
    '/elott?gameCode=K3_1M',
    '/elott?gameCode=PK10_1M',
    '/lottery?gameCode=SSC_5M',
    '/lottery?gameCode=LHC_5M',
    '/vnlottery?gameCode=VN_NORTH_5M',
  ].map((path) => ({
    path,
    of: ({ page }: Visit) => [
      page.getByRole('button', { name: lottery.bar.add, exact: true }),
      page.getByRole('button', { name: lottery.bar.buy, exact: true }),
    ],
  })),
];

const TABS: readonly MainButtons[] = ['/', '/rng', '/promotions', '/help', '/elott'].map((path) => ({
  path,
  of: ({ page, words }, { device }) => {
    if (device === 'desktop')
      return [page.getByRole('link', { name: words.shell.home, exact: true }).first()];
    const bar = page.getByRole('navigation', { name: words.shell.tabBar });
    return [bar.getByRole('link').first(), bar.getByRole('button').first(), bar.getByRole('link').last()];
  },
}));

const MEMBERS: readonly MainButtons[] = [
  {
    path: '/?centre=member&page=depositv2',
    of: ({ page, words }) => [page.getByLabel(words.cashier.deposit.amount, { exact: true })],
  },
];

const VIEWS = (Object.keys(BRANDS) as Brand[]).flatMap((brand) => WIDTHS.map((size) => ({ brand, size })));

test.concurrent.for(VIEWS)(
  'what a page is there for lies where it is pressed ($brand, $size.width px)',
  async ({ brand, size }, { come }) => {
    const { width, height, device } = size;
    const visit = await come({ device, brand });
    const { page, at } = visit;
    await page.setViewportSize({ width, height });
    for (const { path, of } of [...TABLES, ...TABS]) {
      await page.goto(at(path));
      await expectReached(page, of(visit, size), path, device);
    }
    // Accounts are made at the first of the brands.
    if (brand !== 'lanna') return;
    await enter(page, await newPlayer(portalUrl, '100.00'));
    // Ways to pay stand above the amount: it is scrolled to, and must lie under the thumb then.
    for (const { path, of } of MEMBERS) {
      await page.goto(at(path));
      await expectReached(page, of(visit, size), path, 'desktop');
    }
  },
);

async function expectReached(page: Page, buttons: readonly Locator[], path: string, device: Size['device']) {
  for (const button of buttons) {
    await button.waitFor();
    if (device === 'desktop') await button.scrollIntoViewIfNeeded();
  }
  await settled(page);
  for (const [at, button] of buttons.entries())
    await eventually(async () => ({
      path,
      button: at + 1,
      is: await whatLiesThere(button),
    })).toEqual({
      path,
      button: at + 1,
      is: 'reached',
    });
}

/** What is at the centre of a button: the button or a part of it is `reached`, anything else is named. */
function whatLiesThere(button: Locator): Promise<string> {
  return button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
    if (!hit) return 'off screen';
    // A button that waits for a choice takes no presses: then the row it stands in is what lies there.
    const reached = element.matches(':disabled') ? (element.parentElement ?? element) : element;
    return reached.contains(hit) ? 'reached' : hit.outerHTML.slice(0, 120);
  });
}
