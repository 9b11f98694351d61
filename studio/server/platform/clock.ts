/** Time is passed in, so that tests can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export function later(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}
