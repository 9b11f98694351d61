import '../../ui/theme.css';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepInstallPrompt } from '../../api/content/install-prompt.ts';
import { keepLanguageUntil } from '../../i18n/words.ts';
import { untilCodeIsThere } from '../../lazy-component.tsx';
import { noticeFailedImports } from '../../load-error.ts';
import { answerWrittenLogin, Boot, prepare } from './boot.tsx';
import { installOffline } from './install-offline.ts';
import { keepInput } from './pages/kept-input.ts';
import { pageInDocument } from './pages/page-in-document.ts';
import { noticeTakenOver } from './pages/taken-over.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

noticeFailedImports();
const taken = Promise.withResolvers<unknown>();
if (pageInDocument()) keepLanguageUntil(taken.promise);
void prepare().then((prepared) => {
  const giveBack = keepInput(root);
  const site = (
    <StrictMode>
      <Taken over={giveBack}>
        <Boot prepared={prepared} />
      </Taken>
    </StrictMode>
  );
  // In slices, so that touches are handled in between.
  startTransition(() => {
    if (pageInDocument()) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
});
installOffline();
keepInstallPrompt();

let given = false;

/** Once the page answers by itself, it gets what was typed and pressed before. */
function Taken({ over, children }: { over: () => void; children: ReactNode }) {
  useEffect(() => {
    if (given) return;
    given = true;
    performance.mark('site-answers');
    // Parts of the written page are taken over when their code is there.
    const all = quiet().then(untilCodeIsThere).then(quiet);
    void all.then(taken.resolve).then(() => performance.mark('site-taken-over'));
    noticeTakenOver(taken.promise);
    over();
    answerWrittenLogin();
  }, [over]);
  return children;
}

function quiet(): Promise<unknown> {
  return new Promise((done) => (window.requestIdleCallback ?? setTimeout)(done));
}
