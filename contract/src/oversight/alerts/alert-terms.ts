/** What a rule watches. Of a brand, or of each brand where the rule is the house's: what waits, wins, what stands on numbers. */
export const BRAND_ALERTS = ['waiting', 'win', 'liability'] as const;
/** Of the house alone: gateways and feeds serve all brands, the books are one. */
export const HOUSE_ALERTS = ['gateway', 'feed', 'books', 'drill'] as const;
export const ALERT_KINDS = [...BRAND_ALERTS, ...HOUSE_ALERTS] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

export const ALERT_STATES = ['pending', 'open', 'acknowledged', 'closed'] as const;
export type AlertState = (typeof ALERT_STATES)[number];

/** Mail and web push lead to an operator; the others out of the house. */
export const OUTWARD_KINDS = ['line', 'telegram', 'webhook'] as const;
export type OutwardKind = (typeof OUTWARD_KINDS)[number];
export const DESTINATION_KINDS = ['mail', 'web_push', ...OUTWARD_KINDS] as const;
export type DestinationKind = (typeof DESTINATION_KINDS)[number];

export const DRILL_KINDS = ['restore', 'failover', 'provider_away'] as const;
export type DrillKind = (typeof DRILL_KINDS)[number];

/** What a webhook is signed with is at least so long. */
export const WEBHOOK_KEY_MIN = 32;
/** Destinations of one rule. */
export const RULE_DESTINATIONS_MAX = 20;
/** Minutes of the day. */
export const DAY_MINUTES = 1440;
/** A rule is sent again no sooner. */
export const REPEAT_MINUTES_MIN = 5;
