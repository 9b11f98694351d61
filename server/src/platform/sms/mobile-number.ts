import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** The parser throws on a dialing code that no country has. */
const DIALING_CODES = new Set<string>(getCountries().map((country) => getCountryCallingCode(country)));

/**
 * The E.164 form of a mobile number as people type it, undefined when it is none of that country: `66` and `081-234 5678`
 * give `+66812345678`. One form for one number, so limits and ownership cannot be evaded by writing it differently.
 */
export function readMobileNumber(typed: {
  countryDialingCode: string;
  mobileNum: string;
}): string | undefined {
  const dialingCode = typed.countryDialingCode.replace(/^\+/, '');
  if (!DIALING_CODES.has(dialingCode) || !/^[+\d ().-]{4,30}$/.test(typed.mobileNum)) return undefined;
  const number = parsePhoneNumberFromString(typed.mobileNum, {
    defaultCallingCode: dialingCode,
    extract: false,
  });
  return number?.countryCallingCode === dialingCode && number.isValid() ? number.number : undefined;
}

/** Whose number an E.164 number is, as ISO 3166-1 alpha-2: also where countries share a dialing code. Undefined: no country's. */
export function countryOfMobile(mobile: string): string | undefined {
  return parsePhoneNumberFromString(mobile)?.country;
}
