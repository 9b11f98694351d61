/** How something ended, as a bank or a gateway says. */
export const OUTCOMES = ['paid', 'failed'] as const;
export type ConfirmationOutcome = (typeof OUTCOMES)[number];

/** Where it was learnt. */
export const SOURCES = ['webhook', 'asked', 'statement', 'desk', 'sandbox'] as const;
export type ConfirmationSource = (typeof SOURCES)[number];

/**
 * Why a confirmation has found nothing yet that it belongs to: `order` nothing is known under its reference; `amount`, `currency`,
 * `payer`, `channel` what is known differs there; `state` what is known has ended another way; `decision` a person decides.
 */
export const WAITS_FOR = ['order', 'amount', 'currency', 'payer', 'channel', 'state', 'decision'] as const;
export type WaitsFor = (typeof WAITS_FOR)[number];
