import { gameReturns } from '@lanna/contract/play/bets/bets';
import { FISH_KINDS, fishOfCode } from '@lanna/studio/rules/fishing/fish';
import { MAENAM_GAMES } from '@lanna/studio/rules/vendors/maenam/games';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { studioText } from '../../../shared-parts/slot/slot-round.tsx';
import { show } from '../../../testing/show.tsx';
import { standInPortal } from '../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../testing/words.ts';
import { MeasuredKinds } from './measured-kinds.tsx';

const { kinds: words } = wordsOf('fairness', 'en').games;
const [hall] = MAENAM_GAMES;

test('what each kind of fish returned in a hall stands beside its band, and too few hits are said to be too few', async () => {
  if (!hall) throw new Error('no hall');
  const portal = await standInPortal();
  const measured = { vendor: 'MAENAM', gameCode: hall.code, ruleVersion: hall.ruleVersion };
  portal.answer(gameReturns, {
    returns: [
      {
        ...{ ...measured, rounds: 250_000, returned: 240_000, deviation: 5 },
        kinds: [
          { kind: 'minnow', rounds: 100_000, returned: 96_100 },
          { kind: 'barb', rounds: 100_000, returned: 90_000 },
          { kind: 'naga', rounds: 50_000, returned: 52_000 },
        ],
      },
    ],
  });
  await show(<MeasuredKinds vendor="MAENAM" game={hall} />, { language: 'en' });
  await page.getByText(words.title).click();
  expect(page.getByRole('listitem').elements()).toHaveLength(FISH_KINDS.length);
  const line = (code: string) => {
    const name = studioText(fishOfCode(code)?.name ?? { TH: '', EN: '' });
    return page.getByRole('listitem').filter({ hasText: name }).first().element().textContent;
  };
  await expect.poll(() => line('minnow')).toContain('96.10%');
  expect(line('minnow')).toContain('within 95.19–96.81%');
  expect(line('barb')).toContain('outside');
  expect(line('naga')).toContain(filled(words.tooFew, { hits: '50,000', needed: '52,084' }));
  expect(line('tilapia')).toContain('0 hits');
});
