import { formatMoney } from '@lanna/rules/money';

export type SheetCell = string | number | bigint | null;

/** As `styles.xml` numbers them. */
export const STYLE = { plain: 0, money: 1, moment: 2, day: 3, head: 4 } as const;

const COLUMN_WIDTH = 18;
/** What a cell holds (ECMA-376). */
const TEXT_MAX = 32_767;
/** Spreadsheets reckon with 15 digits: what has more stays text, so that none is lost. */
const DIGITS_MAX = 15;
const AMOUNT = /^-?\d+\.\d{2,5}$/;
const MOMENT = /^(\d{4}-\d\d-\d\d)(?: (\d\d):(\d\d):(\d\d))?$/;
const DAY_SECONDS = 86_400;

/** Where a sheet begins: the first row stays in sight. */
export function sheetStart(columns: number): string {
  const pane =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  const widths = `<cols><col min="1" max="${Math.max(1, columns)}" width="${COLUMN_WIDTH}" customWidth="1"/></cols>`;
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${pane}${widths}<sheetData>`;
}

export const SHEET_END = '</sheetData></worksheet>';

export function headRow(names: readonly string[]): string {
  return `<row>${names.map((name) => textCell(name, STYLE.head)).join('')}</row>`;
}

/**
 * A row: money and counts are figures, days and moments are dates, everything else is text. Text is written as text and never as a formula, so what begins with `=` is
 * shown as it is and does nothing.
 */
export function rowXml(cells: readonly SheetCell[]): string {
  return `<row>${cells.map(cellXml).join('')}</row>`;
}

function cellXml(cell: SheetCell): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'bigint') return figure(formatMoney(cell), STYLE.money);
  if (typeof cell === 'number')
    return Number.isFinite(cell) ? figure(String(cell), STYLE.plain) : textCell(String(cell));
  if (AMOUNT.test(cell)) return figure(cell, STYLE.money);
  const moment = MOMENT.exec(cell);
  return moment ? dateCell(cell, moment) : textCell(cell);
}

function figure(text: string, style: number): string {
  const digits = text.replace(/^-?0*|\D/g, '').length;
  return digits > DIGITS_MAX ? textCell(text) : `<c s="${style}"><v>${text}</v></c>`;
}

/** Days since 1899-12-30, as spreadsheets count; those of before 1900-03-01 they count otherwise. */
function dateCell(text: string, [, day = '', hours, minutes, seconds]: RegExpExecArray): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  const days = (at - Date.UTC(1899, 11, 30)) / (DAY_SECONDS * 1000);
  if (!Number.isInteger(days) || days < 61 || new Date(at).toISOString().slice(0, 10) !== day)
    return textCell(text);
  if (hours === undefined) return `<c s="${STYLE.day}"><v>${days}</v></c>`;
  const ofDay = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return `<c s="${STYLE.moment}"><v>${(days + ofDay / DAY_SECONDS).toFixed(10)}</v></c>`;
}

function textCell(text: string, style: number = STYLE.plain): string {
  return `<c t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** Only signs that XML 1.0 knows; `_x0041_` would else be read as the sign of that number. */
export function escaped(text: string): string {
  return (
    text
      .slice(0, TEXT_MAX)
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is meant
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
      .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}
