/**
 * Substitute for Google's script. It handles only the calls that the tests need, reads unset values from the document,
 * and sets a cookie.
 */
export const gtagScript = (collect: string) => `{
  const settings = {}
  document.cookie = '_ga=GA1.1.1.1; path=/'
  const take = ([command, name, values]) => {
    if (window['ga-disable-G-JOURNEY']) return
    if (command === 'set') Object.assign(settings, typeof name === 'string' ? { [name]: values } : name)
    if (command === 'config' && values?.send_page_view !== false) take(['event', 'page_view', values])
    if (command !== 'event') return
    const { page_location, page_title, page_referrer, ...others } = { ...settings, ...values }
    const query = new URLSearchParams({
      en: name,
      dl: page_location ?? location.href,
      dt: page_title ?? document.title,
      dr: page_referrer ?? document.referrer,
      ...others,
    })
    fetch('${collect}?' + query, { method: 'POST', mode: 'no-cors', keepalive: true }).catch(() => {})
  }
  const calls = (window.dataLayer ??= [])
  for (const call of calls) take(call)
  const push = calls.push.bind(calls)
  calls.push = (...added) => (added.forEach(take), push(...added))
}`
