import { Skeleton } from '../../../ui/skeleton.tsx';

/** Where rows are on their way. */
export function ListShape() {
  return (
    <>
      {['one', 'two', 'three', 'four', 'five'].map((row) => (
        <Skeleton key={row} className="h-17 rounded-medium" />
      ))}
    </>
  );
}
