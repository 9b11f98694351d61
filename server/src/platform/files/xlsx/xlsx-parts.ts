import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { FileAnswer } from '../send-csv.ts';
import { rowsInZone } from '../zoned-cells.ts';
import { headRow, rowXml, SHEET_END, sheetStart } from './sheet-xml.ts';
import { SHEET_PATH, workbookParts } from './workbook-parts.ts';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** What a sheet holds (ECMA-376), its heading among them. */
const ROWS_MAX = 1_048_576;

/** A file's rows as a workbook of one sheet, in parts as they are made; its times on the clocks of the zone. A file with more rows than a sheet has fails rather than ending early. */
export async function* xlsxParts(file: FileAnswer, timeZone: string | undefined): AsyncGenerator<Buffer> {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    made.push(part);
  });
  const taken = () => {
    const all = Buffer.concat(made);
    made = [];
    return all;
  };
  for (const [path, text] of Object.entries(workbookParts(file.name))) {
    const entry = new ZipDeflate(path);
    zip.add(entry);
    entry.push(strToU8(text), true);
  }
  const sheet = new ZipDeflate(SHEET_PATH);
  zip.add(sheet);
  let count = 0;
  for await (const { header, rows } of rowsInZone(file, timeZone)) {
    const head = header ? sheetStart(header.length) + headRow(header) : '';
    count += rows.length + (header ? 1 : 0);
    if (count > ROWS_MAX) throw new Error(`${file.name} has more rows than a sheet`);
    sheet.push(strToU8(head + rows.map(rowXml).join('')));
    const part = taken();
    if (part.length > 0) yield part;
  }
  sheet.push(strToU8(SHEET_END), true);
  zip.end();
  yield taken();
}
