import { Secret, TOTP } from 'otpauth';

/** What is kept of a member's authenticator app. */
export interface Totp {
  /** 160 random bits in base32; shown once, while it is set up. */
  secret: string;
  /** The time step of the last code taken. A code is good for one use: no step is taken twice, nor an earlier one after a later. */
  lastStep: number | null;
}

const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
const DIGITS = 6;
/** A code of the step before or after is taken too: clocks differ and typing takes time (RFC 6238, section 5.2). */
const WINDOW_STEPS = 1;

/** A new secret, and the address that an app reads from a QR code. Keep it only after `checkTotp` has taken a first code. */
export function newTotp(owner: { issuer: string; account: string }): { totp: Totp; uri: string } {
  const secret = new Secret({ size: SECRET_BYTES });
  const uri = new TOTP({
    issuer: owner.issuer,
    label: owner.account,
    secret,
    digits: DIGITS,
    period: STEP_SECONDS,
  }).toString();
  return { totp: { secret: secret.base32, lastStep: null }, uri };
}

/**
 * The state to keep when the code (RFC 6238, SHA-1, 6 digits, 30 s: what every app speaks) is right and was not used before;
 * undefined otherwise. Two requests may bring one code at once, so write it with `where last_step is null or last_step < new`
 * and treat zero rows as a wrong code.
 */
export function checkTotp(totp: Totp, code: string, now: Date): Totp | undefined {
  const token = asciiDigits(code);
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    token,
    secret: Secret.fromBase32(totp.secret),
    digits: DIGITS,
    period: STEP_SECONDS,
    timestamp,
    window: WINDOW_STEPS,
  });
  if (delta === null) return undefined;
  const step = TOTP.counter({ period: STEP_SECONDS, timestamp }) + delta;
  return totp.lastStep !== null && step <= totp.lastStep ? undefined : { ...totp, lastStep: step };
}

/** Apps show `123 456`, and a Thai keyboard may give ๑๒๓. */
function asciiDigits(code: string): string {
  return code
    .slice(0, 20)
    .replaceAll(' ', '')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
}
