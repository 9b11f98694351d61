/** `2026-12-31 2027-01-03`, a line for each day that falls on another; undefined where a line is no two days. */
export function readMovedDays(text: string): Record<string, string> | undefined {
  const moved: Record<string, string> = {};
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const [from, to, ...more] = line.split(/[\s,→>]+/);
    if (!isDay(from) || !isDay(to) || more.length > 0 || from in moved) return undefined;
    moved[from] = to;
  }
  return moved;
}

export function writeMovedDays(moved: Readonly<Record<string, string>>): string {
  return Object.entries(moved)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([from, to]) => `${from} ${to}`)
    .join('\n');
}

function isDay(text: string | undefined): text is string {
  return text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}
