import { expect, test } from 'vitest';
import { findCountries, initialCountry } from './country-choice.ts';

const LIST = [
  { countryCode: 'CA', countryDialingCode: '1', name: 'Canada' },
  { countryCode: 'TH', countryDialingCode: '66', name: 'Thailand' },
  { countryCode: 'TL', countryDialingCode: '670', name: 'Timor-Leste' },
  { countryCode: 'US', countryDialingCode: '1', name: 'United States' },
];
const codes = (found: readonly { countryCode: string }[]) => found.map(({ countryCode }) => countryCode);

test('a picker starts with the given code, else with the current country', () => {
  expect(initialCountry(LIST, '66', 'US')?.countryCode).toBe('TH');
  expect(initialCountry(LIST, undefined, 'US')?.countryCode).toBe('US');
  expect(initialCountry(LIST, '999', 'TH')?.countryCode).toBe('TH');
  expect(initialCountry(LIST, undefined, null)?.countryCode).toBe('CA');
});

test('of countries that share a dialing code the current country is chosen', () => {
  expect(initialCountry(LIST, '1', 'US')?.countryCode).toBe('US');
  expect(initialCountry(LIST, '1', 'TH')?.countryCode).toBe('CA');
});

test('countries are found by name, letters or dialing code, the nearest first', () => {
  expect(codes(findCountries(LIST, ''))).toEqual(['CA', 'TH', 'TL', 'US']);
  expect(codes(findCountries(LIST, 'th'))).toEqual(['TH']);
  expect(codes(findCountries(LIST, '+66'))).toEqual(['TH']);
  expect(codes(findCountries(LIST, '67'))).toEqual(['TL']);
  expect(codes(findCountries(LIST, 'united'))).toEqual(['US']);
  expect(findCountries(LIST, 'zz')).toEqual([]);
});
