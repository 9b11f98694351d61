import '../ui/theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { type Brand, BrandContext } from '../api/content/brand.ts';
import { createQueryClient } from '../api/query-client.ts';
import { endSession } from '../api/session.ts';
import { useKitWords } from '../kit-words.ts';
import { UiWordsProvider } from '../ui/text/words.tsx';
import { BRAND } from './settings.ts';
import { speak, type Tag } from './words.ts';

export interface Options {
  language?: Tag;
  device?: keyof typeof SIZES;
  /** What is different about the brand. */
  brand?: Partial<Brand>;
  /** Where the part is looked at; home, unless said otherwise. */
  address?: string;
}

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;

/**
 * Shows a part of the site by itself, as its page would: with its words, its brand, a cache of its own and somewhere to go.
 * Who looks presses and reads with `page` of `vitest/browser`.
 */
export async function show(part: ReactNode, options: Options = {}): Promise<void> {
  const { language = 'th', device = 'phone', brand, address = '/' } = options;
  await cleanup();
  onTestFinished(leaveNothing);
  const { width, height } = SIZES[device];
  await page.viewport(width, height);
  await speak(language);
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await render(
    <KitWords>
      <QueryClientProvider client={createQueryClient()}>
        <BrandContext value={{ ...BRAND, ...brand }}>
          <RouterProvider router={router} />
        </BrandContext>
      </QueryClientProvider>
    </KitWords>,
  );
}

async function leaveNothing() {
  await cleanup();
  vi.restoreAllMocks();
  endSession();
  sessionStorage.clear();
  localStorage.clear();
}

function KitWords({ children }: { children: ReactNode }) {
  return <UiWordsProvider words={useKitWords()}>{children}</UiWordsProvider>;
}
