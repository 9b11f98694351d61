import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/mobile';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { readMobileNumber } from '../../../platform/sms/mobile-number.ts';

/** E.164 of a number as typed; without a dialing code it is one of the brand's country. Null when it is no mobile number. */
export function readBrandMobile(
  mobileNum: string | null,
  countryDialingCode: string | undefined,
  brandCountry: string,
): string | null {
  if (mobileNum === null) return null;
  const given = countryDialingCode?.trim();
  const code = given || (isSupportedCountry(brandCountry) ? getCountryCallingCode(brandCountry) : '');
  return readMobileNumber({ countryDialingCode: code, mobileNum: mobileNum.trim() }) ?? null;
}

/** E.164 of a number in a log-in or reset form. Refuses with `invalid_input` {fields} when it is no mobile number. */
export function readMobile(
  form: { mobileNum: string; countryDialingCode?: string | undefined },
  brand: { country: string },
): string {
  const mobile = readBrandMobile(form.mobileNum, form.countryDialingCode, brand.country);
  if (mobile === null)
    throw new Refusal('invalid_input', { fields: [{ field: 'mobileNum', message: 'mobile_invalid' }] });
  return mobile;
}
