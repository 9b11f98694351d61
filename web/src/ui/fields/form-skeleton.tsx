import { Loading, Skeleton } from '../skeleton.tsx';
import { useUiWords } from '../text/words.tsx';

/** What a form is going to look like, while its settings are on the way. */
export function FormSkeleton() {
  const words = useUiWords();
  return (
    <Loading label={words.loading} className="flex flex-col gap-4">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-13" />
    </Loading>
  );
}
