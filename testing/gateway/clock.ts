const { START_AT } = process.env;
const aheadMs = START_AT ? Date.parse(START_AT) - Date.now() : 0;

/** The gateway's own time: the machine's, or from START_AT on where the portal's clock stands elsewhere. */
export function now(): Date {
  return new Date(Date.now() + aheadMs);
}
