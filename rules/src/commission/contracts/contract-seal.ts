import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/*
 * What both sides sign is one hash over the facts of a contract and its two texts. A side sees its own text and of the other one the digest
 * alone, which reveals nothing of it: each text is salted. So either side can compute the hash again.
 */

export interface ContractText {
  readonly language: string;
  readonly title: string;
  /** Numbered by their place; lines below a clause follow it. */
  readonly clauses: readonly { readonly text: string; readonly lines: readonly string[] }[];
  /** Hex. */
  readonly salt: string;
}

export interface TextDigests {
  readonly member: string;
  readonly upline: string;
}

export function textDigest(text: ContractText): string {
  return digestOf(text);
}

export function contractSha256(facts: unknown, texts: TextDigests): string {
  return digestOf({ facts, texts });
}

/** JSON with the names of each object in order, so that the same content is the same text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value)
      .filter(([, held]) => held !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, held]) => `${JSON.stringify(name)}:${canonicalJson(held)}`);
    return `{${fields.join(',')}}`;
  }
  return JSON.stringify(value);
}

function digestOf(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));
}
