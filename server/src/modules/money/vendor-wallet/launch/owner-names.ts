import type { OwnerNames } from '../../../books/ledger/owner-names.ts';

/** Members by their user names, vendors by their codes. */
export const ownerNames: OwnerNames = async (db, ids) => {
  if (ids.length === 0) return new Map();
  const [members, vendors] = await Promise.all([
    db.selectFrom('members.account').select(['id', 'username as name']).where('id', 'in', ids).execute(),
    db.selectFrom('catalogue.vendor_record').select(['id', 'code as name']).where('id', 'in', ids).execute(),
  ]);
  return new Map([...members, ...vendors].map(({ id, name }) => [id, name]));
};
