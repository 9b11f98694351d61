import { z } from 'zod';
import type { SealedColumn } from '../../../../platform/sealing/bring-under-key.ts';
import type { SealedPlace, SecretBox } from '../../../../platform/sealing/secret-box.ts';

/** A person as printed on a document. It is sealed as one, so that nothing of it is ever read without the rest being guarded. */
export interface Person {
  name: string;
  /** `yyyy-MM-dd`. */
  birthday: string;
  number: string;
}

const person = z.object({ name: z.string(), birthday: z.string(), number: z.string() });

type Place = 'kyc.submission' | 'kyc.person' | 'kyc.correction';
/** What identifies the rows of each. */
const ROWS: Record<Place, string> = {
  'kyc.submission': 'id',
  'kyc.person': 'member_id',
  'kyc.correction': 'id',
};

export const SEALED_PERSONS: readonly SealedColumn[] = (Object.keys(ROWS) as Place[]).map((table) => ({
  table,
  row: ROWS[table],
  secret: 'person',
}));

export function sealPerson(secrets: SecretBox, table: Place, row: string, who: Person): string {
  return secrets.seal(JSON.stringify(person.parse(who)), placeOf(table, row));
}

export function openPerson(secrets: SecretBox, table: Place, row: string, sealed: string): Person {
  return person.parse(JSON.parse(secrets.open(sealed, placeOf(table, row))));
}

function placeOf(table: Place, row: string): SealedPlace {
  return { table, row };
}
