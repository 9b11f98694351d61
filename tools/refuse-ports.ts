import { createServer } from 'node:net';

/**
 * Ports of other protocols: browsers send nothing there ("bad ports" of the Fetch standard), and no more does our own waiting for an answer.
 * A program may listen on one behind a proxy; where a browser opens it by its number it may not.
 */
export const CLOSED_TO_BROWSERS = new Set([
  ...[1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95],
  ...[
    101, 102, 103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465,
  ],
  ...[512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995],
  ...[
    1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679,
    6697,
  ],
  10_080,
]);

/** Said at once, before anything is started or built. */
export async function refusePorts(host: string, ports: { setting: string; port: number }[]): Promise<void> {
  for (const { setting, port } of ports) {
    if (CLOSED_TO_BROWSERS.has(port))
      throw new Error(`Browsers open no page on port ${port}. Set ${setting} to another one.`);
    if (!(await isFree(port, host)))
      throw new Error(
        `Port ${port} on ${host} is in use by another program (or Lanna is running already). Set ${setting} to a free one.`,
      );
  }
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, host, () => probe.close(() => done(true)));
  });
}
