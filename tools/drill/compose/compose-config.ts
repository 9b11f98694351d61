import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** What docker-compose makes of our file: everything named, nothing left to be filled in. As much of it as the drill wants. */
export interface ComposeConfig {
  services: Record<string, ComposeService>;
  secrets: Record<string, { file: string }>;
}

export interface ComposeService {
  image: string;
  user?: string;
  command?: string[] | null;
  entrypoint?: string[] | null;
  environment?: Record<string, string | null>;
  secrets?: { source: string; target: string }[];
  volumes?: { type: string; source: string; target: string; read_only?: boolean }[];
  tmpfs?: string[];
  read_only?: boolean;
  network_mode?: string;
  stop_signal?: NodeJS.Signals;
}

/** The images as the drill calls them: what stands in for each is a tree. */
export const DRILL_IMAGES = {
  LANNA_IMAGE: 'portal',
  LANNA_PARTS_IMAGE: 'parts',
  POSTGRES_IMAGE: 'postgres',
  BUCKET_IMAGE: 'bucket',
  GRAFANA_IMAGE: 'grafana',
};

export function readComposeConfig(dockerCompose: string, root: string, home: string): ComposeConfig {
  const file = join(root, 'deploy/compose/compose.yaml');
  const said = execFileSync(dockerCompose, ['-f', file, '--profile', '*', 'config', '--format', 'json'], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: home, LANNA_HOME: home, ...DRILL_IMAGES },
    maxBuffer: 16 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return JSON.parse(said) as ComposeConfig;
}
