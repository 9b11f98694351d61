type Field = string | number | bigint | boolean | null;

const PLAIN = /^[\w.:-]+$/;

/**
 * Rows as the text of an array of a composite type, their fields in the order of its attributes. Written here, since the driver's own way of
 * arrays costs more than everything else a call on the way of money does in this process.
 */
export function compositesText(rows: readonly (readonly Field[])[]): string {
  return `{${rows.map((row) => `"(${row.map(fieldText).join(',')})"`).join(',')}}`;
}

/** Nothing between two commas is null, and two quotes are the empty text. What is quoted in a row is escaped once more for the array. */
function fieldText(field: Field): string {
  if (field === null) return '';
  if (typeof field !== 'string' || PLAIN.test(field)) return String(field);
  return `\\"${field.replace(/["\\]/g, '\\\\\\$&')}\\"`;
}
