/** Services whose own log-in proves that an account there is the member's. */
export const LINKED_SERVICES = ['line', 'zalo'] as const;
export type LinkedService = (typeof LINKED_SERVICES)[number];
