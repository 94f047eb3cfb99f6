/** The backend's ids are opaque. The guard on dots keeps "." and ".." out of the path of a call. */
export const idPattern = /^(?!\.+$)[\w.:~-]{1,128}$/

/** Whether a text can be an id at all. Text that cannot is never sent to the backend. */
export function isId(text: string): boolean {
  return idPattern.test(text)
}
