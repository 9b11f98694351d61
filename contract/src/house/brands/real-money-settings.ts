import { z } from 'zod';
import { localTextShape } from '../../local-text.ts';

/** A page of the regulator or of a helping body: members follow it in trust, so it is reached safely or not at all. */
const safeAddress = z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(300);

export const helpLink = z.object({ label: localTextShape(80), url: safeAddress });
export type HelpLink = z.infer<typeof helpLink>;

/** How many pages that help with gambling a brand names at the least. */
export const HELP_LINKS_MIN = 2;

/** Under whose leave a brand takes real money: `settings.realMoney`. What it must state before it opens, `OPENING_POINTS` lists. */
export const realMoneySettings = z.object({
  licenceNumber: z.string().trim().min(2).max(60).nullable().default(null),
  regulatorName: z.string().trim().min(2).max(120).nullable().default(null),
  /** Where the licence can be looked up. */
  regulatorUrl: safeAddress.nullable().default(null),
  /** Where players find help with gambling. */
  helpLinks: z.array(helpLink).max(10).default([]),
  /** Members may register before the brand opens; they can neither pay in nor play until then. */
  registerBeforeOpening: z.boolean().default(false),
});
