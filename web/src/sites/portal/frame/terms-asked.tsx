import { useState } from 'react';
import { termsQuestion, useTermsQuestion } from '../../../api/content/terms.ts';
import { Lazy, lazily } from '../../../lazy-component.tsx';
import { OverlayBoundary } from '../pages/error-boundary.tsx';

const dialog = lazily(
  () => import('../../../features/people/authentication/terms-dialog.tsx').then((found) => found.TermsDialog),
  ['authentication', 'identity'],
);

/** The question about new terms, shown over any page: it has no address, and the page below keeps its state. */
export function TermsAsked() {
  const version = useTermsQuestion();
  // Stays while it moves out of sight.
  const [last, setLast] = useState(version);
  if (version !== undefined && version !== last) setLast(version);
  if (last === undefined) return null;
  return (
    <OverlayBoundary name="terms" frame={null} onClose={() => termsQuestion.answer(false)}>
      <Lazy of={dialog} props={{ open: version !== undefined, version: last }} />
    </OverlayBoundary>
  );
}
