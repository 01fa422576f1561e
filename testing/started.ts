/** A server, or another part of a test that has to be ended. */
interface Part {
  stop(): Promise<void>;
}

/** Notes what a test has started, so that all of it is stopped together, the newest first. */
export function createStarted() {
  const parts: Part[] = [];
  return {
    /** @throws If the part is undefined, since its program is not installed. */
    started<Known extends Part>(part: Known | undefined): Known {
      if (!part) throw new Error('A server is not installed, and cannot be by this user.');
      parts.push(part);
      return part;
    },
    async stopAll(): Promise<void> {
      for (const part of parts.splice(0).reverse()) await part.stop();
    },
  };
}
