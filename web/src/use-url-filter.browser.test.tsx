import { useRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useTypedText } from './shared-parts/forms/use-typed-text.ts';
import { show } from './testing/show.tsx';
import { oneOf, pageNumber, textOf, urlFilter } from './url-filter.ts';
import { useUrlFilter } from './use-url-filter.ts';

const filter = urlFilter({
  status: oneOf(['', 'open'], ''),
  name: textOf(20),
  pageNo: pageNumber(),
});

test('what is chosen stands in the address, and back takes it back', async () => {
  await show(<List />);
  await page.getByRole('button', { name: 'page 3' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('[?pageNo=3]');
  // Another filter begins at its first page.
  await page.getByRole('button', { name: 'open' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('[?status=open]');
  await page.getByRole('button', { name: 'back' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('[?pageNo=3]');
  await page.getByRole('button', { name: 'back' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('[]');
});

test('typing leaves one entry in the history, and the field follows the address', async () => {
  await show(<List />);
  await page.getByRole('button', { name: 'page 3' }).click();
  const field = page.getByRole('textbox');
  await field.fill('so');
  await expect.element(page.getByRole('status')).toHaveTextContent('[?name=so]');
  await field.fill('somchai');
  await expect.element(page.getByRole('status')).toHaveTextContent('[?name=somchai]');
  await page.getByRole('button', { name: 'back' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('[?pageNo=3]');
  await expect.element(field).toHaveValue('');
});

function List() {
  const [chosen, change] = useUrlFilter(filter);
  const [typed, type] = useTypedText(chosen.name, (name, how) => change({ name }, how));
  const { history } = useRouter();
  return (
    <>
      <p role="status">[{filter.write('', chosen)}]</p>
      <input aria-label="name" value={typed} onChange={({ target }) => type(target.value)} />
      <button type="button" onClick={() => change({ status: 'open' })}>
        open
      </button>
      <button type="button" onClick={() => change({ pageNo: 3 })}>
        page 3
      </button>
      <button type="button" onClick={() => history.back()}>
        back
      </button>
    </>
  );
}
