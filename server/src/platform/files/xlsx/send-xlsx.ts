import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { attachedAs, type FileAnswer } from '../send-csv.ts';
import { XLSX_TYPE, xlsxParts } from './xlsx-parts.ts';

/** The same as `sendCsv`, as a workbook of one sheet. */
export function sendXlsx(reply: FastifyReply, file: FileAnswer, timeZone?: string): FastifyReply {
  return reply
    .type(XLSX_TYPE)
    .header('content-disposition', attachedAs(file, 'xlsx'))
    .send(Readable.from(xlsxParts(file, timeZone)));
}
