import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { Carousel } from './carousel.tsx';

const WORDS = 'Bem-vindo ao mercado flutuante da madrugada, com jogos à luz de lanternas. '.repeat(4);

test('a slide whose words need more room makes all slides higher: nothing is cut at text of twice the size', async () => {
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => {
    document.documentElement.style.fontSize = '';
  });
  const slide = (key: string, words: string) => ({
    key,
    content: (
      <div className="flex overflow-hidden" data-testid={key}>
        <div className="flex flex-col justify-center">
          <p>{words}</p>
          <button type="button">{key} go</button>
        </div>
      </div>
    ),
  });
  await show(
    <Carousel label="motion" className="min-h-40" slides={[slide('long', WORDS), slide('short', 'Olá')]} />,
  );
  const region = await page.getByRole('region', { name: 'motion' }).element();
  const button = await page.getByRole('button', { name: 'long go', exact: true }).element();
  // Letters of twice the size are laid out a moment after they are asked for.
  await expect.poll(() => region.getBoundingClientRect().height).toBeGreaterThan(320);
  const place = region.getBoundingClientRect();
  expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(place.bottom);
  expect((await page.getByTestId('short').element()).getBoundingClientRect().height).toBe(place.height);
});
