import { ConsoleLink } from '../../../../../console/console-link.tsx';
import { useRecordWords } from '../../../../../console/record-words.ts';

interface Subject {
  kind: string;
  id: string;
  name: string | null;
}

/** Where the page of a kind of subject stands. */
const PAGES: Readonly<Record<string, string>> = {
  member: '/members/',
  operator: '/operators/',
  vendor: '/vendors/',
  brand: '/brands/',
  round: '/rounds/',
  draw: '/lottery-draws?show=',
};

/** What something was done to: its name, a link where it has a page. */
export function SubjectLink({ subject: { kind, id, name } }: { subject: Subject }) {
  const words = useRecordWords();
  const page = PAGES[kind];
  const shown = name || id;
  return (
    <>
      <span className="text-muted text-xs">{words.subject(kind)}</span>{' '}
      {page && id !== 'unknown' ? (
        <ConsoleLink href={`${page}${encodeURIComponent(id)}`}>{shown}</ConsoleLink>
      ) : (
        <span className="break-all">{shown}</span>
      )}
    </>
  );
}
