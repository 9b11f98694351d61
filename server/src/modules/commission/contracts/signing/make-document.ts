import { wireTermsOf } from '@lanna/contract/commission/contracts/terms';
import { contractSha256, textDigest } from '@lanna/rules/commission/contracts/contract-seal';
import type { ContractTerms, Payer } from '@lanna/rules/commission/contracts/terms';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import { brandName } from '../../../house/brands/brand-name.ts';
import { maskName } from '../../../people/members/mask.ts';
import type { ContractTexts } from '../pages/contract-row.ts';
import type { Party } from './parties.ts';
import { writeText } from './write-text.ts';

/** The facts of a contract, its text in the language of each side, and the hash over both that the two sign. */
export function makeDocument({
  id,
  brand,
  parties: { member, upline },
  terms,
  payer,
  proposedAt,
  expiresAt,
}: {
  id: string;
  brand: BrandProfile;
  parties: { member: Party; upline: Party | null };
  terms: ContractTerms;
  payer: Payer;
  proposedAt: Date;
  expiresAt: Date;
}) {
  const { currency, currencySymbol, timeZone } = brand;
  const facts = {
    form: 1,
    contract: id,
    brand: brand.code,
    upline: upline ? 'agent' : 'brand',
    payer,
    terms: wireTermsOf(terms),
    currency,
    timeZone,
    proposedAt: proposedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
  const common = { terms, payer, withBrand: upline === null, expiresAt, currencySymbol, timeZone };
  const language = upline?.language ?? brand.defaultLanguage;
  const nameOfBrand = { member: brandName(brand, member.language), upline: brandName(brand, language) };
  const texts: ContractTexts = {
    member: writeText(
      {
        ...common,
        names: {
          member: member.username,
          upline: upline ? maskName(upline.username) : nameOfBrand.member,
          brand: nameOfBrand.member,
        },
      },
      member.language,
    ),
    upline: writeText(
      {
        ...common,
        names: {
          // The agent who signs is directly above.
          member: member.username,
          upline: upline ? upline.username : nameOfBrand.upline,
          brand: nameOfBrand.upline,
        },
      },
      language,
    ),
  };
  const digests = { member: textDigest(texts.member), upline: textDigest(texts.upline) };
  return { facts, texts, sha256: contractSha256(facts, digests) };
}
