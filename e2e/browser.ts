import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Browser } from 'playwright-core';

/** Starts the browser of this machine: the one named, one that is installed, or on Linux the one that came by npm. */
export async function launchBrowser(): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  const { executablePath, args } = await findBrowser();
  return chromium.launch({ executablePath, args: [...args, ...CALM], headless: true });
}

interface Found {
  executablePath: string;
  args: string[];
}

export async function findBrowser(): Promise<Found> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, where nothing is.`);
    return { executablePath: named, args: rootArgs() };
  }
  const installed = candidates().find((path) => existsSync(path));
  if (installed) return { executablePath: installed, args: rootArgs() };
  if (process.platform === 'linux') return packaged();
  throw new Error('No Chrome or Chromium was found. Install one, or set CHROMIUM_PATH to its executable.');
}

function candidates(): string[] {
  if (process.platform === 'darwin') {
    return [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ];
  }
  if (process.platform === 'win32') {
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
      .flatMap((name) => process.env[name] ?? [])
      .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'));
  }
  const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

async function packaged(): Promise<Found> {
  const { default: chromiumFromNpm } = await import('@sparticuz/chromium');
  // Made for machines that run one page and end; one process for all pages goes down with the first that is closed.
  // With its zygote each page's process is a copy of one that has begun already, and not begun anew.
  const args = chromiumFromNpm.args.filter(
    (argument) => !['--single-process', '--no-zygote'].includes(argument),
  );
  return { executablePath: await chromiumFromNpm.executablePath(), args };
}

/** Chromium's sandbox needs another user than root. */
function rootArgs(): string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}

/**
 * Without a graphics card the page is painted by the processor; `--disable-gpu` keeps it from being painted by a card made of
 * software, which takes three times as long. Games draw with WebGL and get it from software all the same.
 */
export const CALM = [
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
  '--mute-audio',
  '--disable-dev-shm-usage',
  // A page of a journey lives for seconds: what V8 would do in threads of its own to make it quicker later is never earned back.
  '--js-flags=--single-threaded --no-maglev --no-turbofan',
];
