import { connect } from 'node:net';

const ADDRESSES = 4096;
const HEAD_END = Buffer.from('\r\n\r\n');

/** Whole requests as bytes, each from an address of its own, so that no visitor's limit is reached. */
export function writeAsks(url: URL, host: string): Buffer[] {
  return Array.from({ length: ADDRESSES }, (_, nr) =>
    Buffer.from(
      `GET ${url.pathname}${url.search} HTTP/1.1\r\nhost: ${host}\r\nlanguage: TH\r\n` +
        `x-forwarded-for: 10.${nr >> 16}.${(nr >> 8) & 255}.${nr & 255}\r\n\r\n`,
    ),
  );
}

/**
 * How many answers come, in all and in a second, over so many kept-alive connections, each waiting for its own. Replies are only counted and
 * measured, not decoded: who asks must leave the processor to who is asked. Any reply but 200 fails.
 */
export async function askMuch(
  url: URL,
  asks: readonly Buffer[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<{ answers: number; rate: number }> {
  const fromMs = performance.now();
  const untilMs = fromMs + seconds * 1000;
  let [sent, answered] = [0, 0];
  const take = () => (performance.now() < untilMs ? asks[sent++ % asks.length] : undefined);
  await Promise.all(
    Array.from({ length: connections }, () =>
      converse(url, take, () => {
        answered += 1;
      }),
    ),
  );
  return { answers: answered, rate: (answered * 1000) / (performance.now() - fromMs) };
}

function converse(url: URL, take: () => Buffer | undefined, count: () => void): Promise<void> {
  return new Promise((done, fail) => {
    const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
    let missing = 0;
    const ask = () => {
      const request = take();
      if (request) return void socket.write(request);
      done();
      socket.destroy();
    };
    socket.once('connect', ask);
    socket.once('error', fail);
    socket.once('close', () => fail(new Error('the server hung up')));
    socket.on('data', (chunk: Buffer) => {
      const whole = missing > 0 ? missing : lengthOf(chunk);
      if (whole === undefined)
        return void socket.destroy(new Error(`a call was refused: ${chunk.toString('latin1')}`));
      missing = whole - chunk.length;
      if (missing > 0) return;
      if (missing < 0) return void socket.destroy(new Error('a reply is not as long as it says'));
      count();
      ask();
    });
  });
}

/** Head and body together. Heads are short: they come in one piece. */
function lengthOf(chunk: Buffer): number | undefined {
  const headEnd = chunk.indexOf(HEAD_END);
  const head = chunk.toString('latin1', 0, headEnd);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200') || length === undefined) return undefined;
  return headEnd + HEAD_END.length + Number(length);
}
