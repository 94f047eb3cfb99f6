/** Converts `bundle_key` and `bundle-key` to `bundleKey`. */
export function camelCase(name: string): string {
  return name.replace(/[_-](\w)/g, (_, letter: string) => letter.toUpperCase())
}
