import type { ReactNode } from 'react';
import { Spinner } from '../../../ui/spinner.tsx';

/** Over the place of the game while it opens: its picture, and the loading state. */
export function LoadingOverlay({
  picture,
  label,
  children,
}: {
  picture: string | undefined;
  label: string;
  children?: ReactNode;
}) {
  return (
    <div className="late absolute inset-0 flex flex-col items-center justify-center gap-5 overflow-auto bg-ground p-6 text-center">
      {picture && (
        <img
          src={picture}
          alt=""
          className="lit max-h-[45%] w-40 rounded-large object-cover landscape:max-lg:w-28"
        />
      )}
      <p role="status" className="flex items-center gap-3">
        <Spinner />
        {label}
      </p>
      {children}
    </div>
  );
}
