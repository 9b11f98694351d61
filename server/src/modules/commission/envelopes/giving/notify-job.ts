/** Notifies receivers of envelopes; queued as soon as one is given. */
export const NOTIFY_JOB = 'envelopes-tell';
