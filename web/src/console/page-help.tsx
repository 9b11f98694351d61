/** How the matter of a page works, below it: closed until it is asked for, and read with the keyboard as the browser reads it. */
export function PageHelp({
  title,
  entries,
}: {
  title: string;
  entries: readonly { title: string; text: string }[];
}) {
  return (
    <details className="rounded-medium border border-line bg-surface text-sm">
      <summary className="cursor-pointer px-4 py-2.5 font-semibold">{title}</summary>
      <dl className="grid gap-x-8 gap-y-3 px-4 pb-4 lg:grid-cols-2">
        {entries.map((entry) => (
          <div key={entry.title} className="min-w-0">
            <dt className="font-medium">{entry.title}</dt>
            <dd className="text-muted">{entry.text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
