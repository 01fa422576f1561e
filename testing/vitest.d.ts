declare module 'vitest' {
  interface ProvidedContext {
    /** Number of runs of a property, if the default would take too long for each mutant. */
    propertyRuns?: number;
    /** The folder of the packed program: as published, yet where sharp can be found. */
    packedCli: string;
    packedLibraries: string[];
    packedClient: string;
  }
}

export {};
