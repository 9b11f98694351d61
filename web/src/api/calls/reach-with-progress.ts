import { Refusal } from './refusal.ts';

/** Like `reach`, for a body large enough to be watched: `fetch` does not say how much of it has left. */
export function reachWithProgress(
  url: string,
  { method, headers, body, signal }: RequestInit,
  onProgress: (share: number) => void,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  request.open(method ?? 'POST', url);
  for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
  request.onerror = () => reject(new Refusal('network'));
  // As `fetch` has it: what the caller gave up is distinguished from what took too long.
  request.onabort = () =>
    reject(
      signal?.reason?.name === 'TimeoutError' ? new Refusal('network') : new DOMException('', 'AbortError'),
    );
  request.onloadend = () => signal?.removeEventListener('abort', abort);
  if (signal?.aborted) abort();
  else {
    signal?.addEventListener('abort', abort);
    request.send(typeof body === 'string' ? body : null);
  }
  return promise;
}
