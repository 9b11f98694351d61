/** A line in quarters of a goal: 3 is 0.75, −2 is −0.5. A handicap is the home side's. */
export type Line = number;

export const QUARTERS = 4;
/** Nothing is offered beyond twenty goals, corners or cards. */
export const LINE_MOST = 20 * QUARTERS;

export function isLine(value: unknown): value is Line {
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= LINE_MOST;
}

/** A quarter line is half a stake on each of the lines beside it; all others are one line. */
export function halvesOf(line: Line): readonly Line[] {
  return line % 2 === 0 ? [line] : [line - 1, line + 1];
}

/** `0`, `0.75`, `2`, with a sign where one is asked for: `+0.75`, `−1.5`. */
export function lineText(line: Line, signed = false): string {
  const size = String(Math.abs(line) / QUARTERS);
  if (line === 0 || !signed) return line < 0 ? `−${size}` : size;
  return `${line < 0 ? '−' : '+'}${size}`;
}

/** As tables of Asia print a quarter line: `0.5-1`; all others as they are. */
export function spanText(line: Line): string {
  const size = Math.abs(line);
  return halvesOf(size)
    .map((half) => String(half / QUARTERS))
    .join('-');
}

const SPOKEN = ['', '', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า', 'สิบ'] as const;

/** The size of a line as Thai players say it: เสมอ, ปป, ครึ่งลูก, ครึ่งควบลูก, ลูก, ลูกควบลูกครึ่ง, … Beyond ten the number itself. */
export function thaiLine(line: Line): string {
  const size = Math.abs(line);
  const goals = Math.floor(size / QUARTERS);
  const quarter = size % QUARTERS;
  if (goals >= SPOKEN.length - 1) return `${size / QUARTERS} ลูก`;
  const whole = goals === 0 ? '' : `${SPOKEN[goals]}ลูก`;
  if (quarter === 0) return goals === 0 ? 'เสมอ' : whole;
  if (quarter === 2) return goals === 0 ? 'ครึ่งลูก' : `${whole}ครึ่ง`;
  if (quarter === 1) return goals === 0 ? 'ปป' : `${whole}ควบ${goals === 1 ? '' : SPOKEN[goals]}ลูกครึ่ง`;
  const next = goals === 0 ? 'ลูก' : `${SPOKEN[goals + 1]}ลูก`;
  return goals === 0 ? `ครึ่งควบ${next}` : `${whole}ครึ่งควบ${next}`;
}
