type Single = string | number | boolean | null | undefined

/** Requires a value for every field that the portal expects, at every depth. Optional fields may be missing. */
export type Complete<T> = unknown extends T
  ? T
  : T extends Single
    ? T
    : T extends readonly (infer Item)[]
      ? Complete<Item>[]
      : { [K in keyof T]: Complete<Exclude<T[K], undefined>> }
