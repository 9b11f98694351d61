import type { ContractDocument } from '@lanna/contract/commission/contracts/contracts';

/** The contract as a file: its text, and below it everything the hash can be computed from again. */
export function documentText({ contract, facts, text, textDigests, signatures }: ContractDocument): string {
  const clauses = text.clauses.map(({ text: clause, lines }, at) =>
    [`${at + 1}. ${clause}`, ...lines.map((line) => `   – ${line}`)].join('\n'),
  );
  const sealed = {
    sha256: contract.sha256,
    facts,
    text,
    textDigests,
    signatures: signatures.map(({ side, at, sha256 }) => ({ side, at, sha256 })),
  };
  return [text.title, ...clauses, '----', JSON.stringify(sealed, null, 2), ''].join('\n\n');
}
