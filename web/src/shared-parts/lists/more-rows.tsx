import { ChevronDown } from 'lucide-react';
import { useRefusalText } from '../../api/calls/refusal-text.ts';
import { Button } from '../../ui/button.tsx';

/** The next rows below those in view. A failure leaves the rows and can be tried again. */
export function MoreRows({
  label,
  query,
}: {
  label: string;
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: Error | null;
    fetchNextPage: () => unknown;
  };
}) {
  const words = useRefusalText();
  if (!query.hasNextPage) return null;
  return (
    <div className="flex flex-col items-center gap-2 py-1">
      {query.isFetchNextPageError && query.error && (
        <p role="alert" className="text-center text-danger text-sm">
          {words(query.error)}
        </p>
      )}
      <Button
        variant="secondary"
        icon={<ChevronDown aria-hidden="true" />}
        busy={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {label}
      </Button>
    </div>
  );
}
