import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { exclusionInForce } from '../../people/members/exclusion.ts';

/** Longer ones are for good. */
export const EXCLUSION_MONTHS_MAX = 120;
export const TIME_OUT_HOURS_MAX = 6 * 30 * 24;

/** What holds for a member, and what comes next. */
export const exclusionState = exclusionInForce.extend({
  /**
   * What the member can do about its end: none (it ends by itself, never, or not yet) · askable (its time has passed) · asked (it ends at
   * `endsAt`, and the member may still keep it) · elsewhere (it was asked for on another account of the person, and ends there).
   */
  end: z.enum(['none', 'askable', 'asked', 'elsewhere']),
  /** When it ends: a time-out's own time, or a day after its end was asked for; null while it is not known. */
  endsAt: z.iso.datetime().nullable(),
});
export type ExclusionState = z.infer<typeof exclusionState>;

/** As elsewhere; an account that has no password is believed by its session and its second factor. */
const proof = {
  password: z.string().max(2000).default(''),
  secondFactor: z.string().max(8000).optional(),
};
const excluding = {
  method: 'POST',
  module: 'PROTECTION',
  access: 'player',
  encrypted: true,
  limit: LIMITS.credential,
} as const;
const proofRefusals = ['password_wrong', 'second_factor_needed', 'second_factor_wrong'] as const;

export const takeTimeOut = endpoint({
  ...excluding,
  path: '/wps/protection/time-out',
  summary:
    'Stops play and deposits at this brand for some hours, at once; asked again it can only become longer',
  body: z.object({ hours: z.int().min(1).max(TIME_OUT_HOURS_MAX), ...proof }),
  value: z.object({ exclusion: exclusionState }),
  /** `exclusion_not_offered` {offered: hours} · `exclusion_not_longer` {kind, until}. */
  refusals: ['exclusion_not_offered', 'exclusion_not_longer', ...proofRefusals],
});

export const excludeSelf = endpoint({
  ...excluding,
  path: '/wps/protection/self-exclusion',
  summary:
    'Stops play and deposits on every account of the person, at all brands, at once; asked again it can only become longer',
  body: z.object({
    /** Null: for good. */
    months: z.int().min(6).max(EXCLUSION_MONTHS_MAX).nullable(),
    ...proof,
  }),
  /** Of how many accounts, this one included, was to be shut out of play. */
  value: z.object({ exclusion: exclusionState, accounts: z.int() }),
  /** `exclusion_not_offered` {offered: months} · `exclusion_not_longer` {kind, until}. */
  refusals: ['exclusion_not_offered', 'exclusion_not_longer', ...proofRefusals],
});

export const askExclusionEnd = endpoint({
  ...excluding,
  path: '/wps/protection/self-exclusion/end',
  summary: 'Asks for the end of a self-exclusion whose time has passed; it ends a day later',
  body: z.object(proof),
  value: z.object({ exclusion: exclusionState }),
  /** `exclusion_missing` · `exclusion_running` {until} · `exclusion_for_good` · `exclusion_elsewhere`. */
  refusals: [
    'exclusion_missing',
    'exclusion_running',
    'exclusion_for_good',
    'exclusion_elsewhere',
    ...proofRefusals,
  ],
});

export const keepExclusion = endpoint({
  method: 'POST',
  path: '/wps/protection/self-exclusion/keep',
  module: 'PROTECTION',
  access: 'player',
  summary: 'Takes back that an end was asked for: the self-exclusion goes on',
  body: z.object({}),
  value: z.object({ exclusion: exclusionState }),
  refusals: ['exclusion_missing'],
  limit: LIMITS.write,
});

export const chooseMarketing = endpoint({
  method: 'PUT',
  path: '/wps/protection/marketing',
  module: 'PROTECTION',
  access: 'player',
  summary: 'Whether the member wants to hear of promotions; an excluded member does not',
  body: z.object({ wanted: z.boolean() }),
  value: z.object({ wanted: z.boolean() }),
  /** `play_excluded` {kind, since, until}: wanted again only after the exclusion. */
  refusals: ['play_excluded'],
  limit: LIMITS.write,
});
