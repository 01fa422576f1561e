/** Removes float noise, such as 59.00000000000001 for 59; adding 0 makes -0 a 0. */
export const trim = (value: number): number => Math.round(value * 1e10) / 1e10 + 0;
