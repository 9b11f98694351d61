import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { Lazy, type LazyComponent } from '../../lazy-component.tsx';
import { PageFailed } from './page-boundary.tsx';

/** A part of the frame that comes after the first paint; without it the rest goes on. */
export function LazyPart<Props extends object>(part: {
  of: LazyComponent<Props>;
  props: Props;
  /** It is all there is to see: that it does not come has to be said. */
  main?: boolean;
  /** Keeps its place until it is there. */
  fallback?: ReactNode;
}) {
  return (
    <CatchBoundary getResetKey={() => ''} errorComponent={part.main ? PageFailed : Nothing}>
      <Suspense fallback={part.fallback ?? null}>
        <Lazy of={part.of} props={part.props} />
      </Suspense>
    </CatchBoundary>
  );
}

function Nothing() {
  return null;
}
