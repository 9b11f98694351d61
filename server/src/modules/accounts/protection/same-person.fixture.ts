import type { FindSamePerson } from './same-person.ts';

/** Members who have proved nothing that leads to another account. */
export const strangers: FindSamePerson = async () => ({ digests: [], accountIds: [] });
