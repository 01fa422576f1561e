import fc from 'fast-check';

// The same inputs for every mutant, and no shrinking of failing inputs.
fc.configureGlobal({ seed: 20_261_121, endOnFailure: true });
