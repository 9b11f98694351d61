import { Readable } from 'node:stream';
import type { Money } from '@lanna/rules/money';
import type { FastifyReply } from 'fastify';
import { type Cell, CSV_START, writeRows } from './csv.ts';
import { rowsInZone } from './zoned-cells.ts';

/** A file of rows, made while it is sent. */
export interface FileAnswer {
  /** Without what it ends in. */
  name: string;
  header: readonly string[];
  /** A bigint is money; below zero it stays a figure, where text that begins so is guarded against spreadsheets. */
  rows: AsyncIterable<readonly (string | number | Money | null)[]>;
}

/**
 * Sends the file as it is made. What fails on the way cuts the connection, so that no browser takes a part for the whole. `timeZone`: on whose clocks
 * instants are written; without one they stay in UTC.
 */
export function sendCsv(reply: FastifyReply, file: FileAnswer, timeZone?: string): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', attachedAs(file, 'csv'))
    .serializer((text: unknown) => text as string)
    .send(Readable.from(csvText(file, timeZone)));
}

export function attachedAs({ name }: FileAnswer, ending: 'csv' | 'xlsx'): string {
  return `attachment; filename="${name.replace(/[^\w.-]/g, '-')}.${ending}"`;
}

/** The file's text, in parts; its times on the clocks of the zone. */
export async function* csvText(file: FileAnswer, timeZone: string | undefined): AsyncGenerator<string> {
  for await (const { header, rows } of rowsInZone(file, timeZone)) {
    const lines = rows.map((row) =>
      row.map((cell): Cell => (typeof cell === 'bigint' ? cell : String(cell ?? ''))),
    );
    yield (header ? CSV_START + writeRows([header]) : '') + writeRows(lines);
  }
}
