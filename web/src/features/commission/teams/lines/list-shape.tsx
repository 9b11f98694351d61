import { Skeleton } from '../../../../ui/skeleton.tsx';

/** The shape of a list that is coming. */
export function ListShape() {
  return <Skeleton className="h-80 rounded-large" />;
}
