import { useRecordWords } from '../../../../../console/record-words.ts';

/** What an action or a proposal is about: its kind, and what it is called. */
export function SubjectName({ of }: { of: { kind: string; id: string; name: string | null } }) {
  const words = useRecordWords();
  return (
    <>
      <span className="text-muted text-xs">{words.subject(of.kind)}</span> {of.name || of.id}
    </>
  );
}
