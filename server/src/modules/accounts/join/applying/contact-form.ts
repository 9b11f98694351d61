import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/mobile';
import { readMobileNumber } from '../../../../platform/sms/mobile-number.ts';

/** One form of each contact, so that one written differently is the same: numbers in E.164 where they can be read, names without @. */
export function contactForm(way: string, typed: string, country: string): string {
  const text = typed.trim();
  if (way === 'phone') return phoneForm(text, country);
  return way === 'email' ? text.toLowerCase() : text.toLowerCase().replace(/^@/, '');
}

function phoneForm(typed: string, country: string): string {
  const countryDialingCode = isSupportedCountry(country) ? getCountryCallingCode(country) : '';
  const own = readMobileNumber({ countryDialingCode, mobileNum: typed });
  return own ?? (typed.startsWith('+') ? '+' : '') + typed.replaceAll(/\D/g, '');
}
