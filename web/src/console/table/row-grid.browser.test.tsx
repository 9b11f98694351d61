import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showConsole } from '../../testing/show-console.tsx';
import { RowGrid, type RowGridProps } from './row-grid.tsx';

interface Row {
  id: string;
  name: string;
}
const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: `row-${at + 1}`, name: `Name ${at + 1}` }));

const COLUMNS = [
  { id: 'id', head: 'Id', cell: (row: Row) => row.id, sort: 'id' },
  { id: 'name', head: 'Name', cell: (row: Row) => row.name },
];

async function grid(options: Partial<RowGridProps<Row>> = {}) {
  const props: RowGridProps<Row> = {
    caption: 'Rows',
    columns: COLUMNS,
    rows: rows(300),
    rowKey: ({ id }) => id,
    count: 300,
    dense: false,
    sorted: '-id',
    onSort: () => undefined,
    openKey: undefined,
    onOpen: undefined,
    totals: undefined,
    onEnd: () => undefined,
    foot: null,
    className: 'min-h-60 flex-1',
    ...options,
  };
  await showConsole(<Opening {...props} />);
  return page.getByRole('grid', { name: 'Rows' });
}
/** Opens what is pressed, as the page around it does by the address. */
function Opening(props: RowGridProps<Row>) {
  const [openKey, setOpenKey] = useState<string>();
  function open(row: Row) {
    props.onOpen?.(row);
    setOpenKey(row.id);
  }
  return <RowGrid {...props} openKey={openKey} onOpen={open} />;
}

const element = () => document.querySelector<HTMLElement>('[role="grid"]');
const active = () => document.getElementById(element()?.getAttribute('aria-activedescendant') ?? '');

test('of 100 000 rows only those in view are in the page, and the last one can be reached', async () => {
  await grid({ rows: rows(100_000), count: 100_000 });
  await expect.element(page.getByText('row-1', { exact: true })).toBeVisible();
  expect(document.querySelectorAll('tr').length).toBeLessThan(200);
  element()?.focus();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByText('row-100000', { exact: true })).toBeVisible();
  expect(document.querySelectorAll('tr').length).toBeLessThan(200);
  expect(active()?.textContent).toContain('row-100000');
});

test('arrow keys move the active row, Enter opens it, the first and the last are one press away', async () => {
  const onOpen = vi.fn();
  await grid({ onOpen });
  element()?.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  expect(onOpen.mock.calls.map(([row]) => row.id)).toEqual(['row-2']);
  await userEvent.keyboard('{PageDown}');
  await vi.waitFor(() => expect(Number(active()?.getAttribute('aria-rowindex'))).toBeGreaterThan(10));
  await userEvent.keyboard('{End}');
  await vi.waitFor(() => expect(active()?.textContent).toContain('row-300'));
  await userEvent.keyboard('{ArrowDown}{Home}');
  await vi.waitFor(() => expect(active()?.textContent).toContain('row-1'));
});

test('the row the keys have come to is never below the heading', async () => {
  await grid();
  element()?.focus();
  await userEvent.keyboard('{End}');
  await vi.waitFor(() => expect(active()?.textContent).toContain('row-300'));
  await userEvent.keyboard('{Home}');
  await vi.waitFor(() => {
    const head = document.querySelector('thead th')?.getBoundingClientRect();
    expect(active()?.getBoundingClientRect().top ?? 0).toBeGreaterThanOrEqual((head?.bottom ?? 0) - 1);
  });
});

test('a heading that sorts says which way, and turns it', async () => {
  const onSort = vi.fn();
  await grid({ onSort });
  await expect
    .element(page.getByRole('columnheader', { name: 'Id' }))
    .toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'Id' }).click();
  expect(onSort).toHaveBeenCalledWith('id');
  await expect.element(page.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort');
});

test('the next page is asked for before the last row is reached', async () => {
  const onEnd = vi.fn();
  await grid({ rows: rows(400), onEnd });
  await expect.element(page.getByText('row-1', { exact: true })).toBeVisible();
  expect(onEnd).not.toHaveBeenCalled();
  element()?.focus();
  await userEvent.keyboard('{End}');
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalled());
});
