import { Readable } from 'node:stream';
import type { Money } from '@lanna/rules/money';
import type { FastifyReply } from 'fastify';
import { type Cell, CSV_START, writeRows } from './csv.ts';
import { zonedCells } from './zoned-cells.ts';

/** A file of comma-separated values, made while it is sent. */
export interface CsvAnswer {
  /** Without `.csv`. */
  name: string;
  header: readonly string[];
  /** A bigint is money; below zero it stays a figure, where text that begins so is guarded against spreadsheets. */
  rows: AsyncIterable<readonly (string | number | Money | null)[]>;
}

const ROWS_AT_ONCE = 500;

/**
 * Sends the file as it is made. What fails on the way cuts the connection, so that no browser takes a part for the whole. `timeZone`: on whose clocks
 * instants are written; without one they stay in UTC.
 */
export function sendCsv(reply: FastifyReply, file: CsvAnswer, timeZone?: string): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${file.name.replace(/[^\w.-]/g, '-')}.csv"`)
    .serializer((text: unknown) => text as string)
    .send(Readable.from(csvText(file, timeZone)));
}

/** The file's text, in parts; its times on the clocks of the zone. */
export async function* csvText(
  { header, rows }: CsvAnswer,
  timeZone: string | undefined,
): AsyncGenerator<string> {
  let shown: ReturnType<typeof zonedCells> | undefined;
  for await (const part of together(rows)) {
    const begins = shown === undefined;
    shown ??=
      timeZone === undefined
        ? { header: [...header], row: (row) => row }
        : zonedCells(header, part, timeZone);
    const { row: shownRow } = shown;
    const lines = part.map((row) =>
      shownRow(row).map((cell): Cell => (typeof cell === 'bigint' ? cell : String(cell ?? ''))),
    );
    yield (begins ? CSV_START + writeRows([shown.header]) : '') + writeRows(lines);
  }
  if (!shown) yield CSV_START + writeRows([[...header]]);
}

async function* together<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let part: Row[] = [];
  for await (const row of rows) {
    part.push(row);
    if (part.length < ROWS_AT_ONCE) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
