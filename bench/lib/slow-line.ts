import { connect, createServer, type Socket } from 'node:net';

/** Lighthouse's mobile setting: a slow 4G line. */
const ROUND_TRIP_MS = 150;
const BYTES_PER_MS = 1638.4 / 8;

const PACKET = 1460; // bytes
/** The line buffers no more than this, so that the server notices that it is slow. */
const BUFFERED = 64 * 1024; // bytes

/**
 * A line to a server as slow as a phone's, shared by all connections: each opens and answers after
 * a round trip, and they share the throughput packet by packet. The throttling of browsers delays
 * requests instead, which makes many small files look far worse than they are.
 *
 * @param port Of the server, on this machine.
 * @returns The port to connect to instead.
 */
export async function openSlowLine(port: number) {
  const waiting = new Map<Socket, Buffer[]>();
  let timer: NodeJS.Timeout | undefined;
  let freeAt = 0; // performance.now() from which the line can send another packet

  function send() {
    timer = undefined;
    const now = performance.now();
    freeAt = Math.max(freeAt, now - 1);
    while (freeAt <= now && waiting.size > 0) {
      for (const [socket, packets] of waiting) {
        const packet = packets.shift()!;
        freeAt += packet.length / BYTES_PER_MS;
        setTimeout(() => socket.writable && socket.write(packet), ROUND_TRIP_MS / 2);
        if (packets.length === 0) waiting.delete(socket);
      }
    }
    if (waiting.size > 0) timer = setTimeout(send, Math.max(freeAt - now, 1));
  }

  const sockets = new Set<Socket>();
  const line = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    const opensAt = performance.now() + ROUND_TRIP_MS;
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => socket.destroy());
    }
    near.on('data', (chunk) => {
      const opening = Math.max(opensAt - performance.now(), 0);
      setTimeout(() => far.writable && far.write(chunk), opening + ROUND_TRIP_MS / 2);
    });
    far.on('data', (chunk: Buffer) => {
      const packets = waiting.get(near) ?? [];
      for (let at = 0; at < chunk.length; at += PACKET)
        packets.push(chunk.subarray(at, at + PACKET));
      waiting.set(near, packets);
      timer ??= setTimeout(send);
      if (packets.length * PACKET > BUFFERED) {
        far.pause();
        setTimeout(() => far.resume(), BUFFERED / 2 / BYTES_PER_MS);
      }
    });
    near.on('close', () => {
      waiting.delete(near);
      far.destroy();
    });
    far.on('close', () => setTimeout(() => near.end(), ROUND_TRIP_MS));
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const address = line.address();
  if (!address || typeof address === 'string') throw new Error('The slow line has no port');

  return {
    port: address.port,
    close() {
      clearTimeout(timer);
      for (const socket of sockets) socket.destroy();
      line.close();
    },
  };
}
