import { Skeleton } from '../../../../ui/skeleton.tsx';

/** What a table looks like before it is there: rows of keys, and the slip beside them. */
export function TableShape() {
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="flex flex-col gap-5">
        <Skeleton className="h-12" />
        {[0, 1, 2].map((row) => (
          <div key={row} className="flex flex-col gap-3">
            <Skeleton className="h-6 w-32" />
            <div className="grid grid-cols-5 gap-2 sm:grid-cols-10">
              {Array.from({ length: 10 }, (_, key) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same every time
                <Skeleton key={key} className="h-11 rounded-full" />
              ))}
            </div>
          </div>
        ))}
      </div>
      <Skeleton className="hidden h-80 lg:block" />
    </div>
  );
}
