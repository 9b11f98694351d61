import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin, UserConfig } from 'vite';

/** The pages of the studio: a folder with an `index.html` each. All but the back office play one kind of game, after which they are named. */
export function pagesOf(clientFolder: string): string[] {
  return readdirSync(clientFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'dist')
    .map(({ name }) => name)
    .filter((name) => readdirSync(join(clientFolder, name)).includes('index.html'))
    .sort();
}

/** How one page is built: apart from all others and with no chunk in common, so that none is a byte larger for another. */
export function pageBuild(clientFolder: string, page: string): UserConfig {
  return {
    root: join(clientFolder, page),
    base: `/play-assets/${page}/`,
    plugins: [onlyOwn(clientFolder, page)],
    build: {
      outDir: join(clientFolder, 'dist', page),
      emptyOutDir: true,
      target: ['chrome111', 'safari16.4', 'firefox114'],
      // Fonts stay files: the page's policy allows no font from a data address.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  };
}

/**
 * Fails the build of a page that brings along another page's code, or rules that are not of its kind of game: lists of all games
 * above all, which grow with every kind.
 */
function onlyOwn(clientFolder: string, page: string): Plugin {
  const places = [
    { folder: clientFolder, own: [page, 'shared'] },
    { folder: join(clientFolder, '../rules'), own: [page] },
  ];
  return {
    name: 'only-own',
    buildEnd(error) {
      if (error) return;
      const strange = [...this.getModuleIds()].filter((id) =>
        places.some(({ folder, own }) => {
          const within = folderWithin(folder, id);
          return within !== undefined && !own.includes(within);
        }),
      );
      if (strange.length > 0)
        this.error(`the page ${page} brings along what is not its own: ${strange.sort().join(', ')}`);
    },
  };
}

/** The folder of a folder in which a module lies; undefined for one that lies elsewhere, or beside all folders and so belongs to all pages. */
function folderWithin(folder: string, id: string): string | undefined {
  const [first, ...rest] = relative(folder, id.split('?', 1)[0] ?? '').split(sep);
  return first === '..' || rest.length === 0 ? undefined : first;
}
