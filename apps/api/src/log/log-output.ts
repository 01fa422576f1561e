import pino, { type DestinationStream } from 'pino';

const GATHERED_MS = 1000;
const GATHERED_CHARACTERS = 65_536;

/**
 * Standard output, for lines that are gathered for up to a second, or 64 Ki characters, and written
 * together: a write for each would cost a request a tenth of its time. They are gathered here, as
 * pino's destination measures all that it holds with every line, which costs half as much. Nothing
 * is lost on exit; a reader that is slow, or gone, holds nobody up.
 */
export function createLogOutput(): DestinationStream {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (lines !== '') output.write(lines);
    lines = '';
  };

  // Before the output is made, which writes what it holds, and ends, on the same two occasions.
  process.on('beforeExit', flush);
  process.on('exit', flush);
  const output = pino.destination({ dest: 1, sync: false });

  return {
    write(line) {
      lines += line;
      if (lines.length >= GATHERED_CHARACTERS) flush();
      else timer ??= setTimeout(flush, GATHERED_MS).unref();
    },
  };
}
