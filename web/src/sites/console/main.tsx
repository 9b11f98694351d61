import './theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../../api/query-client.ts';
import { refetchFailed } from '../../api/reconnected.ts';
import { browserLanguage } from '../../i18n/browser-language.ts';
import { onLanguageChange, preferredLanguage, startWords } from '../../i18n/words.ts';
import { noticeFailedImports } from '../../load-error.ts';
import { Console } from './console.tsx';
import { CONSOLE_LANGUAGES, CONSOLE_WORDS } from './console-words.ts';
import { followLinks } from './follow-links.ts';
import { createConsoleRouter } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

noticeFailedImports();
const queries = createQueryClient();
const router = createConsoleRouter();
followLinks(router);
refetchFailed(queries);
// Names of games, brands and the like are answered in the language of the request.
onLanguageChange(() => void queries.invalidateQueries());
// What was chosen here before; else what the browser speaks.
const language = preferredLanguage(CONSOLE_LANGUAGES, browserLanguage(CONSOLE_LANGUAGES) ?? 'EN');
void startWords(language, CONSOLE_WORDS).then(() =>
  createRoot(root).render(
    <StrictMode>
      <Console queries={queries} router={router} />
    </StrictMode>,
  ),
);
