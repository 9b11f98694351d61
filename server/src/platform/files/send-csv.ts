import { Readable } from 'node:stream';
import type { Money } from '@lanna/rules/money';
import type { FastifyReply } from 'fastify';
import { type Cell, CSV_START, writeRows } from './csv.ts';

/** A file of comma-separated values, made while it is sent. */
export interface CsvAnswer {
  /** Without `.csv`. */
  name: string;
  header: readonly string[];
  /** A bigint is money; below zero it stays a figure, where text that begins so is guarded against spreadsheets. */
  rows: AsyncIterable<readonly (string | number | Money | null)[]>;
}

const ROWS_AT_ONCE = 500;

/** Sends the file as it is made. What fails on the way cuts the connection, so that no browser takes a part for the whole. */
export function sendCsv(reply: FastifyReply, file: CsvAnswer): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${file.name.replace(/[^\w.-]/g, '-')}.csv"`)
    .serializer((text: unknown) => text as string)
    .send(Readable.from(csvText(file)));
}

/** The file's text, in parts. */
export async function* csvText({ header, rows }: CsvAnswer): AsyncGenerator<string> {
  yield CSV_START + writeRows([[...header]]);
  let part: Cell[][] = [];
  for await (const row of rows) {
    part.push(row.map((cell) => (typeof cell === 'bigint' ? cell : String(cell ?? ''))));
    if (part.length < ROWS_AT_ONCE) continue;
    yield writeRows(part);
    part = [];
  }
  if (part.length > 0) yield writeRows(part);
}
