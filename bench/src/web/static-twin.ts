import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';

/**
 * A page as it stood after loading, served without its scripts: what the same picture costs when nothing has
 * to be computed. Files come from the portal through this server, compressed as the portal sends them.
 */
export async function serveStaticTwin(browser: Browser, pageUrl: string) {
  const html = await photograph(browser, pageUrl);
  const server = createServer(async (request, response) => {
    if (request.url === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(html);
      return;
    }
    const headers = { 'accept-encoding': 'identity' };
    const file = await fetch(new URL(request.url ?? '/', pageUrl), { headers }).catch(() => undefined);
    response.writeHead(file?.status ?? 502, {
      'content-type': file?.headers.get('content-type') ?? 'text/plain',
      'cache-control': 'no-cache',
    });
    response.end(file ? Buffer.from(await file.arrayBuffer()) : '');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function photograph(browser: Browser, pageUrl: string): Promise<string> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });
  await page.goto(pageUrl, { waitUntil: 'networkidle' });
  const html = await page.evaluate<string>(WITHOUT_SCRIPTS);
  await page.close();
  return html;
}

const WITHOUT_SCRIPTS = `(() => {
  for (const node of document.querySelectorAll('script, link[rel=modulepreload], link[rel=manifest]')) node.remove();
  return '<!doctype html>' + document.documentElement.outerHTML;
})()`;
