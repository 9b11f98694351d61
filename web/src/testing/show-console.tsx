import type { Me } from '@lanna/contract/people/operators/ops';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { createQueryClient } from '../api/query-client.ts';
import { OperatorContext } from '../console/operator.tsx';
import { useKitWords } from '../kit-words.ts';
import { TimeZone } from '../shared-parts/time/time-zone.ts';
import consoleTheme from '../sites/console/theme.css?inline';
import { UiWordsProvider } from '../ui/text/words.tsx';
import { speak, type Tag } from './words.ts';

export interface ConsoleOptions {
  language?: Tag;
  device?: keyof typeof SIZES;
  theme?: 'light' | 'dark';
  /** `/members?status=locked`. */
  address?: string;
  /** What is different about who is logged in. */
  operator?: Partial<Me>;
}

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

/** An operator who may see two brands, and do what the test says. */
export const OPERATOR: Me = {
  id: 'operator-1',
  name: 'nok',
  displayName: 'Nok',
  due: null,
  secondFactor: { totp: true, passkeys: 0, recoveryCodes: 8 },
  permissions: {},
  house: [],
  brands: [
    {
      code: 'LANNA',
      name: 'Lanna',
      currency: 'THB',
      currencySymbol: '฿',
      timeZone: 'Asia/Bangkok',
      demo: true,
    },
    {
      code: 'CHAO',
      name: 'Chaophraya',
      currency: 'THB',
      currencySymbol: '฿',
      timeZone: 'Asia/Bangkok',
      demo: true,
    },
  ],
  idleSeconds: 900,
  provedUntil: '2026-01-01T00:00:00.000Z',
};

/** Shows a part of the console by itself, as its page would, in English on a desktop unless requested otherwise. Answers with its router. */
export async function showConsole(part: ReactNode, options: ConsoleOptions = {}) {
  const { language = 'en', device = 'desktop', theme = 'light', address = '/', operator } = options;
  await cleanup();
  onTestFinished(leaveNothing);
  wearConsole(theme);
  const { width, height } = SIZES[device];
  await page.viewport(width, height);
  await speak(language);
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <main data-scroll="" className="flex h-dvh flex-col overflow-y-auto">
          {part}
        </main>
      ),
      notFoundComponent: () => (
        <main data-scroll="" className="flex h-dvh flex-col overflow-y-auto">
          {part}
        </main>
      ),
    }),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await render(
    <KitWords>
      <QueryClientProvider client={createQueryClient()}>
        <TimeZone value="Asia/Bangkok">
          <OperatorContext value={{ ...OPERATOR, ...operator }}>
            <RouterProvider router={router} />
          </OperatorContext>
        </TimeZone>
      </QueryClientProvider>
    </KitWords>,
  );
  return router;
}

function KitWords({ children }: { children: ReactNode }) {
  return <UiWordsProvider words={useKitWords()}>{children}</UiWordsProvider>;
}

/** The console's style sheet in place of the portal's: all tests share one page. */
function wearConsole(theme: 'light' | 'dark') {
  for (const sheet of document.styleSheets) sheet.disabled = true;
  const style = document.createElement('style');
  style.dataset['console'] = '';
  style.textContent = consoleTheme;
  document.head.append(style);
  document.documentElement.dataset['theme'] = theme;
}

async function leaveNothing() {
  await cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  for (const style of document.querySelectorAll('style[data-console]')) style.remove();
  for (const sheet of document.styleSheets) sheet.disabled = false;
  delete document.documentElement.dataset['theme'];
}
