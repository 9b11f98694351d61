const WHOLE_TEXT = 0x81;
const [LENGTH_IN_TWO_BYTES, LENGTH_IN_EIGHT_BYTES] = [126, 127];

/** A frame as it goes over every reader's line, header included: those of a server are not masked (RFC 6455, 5.2), so they are the same bytes for all. */
export function frameBytes(frame: object): Buffer {
  return textBytes(JSON.stringify(frame));
}

export function textBytes(frame: string): Buffer {
  const text = Buffer.from(frame);
  return Buffer.concat([headerOf(text.length), text]);
}

function headerOf(length: number): Buffer {
  if (length < LENGTH_IN_TWO_BYTES) return Buffer.from([WHOLE_TEXT, length]);
  const isWide = length > 0xffff;
  const header = Buffer.alloc(isWide ? 10 : 4);
  header[0] = WHOLE_TEXT;
  header[1] = isWide ? LENGTH_IN_EIGHT_BYTES : LENGTH_IN_TWO_BYTES;
  if (isWide) header.writeBigUInt64BE(BigInt(length), 2);
  else header.writeUInt16BE(length, 2);
  return header;
}
