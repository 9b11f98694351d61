import { RESULT_FILE_LINES_MAX } from '@lanna/contract/lotteries/feeds/result-ops';
import { z } from 'zod';
import { readCsv } from '../../../../platform/files/read-csv.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { parseStorable } from '../../../../platform/sql/parse-storable.ts';

export interface FileLine {
  /** From 1, the header of a CSV included. */
  line: number;
  numero: string;
  result: string;
}

const NUMERO = ['numero', 'draw', 'issue', 'งวด', 'งวดที่'];
const RESULT = ['result', 'numbers', 'ผล', 'ผลรางวัล'];
const TEXT_MAX = 4000;
const entry = z.object({ numero: z.coerce.string(), result: z.string() });
const json = z.union([z.array(entry), z.object({ results: z.array(entry) })]);

/**
 * Reads a file of results: CSV whose header names the two columns, or JSON, a list of `{ numero, result }`. Refuses
 * `result_file_unreadable`.
 */
export function readResultFile(text: string): FileLine[] {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  const lines = /^[[{]/.test(trimmed) ? linesOfJson(trimmed) : linesOfCsv(trimmed);
  if (lines.length === 0 || lines.length > RESULT_FILE_LINES_MAX) throw new Refusal('result_file_unreadable');
  return lines.map(({ line, numero, result }) => ({
    line,
    numero: numero.trim().slice(0, 60),
    result: result.trim().slice(0, TEXT_MAX),
  }));
}

function linesOfJson(text: string): FileLine[] {
  const { data } = json.safeParse(parse(text));
  if (!data) return [];
  const entries = Array.isArray(data) ? data : data.results;
  return entries.map((read, at) => ({ line: at + 1, ...read }));
}

function parse(text: string): unknown {
  try {
    return parseStorable(text);
  } catch {
    return undefined;
  }
}

function linesOfCsv(text: string): FileLine[] {
  const [header = [], ...rows] = readCsv(text, RESULT_FILE_LINES_MAX + 1) ?? [];
  const names = header.map((name) => name.trim().toLowerCase());
  const numero = names.findIndex((name) => NUMERO.includes(name));
  const result = names.findIndex((name) => RESULT.includes(name));
  if (numero < 0 || result < 0) return [];
  return rows.map((cells, at) => ({
    line: at + 2,
    numero: cells[numero] ?? '',
    // Results have commas of their own, which not everybody quotes.
    result: (result === names.length - 1 ? cells.slice(result).join(',') : cells[result]) ?? '',
  }));
}
