declare module 'vitest' {
  interface ProvidedContext {
    /** How often to try a property, where the usual number would take too long for each mutant. */
    propertyRuns?: number;
  }
}

export {};
