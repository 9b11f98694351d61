import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Behaviour, controls } from './control.ts';
import { signatureProblem } from './signature.ts';

/*
 * A store of objects that speaks as much of the S3 protocol as a portal needs: path style, signed requests, whole objects and objects in parts. A
 * process of its own that shares no code with the portal, and checks signatures by its own reading of the protocol. `POST /control/behave` says how it treats the next requests of a kind.
 *
 *   node testing/bucket/main.ts PORT ACCESS_KEY SECRET_KEY [REGION] [BUCKET]
 */

const [, , port = '0', accessKey = '', secretKey = '', region = 'us-east-1', bucket = 'lanna'] = process.argv;
const PART_BYTES_MIN = 5 * 1024 * 1024;

const objects = new Map<string, Buffer>();
const uploads = new Map<string, { name: string; parts: Map<number, Buffer> }>();
let uploadCount = 0;
const control = controls(objects, uploads);

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('error', () => response.destroy());
  request.on('end', () => {
    const body = Buffer.concat(chunks);
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    if (url.pathname.startsWith('/control/'))
      return send(response, 200, JSON.stringify(control.command(url, body)));
    answer(request, url, body, response);
  });
});

function answer(request: IncomingMessage, url: URL, body: Buffer, response: ServerResponse) {
  const problem = signatureProblem(request, url, body, { accessKey, secretKey, region });
  if (problem) return sendError(response, 403, problem);
  const [, where, ...rest] = url.pathname.split('/');
  if (where !== bucket) return sendError(response, 404, 'NoSuchBucket');
  const kind = kindOf(request.method ?? '', url);
  const behaviour = control.next(kind);
  if (behaviour?.act === 'refuse') return sendError(response, 503, 'SlowDown');
  if (behaviour?.act === 'never') return;
  const done = () =>
    serve(kind, { name: decodeURIComponent(rest.join('/')), url, body, response, behaviour });
  if (behaviour?.act === 'late') setTimeout(done, behaviour.ms ?? 1000);
  else done();
}

export type Kind = 'read' | 'look' | 'write' | 'remove' | 'begin' | 'part' | 'finish' | 'abort' | 'other';

function kindOf(method: string, url: URL): Kind {
  const inParts = url.searchParams.has('uploadId');
  switch (method) {
    case 'GET':
      return 'read';
    case 'HEAD':
      return 'look';
    case 'PUT':
      return inParts ? 'part' : 'write';
    case 'DELETE':
      return inParts ? 'abort' : 'remove';
    case 'POST':
      if (inParts) return 'finish';
      return url.searchParams.has('uploads') ? 'begin' : 'other';
    default:
      return 'other';
  }
}

interface Wanted {
  name: string;
  url: URL;
  body: Buffer;
  response: ServerResponse;
  behaviour: Behaviour | undefined;
}

function serve(kind: Kind, wanted: Wanted) {
  const { name, url, body, response, behaviour } = wanted;
  const uploadId = url.searchParams.get('uploadId') ?? '';
  const upload = uploads.get(uploadId);
  switch (kind) {
    case 'read':
      return sendObject(wanted);
    case 'look':
      if (!objects.has(name)) return void response.writeHead(404).end();
      return void response.writeHead(200, { 'content-length': objects.get(name)?.length }).end();
    case 'write':
      keep(name, body, behaviour);
      return close(wanted, 200);
    case 'remove':
      if (behaviour?.act !== 'hollow') objects.delete(name);
      return close(wanted, 204);
    case 'begin':
      uploadCount += 1;
      uploads.set(`upload-${uploadCount}`, { name, parts: new Map() });
      return send(
        response,
        200,
        `<InitiateMultipartUploadResult><UploadId>upload-${uploadCount}</UploadId></InitiateMultipartUploadResult>`,
      );
    case 'part': {
      if (!upload) return sendError(response, 404, 'NoSuchUpload');
      const number = Number(url.searchParams.get('partNumber'));
      upload.parts.set(number, behaviour?.act === 'half' ? body.subarray(0, body.length / 2) : body);
      return close(wanted, 200, { etag: `"part-${number}-${body.length}"` });
    }
    case 'finish':
      if (!upload) return sendError(response, 404, 'NoSuchUpload');
      return finish(wanted, uploadId, upload);
    case 'abort':
      uploads.delete(uploadId);
      return void response.writeHead(204).end();
    case 'other':
      return sendError(response, 405, 'MethodNotAllowed');
  }
}

function keep(name: string, body: Buffer, behaviour: Behaviour | undefined) {
  if (behaviour?.act === 'hollow') return;
  objects.set(name, behaviour?.act === 'half' ? body.subarray(0, Math.floor(body.length / 2)) : body);
}

function finish(wanted: Wanted, uploadId: string, upload: { name: string; parts: Map<number, Buffer> }) {
  const { body, response, behaviour } = wanted;
  const listed = [
    ...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>&quot;([^&]+)&quot;<\/ETag>/g),
  ];
  const parts = listed.map(([, number]) => upload.parts.get(Number(number)));
  const isWhole = parts.length > 0 && parts.every((part) => part !== undefined);
  const tooSmall = parts.slice(0, -1).some((part) => (part?.length ?? 0) < PART_BYTES_MIN);
  // As the protocol has it: an answer that has begun with 200 may still end in an error.
  if (!isWhole || tooSmall) return send(response, 200, '<Error><Code>InvalidPart</Code></Error>');
  keep(upload.name, Buffer.concat(parts as Buffer[]), behaviour);
  uploads.delete(uploadId);
  send(response, 200, '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>');
}

function sendObject({ name, response, behaviour }: Wanted) {
  const object = objects.get(name);
  if (!object) return sendError(response, 404, 'NoSuchKey');
  response.writeHead(200, { 'content-length': object.length });
  if (behaviour?.act === 'half') {
    response.write(object.subarray(0, object.length / 2));
    return void setTimeout(() => response.destroy(), 20);
  }
  if (behaviour?.act !== 'wrong') return void response.end(object);
  const changed = Buffer.from(object);
  changed[0] = (changed[0] ?? 0) ^ 1;
  response.end(changed);
}

/** `lost`: what was asked is done, and the line breaks before the answer. */
function close({ response, behaviour }: Wanted, status: number, headers: Record<string, string> = {}) {
  if (behaviour?.act === 'lost') response.destroy();
  else response.writeHead(status, headers).end();
}

function send(response: ServerResponse, status: number, body: string) {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
}

function sendError(response: ServerResponse, status: number, code: string) {
  send(response, status, `<Error><Code>${code}</Code></Error>`);
}

server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(String(address && typeof address === 'object' ? address.port : ''));
});
process.on('disconnect', () => process.exit());
