/** Notifies receivers of envelopes; queued as soon as one is given. */
export const TELL_JOB = 'envelopes-tell';
