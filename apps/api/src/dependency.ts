/** A service outside of the process that the process uses. */
export type Dependency = {
  /** Rejects within seconds when the service is unavailable. */
  ping(): Promise<unknown>;
  close(): Promise<void>;
};
