import { useState } from 'react';

export type ThemeChoice = 'light' | 'dark';
const KEY = 'console.theme';

/** The theme shown, and how to choose another; `public/theme.js` has shown the first one before the first paint. */
export function useTheme(): [ThemeChoice, (chosen: ThemeChoice) => void] {
  const [theme, setTheme] = useState<ThemeChoice>(() =>
    document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light',
  );
  return [
    theme,
    (chosen) => {
      localStorage.setItem(KEY, chosen);
      document.documentElement.dataset['theme'] = chosen;
      setTheme(chosen);
    },
  ];
}
