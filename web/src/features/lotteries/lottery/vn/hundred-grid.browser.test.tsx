import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../../testing/show.tsx';
import { HundredGrid } from './hundred-grid.tsx';

const LABEL = '00-99';

test('a press picks a number and takes it out again, a closed one is not picked', async () => {
  await show(<Grid closed={['07']} />);
  await key('05').click();
  await key('12').click();
  await key('05').click();
  await page.getByRole('button', { name: /^07 / }).click({ force: true });
  await expect.poll(() => picked().element().textContent).toBe('12');
});

test('the arrows go through the grid, and two digits that are typed are pressed', async () => {
  await show(<Grid />);
  await key('00').click();
  await userEvent.keyboard('{ArrowRight}{ArrowDown} 42');
  await expect.poll(() => picked().element().textContent).toBe('0 11 42');
});

test('a drag picks the rectangle between its corners', async () => {
  await show(<Grid />);
  await userEvent.dragAndDrop(key('11').element(), key('23').element());
  await expect.poll(() => picked().element().textContent).toBe('11 12 13 21 22 23');
});

function Grid({ closed = [] }: { closed?: readonly string[] }) {
  const [numbers, setNumbers] = useState<number[]>([]);
  return (
    <>
      <HundredGrid label={LABEL} picked={numbers} closed={closed} onPick={setNumbers} />
      <output>{numbers.join(' ')}</output>
    </>
  );
}

function key(number: string) {
  return page.getByRole('button', { name: number, exact: true });
}

function picked() {
  return page.getByRole('status');
}
