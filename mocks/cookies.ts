/** The cookies of a call. A service worker's page sends no header: there they are read from the page. */
export function cookiesOf(request: Request): Map<string, string> {
  const header = request.headers.get('cookie') ?? ''
  const ofPage = typeof document === 'undefined' ? '' : document.cookie
  const cookies = new Map<string, string>()
  for (const pair of `${ofPage};${header}`.split(';')) {
    const [name = '', ...value] = pair.split('=')
    if (name.trim()) cookies.set(name.trim(), decode(value.join('=').trim()))
  }
  return cookies
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
