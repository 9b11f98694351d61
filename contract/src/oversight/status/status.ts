import { COMPONENT_STATES } from '@lanna/rules/oversight/status/component-state';
import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { localTextShape } from '../../local-text.ts';

export const COMPONENT_KINDS = ['site', 'log_in', 'games', 'deposits', 'withdrawals', 'push'] as const;
export type ComponentKind = (typeof COMPONENT_KINDS)[number];

/** Bars of the history. */
export const STATUS_DAYS = 90;
/** Of a note or an announcement, in each language. */
export const STATUS_WORDS_MAX = 1000;

const state = z.enum(COMPONENT_STATES);
/** As a sign for each state, `-` where nothing was measured. */
export const DAY_SIGNS = { works: 'w', slow: 's', disturbed: 'd', down: 'x', stopped: 'o' } as const;

const component = z.object({
  code: z.string(),
  kind: z.enum(COMPONENT_KINDS),
  /** Of a vendor or a method; null where the kind says it all. */
  name: z.union([z.string(), localTextShape(200)]).nullable(),
  state,
  since: z.iso.datetime(),
  /** How today goes, in shares and times alone; null for what is not measured, or with too few cases to speak of. */
  today: z
    .object({
      /** Of deposits that were paid: how many of a hundred are credited. */
      share: z.int().nullable(),
      /** Half were quicker. */
      typicalMinutes: z.number().nullable(),
      /** Nine of ten were quicker. */
      slowMinutes: z.number().nullable(),
    })
    .nullable(),
  /** A sign for each of the last days, the oldest first, today last. */
  days: z.string().length(STATUS_DAYS),
  /** How much of the measured time of these days it worked, in hundredths of a percent; null where nothing was measured. */
  availability: z.int().nullable(),
});
export type StatusComponent = z.infer<typeof component>;

const note = z.object({ at: z.iso.datetime(), words: localTextShape(STATUS_WORDS_MAX) });

const incident = z.object({
  id: z.string(),
  kind: z.enum(COMPONENT_KINDS),
  name: component.shape.name,
  /** The gravest it came to. */
  state,
  openedAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
  /** The newest first. */
  notes: z.array(note),
});
export type StatusIncident = z.infer<typeof incident>;

export const siteHealth = endpoint({
  method: 'GET',
  path: '/wps/system/health',
  module: 'COMM3',
  access: 'anyone',
  summary:
    'What works and what does not, as measured: parts of the site, their last ninety days, incidents, maintenance ahead',
  value: z.object({
    /** When it was last measured; null: not yet. */
    measuredAt: z.iso.datetime().nullable(),
    /** The brand's day that the last sign of `days` is of. */
    today: z.iso.date(),
    components: z.array(component),
    incidents: z.array(incident),
    maintenance: z.array(
      z.object({
        id: z.string(),
        beginsAt: z.iso.datetime(),
        endsAt: z.iso.datetime(),
        words: localTextShape(STATUS_WORDS_MAX),
      }),
    ),
  }),
  refusals: [],
  limit: LIMITS.read,
  openWhenClosed: true,
});
