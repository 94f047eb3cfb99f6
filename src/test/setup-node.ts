// Defines the page's URL, because the portal sends requests to its own host and Node has no page.
Object.defineProperty(globalThis, 'location', {
  value: new URL('http://portal.test/'),
  configurable: true,
})
