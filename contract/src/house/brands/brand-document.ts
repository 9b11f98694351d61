import { z } from 'zod';
import { language } from '../../language.ts';
import { localTextShape } from '../../local-text.ts';
import { brandSettings, hosts } from './brand-settings.ts';
import { BRAND_TEXTS } from './brand-texts.ts';
import { brandTheme, contrastRatio, READABLE_PAIRS } from './brand-theme.ts';

const timeZone = z
  .string()
  .max(60)
  .refine((zone) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== undefined;
    } catch {
      return false;
    }
  }, 'time_zone');

/**
 * Everything an operator may set of a brand, as the console reads and writes it: the settings, and what stands in columns of
 * its own. The default password is a secret and has calls of its own; whether it plays for real money is no setting.
 */
export const brandDocument = brandSettings.omit({ defaultPassword: true, demo: true }).extend({
  name: localTextShape(BRAND_TEXTS.name),
  /** False: the brand answers no request, as if it were not there. */
  enabled: z.boolean(),
  currencySymbol: z.string().trim().min(1).max(8),
  timeZone,
  languages: z
    .array(language)
    .min(1)
    .refine((list) => new Set(list).size === list.length, 'twice'),
  defaultLanguage: language,
  hosts,
  theme: brandTheme,
});
export type BrandDocument = z.infer<typeof brandDocument>;

/** What a document must keep besides the shape of each setting. */
export const consistentDocument = brandDocument.superRefine((document, context) => {
  const refuse = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
  if (!document.languages.includes(document.defaultLanguage)) refuse(['defaultLanguage'], 'not_a_language');
  if (document.sessionIdleMs > document.sessionAbsoluteMs) refuse(['sessionIdleMs'], 'longer_than_session');
  const { realityCheckMinutes, realityCheckMinutesMin, realityCheckMinutesMax } = document.protection;
  if (realityCheckMinutesMin > realityCheckMinutesMax)
    refuse(['protection', 'realityCheckMinutesMin'], 'later_than_latest');
  else if (realityCheckMinutes < realityCheckMinutesMin || realityCheckMinutes > realityCheckMinutesMax)
    refuse(['protection', 'realityCheckMinutes'], 'out_of_range');
  if (document.hosts.length === 0) refuse(['hosts'], 'too_small');
  const { mode, countries } = document.site.region;
  if (mode === 'allow' && countries.length === 0) refuse(['site', 'region', 'countries'], 'serves_nobody');
  const { colours } = document.theme;
  for (const [ink, paper, least] of READABLE_PAIRS)
    if (contrastRatio(colours[ink], colours[paper]) < least)
      refuse(['theme', 'colours', ink], `contrast_${paper}`);
});
