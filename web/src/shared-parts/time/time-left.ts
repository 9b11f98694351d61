export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** From now until then, in whole seconds rounded up, so that zero means it is over; never below zero. */
export function timeLeft(untilMs: number, nowMs: number): TimeLeft {
  const all = Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor(all / 3600) % 24,
    minutes: Math.floor(all / 60) % 60,
    seconds: all % 60,
  };
}

/** `07:05:09` */
export function clockText({ hours, minutes, seconds }: TimeLeft): string {
  return [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':');
}
