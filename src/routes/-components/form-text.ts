/** The text of a form field as it was typed; empty if the form has no such text field. */
export function formText(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}
