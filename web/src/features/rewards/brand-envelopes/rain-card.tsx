import type { BesideProps } from '../../../topic.ts';
import { useCovered } from '../../../ui/layers/layers.ts';
import { NextEnvelope } from './next-envelope.tsx';

/**
 * The next envelope at the lower edge of pages with the whole frame around them: never over a game, nor beside anything that is open. It lies outside of the frame, so the
 * height of the tab bar is said here once more.
 */
export function RainCard({ calm }: BesideProps) {
  const covered = useCovered();
  return (
    <NextEnvelope
      mayShow={calm && !covered}
      className="fixed inset-x-3 bottom-3 z-30 mx-auto max-w-md shadow-lg max-lg:bottom-[calc(4.75rem+env(safe-area-inset-bottom))]"
    />
  );
}
