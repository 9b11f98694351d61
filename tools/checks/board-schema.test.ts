import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const board = readFileSync(join(ROOT, 'deploy/grafana/lanna.json'), 'utf8');

/** A board of graphs in the words of Grafana's own schema. What its schema names by an enumeration stands in a file as that name's text. */
const TYPES = `
import type { Dashboard, GraphFieldConfig, OptionsWithLegend, OptionsWithTooltip, Panel } from '@grafana/schema';
type AsText<T> = T extends string ? \`\${T}\` : T extends object ? { [K in keyof T]: AsText<T[K]> } : T;
interface Target { refId: string; expr: string; legendFormat?: string; datasource: { type: 'prometheus'; uid: string } }
type Graph = Omit<Panel<unknown, GraphFieldConfig>, 'options' | 'targets'> & { type: 'timeseries'; options: OptionsWithLegend & OptionsWithTooltip; targets: Target[] };
type Board = Omit<AsText<Dashboard>, 'panels'> & { panels: AsText<Graph>[] };
`;

test('the board fits the schema that Grafana publishes for the release of the compose file', () => {
  const image = /^GRAFANA_IMAGE="docker\.io\/grafana\/grafana:([\d.]+)"/m.exec(
    readFileSync(join(ROOT, 'deploy/container/images.conf'), 'utf8'),
  );
  const { version } = JSON.parse(
    readFileSync(join(ROOT, 'node_modules/@grafana/schema/package.json'), 'utf8'),
  );
  expect(image?.[1]).toBe(version);
  expect(mistakesIn(board)).toBe('');
});

test.each([
  ['a place of the legend that is none', '"placement": "bottom"', '"placement": "below"'],
  ['a name that no panel has', '"gridPos"', '"place"'],
  ['a target that asks for nothing', '"expr"', '"query"'],
])('%s does not fit it', (_, from, to) => {
  expect(mistakesIn(board.replace(from, to))).toContain('error TS');
});

/** What the compiler says of a board against the types of the schema. */
function mistakesIn(text: string): string {
  const cache = join(ROOT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'board-'));
  try {
    writeFileSync(join(folder, 'board.ts'), `${TYPES}export const board: Board = ${text};\n`);
    const { stdout } = spawnSync(
      join(ROOT, 'node_modules/.bin/tsc'),
      [
        '--noEmit',
        '--strict',
        '--skipLibCheck',
        '--ignoreConfig',
        '--types',
        '',
        '--module',
        'nodenext',
        'board.ts',
      ],
      { cwd: folder, encoding: 'utf8' },
    );
    return stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
