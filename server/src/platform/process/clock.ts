/** Time is passed in, so that tests can move it. UTC throughout; days are cut in the brand's time zone elsewhere. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
