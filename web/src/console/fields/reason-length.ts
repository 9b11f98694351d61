/* As `reason` of `contract/src/ops.ts`, whose schema stays on the server. */
export const REASON_MIN = 5;
export const REASON_MAX = 500;
