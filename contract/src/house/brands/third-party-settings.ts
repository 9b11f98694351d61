import { firebaseAddresses } from '@lanna/rules/people/authentication/firebase-addresses';
import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ });
/** As a Content-Security-Policy takes it: what would end a source or a directive is not let in. */
const source = address.regex(/^[^\s;,'"?#]+$/);

/**
 * Google's reCAPTCHA v2, which Identity Platform asks of browsers. Of google.com the policy lets in the one
 * script file: other scripts there would help injected code to run.
 */
const RECAPTCHA = {
  scriptUrl: 'https://www.google.com/recaptcha/api.js',
  siteKey: null,
  scriptSources: ['https://www.gstatic.com/recaptcha/'],
  frameSources: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

const humanCheck = z.object({
  /** Speaks as reCAPTCHA v2 does: `grecaptcha.render` and `execute`. */
  scriptUrl: source,
  /** Null: the provider is asked for it (`recaptchaParams`), which costs each check a call. */
  siteKey: z.string().min(1).max(200).nullable().default(null),
  /** Where the script fetches more of itself from, and what it frames. */
  scriptSources: z.array(source).max(10).default([]),
  frameSources: z.array(source).max(10).default([]),
});

/**
 * An identity service that speaks as Google's Identity Platform (Firebase Authentication) does: `settings.login.thirdParty` of a
 * brand. For Google's own, the project and its key are enough; the rest names another.
 */
export const thirdPartySettings = z
  .object({
    /** Whom tokens must be made for: the project. */
    audience: z.string().min(1).max(200),
    /** The browser's key, public by nature. */
    apiKey: z.string().min(1).max(200),
    issuer: address.optional(),
    jwksUrl: address.optional(),
    /** What stands before `/v1/accounts:…`. */
    apiUrl: source
      .transform((url) => url.replace(/\/+$/, ''))
      .default('https://identitytoolkit.googleapis.com'),
    humanCheck: humanCheck.default(RECAPTCHA),
  })
  .transform(({ issuer, jwksUrl, ...given }) => {
    const google = firebaseAddresses(given.audience);
    return { ...given, issuer: issuer ?? google.issuer, jwksUrl: jwksUrl ?? google.jwksUrl };
  });
export type ThirdPartySettings = z.infer<typeof thirdPartySettings>;
