/** A palette or a saved theme. */
export type Collectable = { id: string; name: string };
