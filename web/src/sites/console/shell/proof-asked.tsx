import { useEffect, useState } from 'react';
import { proofQuestion } from '../../../console/calls/proof-question.ts';
import { lazily } from '../../../lazy-component.tsx';
import { LazyPart } from '../lazy-part.tsx';

const dialog = lazily(() => import('./proof-dialog.tsx').then((found) => found.ProofDialog));

/** Listens for the question who it is, and shows it. */
export function ProofAsked() {
  const [state, setState] = useState<{ open: boolean }>();
  useEffect(() => proofQuestion.listen((open) => setState({ open })), []);
  return state && <LazyPart of={dialog} props={state} />;
}
