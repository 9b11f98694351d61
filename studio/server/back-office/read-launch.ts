import type { KeyObject } from 'node:crypto';
import {
  BACK_OFFICE_LAUNCH_MS,
  BACK_OFFICE_LAUNCH_TYPE,
  type BackOfficeLaunch,
  backOfficeLaunch,
} from '@lanna/contract/money/vendor-wallet/vendor-wallet';
import { errors, jwtVerify } from 'jose';
import { BackOfficeRefusal } from './back-office-refusal.ts';

/** The operator's clock and ours may differ by so much. */
const CLOCKS_DIFFER_SECONDS = 5;

/**
 * Who comes, by a launch that the brand's own key has signed for this back office. Refuses `launch_expired`, and
 * `launch_invalid` for everything else that does not fit: only who forges launches would learn from more.
 */
export async function readLaunch(
  jws: string,
  expected: { audience: string; brandKeys: ReadonlyMap<string, KeyObject>; now: Date },
): Promise<BackOfficeLaunch> {
  const { audience, brandKeys, now } = expected;
  try {
    const { payload, protectedHeader } = await jwtVerify(
      jws,
      ({ kid = '' }) => {
        const key = brandKeys.get(kid);
        if (!key) throw new BackOfficeRefusal('launch_invalid');
        return key;
      },
      {
        algorithms: ['RS256'],
        typ: BACK_OFFICE_LAUNCH_TYPE,
        audience,
        currentDate: now,
        clockTolerance: CLOCKS_DIFFER_SECONDS,
        requiredClaims: ['iss', 'sub', 'jti', 'iat', 'exp'],
      },
    );
    const launch = backOfficeLaunch.parse(payload);
    // One brand's key says nothing about another brand.
    if (launch.iss !== protectedHeader.kid) throw new BackOfficeRefusal('launch_invalid');
    if (launch.exp - launch.iat > BACK_OFFICE_LAUNCH_MS / 1000) throw new BackOfficeRefusal('launch_invalid');
    if (launch.iat > now.getTime() / 1000 + CLOCKS_DIFFER_SECONDS)
      throw new BackOfficeRefusal('launch_invalid');
    return launch;
  } catch (error) {
    throw error instanceof errors.JWTExpired
      ? new BackOfficeRefusal('launch_expired')
      : new BackOfficeRefusal('launch_invalid');
  }
}
