import { Skeleton } from '../../../../ui/skeleton.tsx';

/** The shape of a text that is coming. */
export function TextShape() {
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <Skeleton className="h-5 w-56" />
      <Skeleton className="h-10 w-80 max-w-full" />
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <Skeleton key={line} className={line % 3 === 0 ? 'h-4 w-2/3' : 'h-4 w-full'} />
      ))}
    </div>
  );
}
