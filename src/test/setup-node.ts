// Requests go to the portal's own host, which a page takes from its URL.
Object.defineProperty(globalThis, 'location', {
  value: new URL('http://portal.test/'),
  configurable: true,
})
