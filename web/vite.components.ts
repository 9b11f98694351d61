import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { contractForBrowsers } from './vite.contract.ts';

/** What components need to be shown, on their page as in a test. */
export function componentPlugins(): PluginOption[] {
  return [contractForBrowsers(), react(), tailwind()];
}
