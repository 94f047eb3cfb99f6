import { RouterContextProvider, createMemoryHistory, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Examples } from '@gallery/example'
import { createAppRouter } from '@/router'
import { Breadcrumb } from '@/ui/shell/navigation/breadcrumb'
import { menu } from '@/ui/shell/examples/menu'

function At({ path }: { path: string }) {
  const { context } = useRouter().options
  const [router] = useState(() =>
    createAppRouter({ ...context, history: createMemoryHistory({ initialEntries: [path] }) }),
  )
  return (
    <RouterContextProvider router={router}>
      <Breadcrumb menu={menu} />
    </RouterContextProvider>
  )
}

const long = '/app/pages/bundle/20012/sessions'
const session = `${long}/66f2a1c09d3e4b5a7c8d9e0f`

export const examples: Examples = {
  'an entry of the menu': () => <At path="/app/pages/bundle" />,
  'a bundle': () => <At path="/app/pages/bundle/20011/sessions" />,
  'a bundle in another script': () => <At path="/app/pages/bundle/20013/sessions" />,
  'a record': () => <At path={session} />,
  'long name': () => <At path={long} />,
  'long name, on a phone': { Framed: () => <At path={session} />, width: 390, height: 90 },
}
