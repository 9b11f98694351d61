export interface TypedDay {
  day: string;
  numero?: string;
  time?: string;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const NUMERO = /^\d{7}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Days as they are typed, a line each: `2026-12-01`, and in any order its numero and time. The number of the first line that cannot be read, from 1. */
export function readDays(text: string): { days: TypedDay[] } | { wrongLine: number } {
  const days: TypedDay[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    const words = line.trim().split(/\s+/).filter(Boolean);
    if (words.length === 0) continue;
    const day = readDay(words);
    if (!day) return { wrongLine: at + 1 };
    days.push(day);
  }
  return { days };
}

function readDay([day = '', ...rest]: string[]): TypedDay | undefined {
  if (!DAY.test(day) || Number.isNaN(Date.parse(day))) return undefined;
  const [numero, secondNumero] = rest.filter((word) => NUMERO.test(word));
  const [time, secondTime] = rest.filter((word) => TIME.test(word));
  const known = (numero === undefined ? 0 : 1) + (time === undefined ? 0 : 1);
  if (secondNumero ?? secondTime ?? rest[known]) return undefined;
  return { day, ...(numero !== undefined && { numero }), ...(time !== undefined && { time }) };
}
