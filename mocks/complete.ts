type Single = string | number | boolean | null | undefined

/** A value with every field that the portal expects. */
export type Complete<T> = unknown extends T
  ? T
  : T extends Single
    ? T
    : T extends readonly (infer Item)[]
      ? Complete<Item>[]
      : { [K in keyof T]: Complete<Exclude<T[K], undefined>> }
