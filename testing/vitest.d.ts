declare module 'vitest' {
  interface ProvidedContext {
    /** How often to try a property, where the usual number would take too long for each mutant. */
    propertyRuns?: number;
    /** The folder of the packed program: as people get it, yet where sharp can be found. */
    packedCli: string;
  }
}

export {};
