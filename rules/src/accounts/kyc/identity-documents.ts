/** Documents that prove a member's identity. A brand takes some of them. */
export const IDENTITY_DOCUMENTS = ['thai_id', 'passport', 'driving_licence'] as const;
export type IdentityDocument = (typeof IDENTITY_DOCUMENTS)[number];

/** Pictures of them. `face`: the holder beside the document; `address`: a bill or a letter with the address. */
export const DOCUMENT_PARTS = ['front', 'back', 'face', 'address'] as const;
export type DocumentPart = (typeof DOCUMENT_PARTS)[number];

export const ADDRESS_PROOFS = ['none', 'optional', 'required'] as const;
export type AddressProof = (typeof ADDRESS_PROOFS)[number];

/** Pictures that must be sent, in the order to take them; a passport has one page with everything. */
export function requiredParts(kind: IdentityDocument, addressProof: AddressProof): DocumentPart[] {
  return [
    'front',
    ...(kind === 'passport' ? [] : (['back'] as const)),
    'face',
    ...(addressProof === 'required' ? (['address'] as const) : []),
  ];
}

/** All that may be sent. */
export function offeredParts(kind: IdentityDocument, addressProof: AddressProof): DocumentPart[] {
  return [
    ...requiredParts(kind, addressProof),
    ...(addressProof === 'optional' ? (['address'] as const) : []),
  ];
}

/** A number as two are compared: `1-2345-67890-12-1` and `1 2345 67890 12 1` are the same. */
export function readDocumentNumber(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s.\-–/]/g, '')
    .toUpperCase();
}

/** Whether a number can stand on a document of this kind. */
export function isDocumentNumber(kind: IdentityDocument, number: string): boolean {
  if (kind === 'thai_id') return isThaiId(number);
  return kind === 'passport' ? /^[A-Z0-9]{6,12}$/.test(number) : /^[A-Z0-9]{6,15}$/.test(number);
}

/** Thirteen digits whose last one follows from the others. */
function isThaiId(number: string): boolean {
  if (!/^[1-9]\d{12}$/.test(number)) return false;
  const sum = [...number.slice(0, 12)].reduce((total, digit, at) => total + Number(digit) * (13 - at), 0);
  return (11 - (sum % 11)) % 10 === Number(number[12]);
}

/** `1234567890121` → `•••••••••0121`: enough for the holder of the document to know it again. */
export function maskDocumentNumber(number: string): string {
  const shown = number.length > 8 ? 4 : 2;
  return '•'.repeat(number.length - shown) + number.slice(-shown);
}
