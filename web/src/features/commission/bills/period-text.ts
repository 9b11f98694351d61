/** Days, an hour of a day, or a window of five minutes, as figures. */
export function periodText(period: {
  from: string;
  to: string;
  hour: number | null;
  minute: number | null;
}): string {
  const { from, to, hour, minute } = period;
  if (hour !== null) return `${from} · ${clock(hour * 60)}–${clock((hour + 1) * 60)}`;
  if (minute !== null) return `${from} · ${clock(minute)}`;
  return from === to ? from : `${from} – ${to}`;
}

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Hundred-thousandths as per cent: 1500 is 1.5 %. */
export function percentText(rate: number): string {
  return `${rate / 1000}%`;
}
