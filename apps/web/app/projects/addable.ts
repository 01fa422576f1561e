/** A palette or a saved theme. */
export type Addable = { id: string; name: string };
