import { createContext, type ReactNode, use } from 'react';

/** The few texts the components show themselves; a site passes them in, in the language of the page. */
export interface UiWords {
  close: string;
  showPassword: string;
  hidePassword: string;
  clear: string;
  search: string;
  retry: string;
  loading: string;
  pause: string;
  play: string;
  previous: string;
  next: string;
  page: (page: number, pages: number) => string;
  /** What a carousel and one of its slides are called when read out. */
  carousel: string;
  slideRole: string;
  slide: (slide: number, slides: number) => string;
  required: string;
  /** What customer service is called: a message with this name in it gets the ways to it. */
  customerService: string;
  contact: { line: string; page: string; phone: string; mail: string };
}

const Words = createContext<UiWords | undefined>(undefined);

export function UiWordsProvider({ words, children }: { words: UiWords; children: ReactNode }) {
  return <Words value={words}>{children}</Words>;
}

export function useUiWords(): UiWords {
  const words = use(Words);
  if (!words) throw new Error('the kit needs a <UiWordsProvider> above it');
  return words;
}
