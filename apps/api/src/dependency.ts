/** Something outside of the process that it uses. */
export type Dependency = {
  /** Fails, within seconds, when it is away. */
  ping(): Promise<unknown>;
  close(): Promise<void>;
};
