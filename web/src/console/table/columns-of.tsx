import type { Value } from '@lanna/contract/endpoint';
import type { OpsEndpoint } from '@lanna/contract/ops';
import type { ReactNode } from 'react';
import type { SortOf } from '../lists/list-query.ts';
import { Money } from '../money.tsx';
import { StatusBadge, type Tone } from '../status-badge.tsx';
import { When } from '../when.tsx';
import type { TableColumn } from './table-column.ts';
import type { RowOf } from './use-list.ts';

type Column<L extends OpsEndpoint> = TableColumn<RowOf<L>, Value<L>, SortOf<L>>;
/** `id`: where it is not the field's name; the operator's choice of columns is kept under it. */
type Rest<L extends OpsEndpoint> = Partial<Omit<Column<L>, 'head' | 'cell'>>;
type FieldOf<Row, Shown> = { [K in keyof Row & string]: Row[K] extends Shown ? K : never }[keyof Row &
  string];
type Text = string | number | null | undefined;

/**
 * Makes a list's columns, each from the name of a field and its words; `const column = columnsOf(listApplications)`. What is drawn
 * otherwise is `column.of`.
 */
export function columnsOf<const L extends OpsEndpoint>(_list: L) {
  type Row = RowOf<L>;
  const made = (id: string, head: string, cell: (row: Row) => ReactNode, rest: Rest<L>): Column<L> => ({
    id,
    head,
    cell,
    ...rest,
  });
  return {
    /** Drawn by the page. */
    of: (id: string, head: string, cell: (row: Row) => ReactNode, rest: Rest<L> = {}) =>
      made(id, head, cell, rest),
    /** As it is; `none`: where there is nothing. */
    text: <F extends FieldOf<Row, Text>>(
      field: F,
      head: string,
      { none, ...rest }: Rest<L> & { none?: string } = {},
    ) => made(field, head, (row) => (row[field] as Text) ?? none, rest),
    /** In words: of a code, of a span of time. */
    word: <F extends keyof Row & string>(
      field: F,
      head: string,
      wordOf: (value: Row[F]) => string,
      rest: Rest<L> = {},
    ) => made(field, head, (row) => wordOf(row[field]), rest),
    /** The state something is in. */
    badge: <F extends FieldOf<Row, string>>(
      field: F,
      head: string,
      tones: Readonly<Record<Row[F] & string, Tone>>,
      wordOf: (value: Row[F]) => string,
      rest: Rest<L> = {},
    ) =>
      made(
        field,
        head,
        (row) => <StatusBadge tone={tones[row[field] as Row[F] & string]}>{wordOf(row[field])}</StatusBadge>,
        rest,
      ),
    /** An instant on the clock of the row's brand, if the row has one. */
    moment: <F extends FieldOf<Row, string | null | undefined>>(
      field: F,
      head: string,
      {
        variant = 'time',
        never,
        ...rest
      }: Rest<L> & { variant?: 'time' | 'full' | 'day'; never?: string } = {},
    ) =>
      made(
        field,
        head,
        (row) => (
          <When
            at={row[field] as string | null | undefined}
            brand={brandOf(row)}
            variant={variant}
            {...(never !== undefined && { never })}
          />
        ),
        rest,
      ),
    /** An amount in the currency of the row, or of its brand. `signed`: a gain or a loss of the house; `strong`: what the list is about. */
    money: <F extends FieldOf<Row, string>>(
      field: F,
      head: string,
      { signed = false, strong, ...rest }: Rest<L> & { signed?: boolean; strong?: true } = {},
    ) =>
      made(
        field,
        head,
        (row) => (
          <Money
            amount={row[field] as string}
            brand={brandOf(row)}
            currency={currencyOf(row)}
            signed={signed}
            {...(strong && { className: 'font-semibold' })}
          />
        ),
        { align: 'end', ...rest },
      ),
    /** A code of ten letters is read whole. */
    brand: (head: string, rest: Rest<L> = {}) =>
      made('brand', head, brandOf, { ...rest, width: Math.max(BRAND_PX, rest.width ?? 0) }),
    /** The member's user name. */
    member: (
      ...[head, rest = {}]: Row extends { member: Named } ? [head: string, rest?: Rest<L>] : [never]
    ) => made('member', head, (row) => (row as { member: Named }).member?.name, rest),
  };
}

const BRAND_PX = 112;

type Named = { name: string } | null;

function brandOf(row: unknown): string | undefined {
  return (row as { brand?: string | null }).brand ?? undefined;
}

function currencyOf(row: unknown): string | undefined {
  const { currency } = row as { currency?: unknown };
  return typeof currency === 'string' ? currency : undefined;
}
