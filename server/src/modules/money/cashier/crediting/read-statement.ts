import { createHash } from 'node:crypto';
import { STATEMENT_LINES_MAX } from '@lanna/contract/money/cashier/ops';
import { type Money, parseMoney } from '@lanna/rules/money';
import { payableReferencesIn } from '@lanna/rules/money/cashier/payable-reference';
import { readCsv } from '../../../../platform/files/read-csv.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';

/** A line of a bank statement. What cannot be read or is no payment in has no amount. */
export interface StatementMovement {
  line: number;
  at: Date | null;
  amount: Money | null;
  /** The bank's own name of it; made of what the line says where the bank gives none. */
  reference: string;
  /** By which such a line was known before it was named by what it says rather than by how it is written. */
  formerReference: string | null;
  /** Our references, wherever in the line they stand. */
  named: string[];
  text: string;
  payer: string;
}

/** Names of the columns as banks write them. */
const COLUMNS = {
  at: ['date', 'datetime', 'time', 'วันที่', 'วันเวลา'],
  amount: ['amount', 'credit', 'deposit', 'จำนวนเงิน', 'เงินเข้า'],
  reference: ['reference', 'ref', 'transaction', 'เลขอ้างอิง'],
  text: ['description', 'note', 'remark', 'details', 'รายละเอียด', 'บันทึก'],
  payer: ['payer', 'from', 'sender', 'ผู้โอน', 'จาก'],
} as const;
type Column = keyof typeof COLUMNS;

/** Reads a statement: a header that names its columns, then a line a movement. Refuses with `statement_unreadable`. */
export function readStatement(csv: string, timeZone: string): StatementMovement[] {
  const [header, ...lines] = readCsv(csv, STATEMENT_LINES_MAX + 1) ?? [];
  const places = new Map<Column, number>();
  for (const [column, names] of Object.entries(COLUMNS) as [Column, readonly string[]][]) {
    const place = (header ?? []).findIndex((name) => names.includes(name.trim().toLowerCase()));
    if (place >= 0) places.set(column, place);
  }
  if (!places.has('amount') || !places.has('at') || lines.length === 0 || lines.length > STATEMENT_LINES_MAX)
    throw new Refusal('statement_unreadable');
  // Two payments of one moment that say the same are two.
  const count = counter();
  const countAsWritten = counter();
  return lines.map((cells, index) => {
    const cell = (column: Column) => (cells[places.get(column) ?? -1] ?? '').trim().slice(0, 200);
    const at = momentOf(cell('at'), timeZone);
    const amount = amountOf(cell('amount'));
    const reference = cell('reference').slice(0, 100);
    const known = { line: index + 2, at, amount, text: cell('text'), payer: cell('payer') };
    const named = payableReferencesIn(cells.join(' | '));
    // A dash in place of a reference is none.
    if (/[\p{L}\p{N}]/u.test(reference)) return { ...known, named, reference, formerReference: null };
    const others = cells.filter((_, place) => place !== places.get('at') && place !== places.get('amount'));
    const said = [at?.toISOString(), amount, ...others.map(plain)].join('\u001f');
    const written = cells.join('\u001f');
    return {
      ...known,
      named,
      reference: `M-${fingerprint(`${said} ${count(said)}`)}`,
      formerReference: `L-${fingerprint(`${written} ${countAsWritten(written)}`)}`,
    };
  });
}

/** How often something was said so far, this time included. */
function counter(): (text: string) => number {
  const times = new Map<string, number>();
  return (text) => {
    const nth = (times.get(text) ?? 0) + 1;
    times.set(text, nth);
    return nth;
  };
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}

/** What a cell says however it is written: the same line in another export is the same line. */
function plain(cell: string): string {
  return cell
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function amountOf(text: string): Money | null {
  const amount = parseMoney(text.replace(/[\s,+฿]/g, ''));
  return amount !== undefined && amount > 0n ? amount : null;
}

/** `2026-11-22`, `22/11/2026`, either with a time behind it, in the brand's zone. Years of the Buddhist era are five hundred and more ahead. */
function momentOf(text: string, timeZone: string): Date | null {
  const parts =
    /^(?:(\d{4})-(\d\d)-(\d\d)|(\d\d?)\/(\d\d?)\/(\d{4}))(?:[T ]+(\d\d?):(\d\d)(?::(\d\d))?)?/.exec(text);
  if (!parts) return null;
  const number = (at: number) => Number(parts[at] ?? 0);
  const year = number(1) || number(6);
  try {
    const moment = Temporal.ZonedDateTime.from(
      {
        timeZone,
        year: year > 2400 ? year - 543 : year,
        month: number(2) || number(5),
        day: number(3) || number(4),
        hour: number(7),
        minute: number(8),
        second: number(9),
      },
      { overflow: 'reject' },
    );
    return new Date(moment.epochMilliseconds);
  } catch {
    return null;
  }
}
