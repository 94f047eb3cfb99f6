import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { DocsSearch, DocsSection } from './docs-address'

interface DocsLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  search: Omit<DocsSearch, 'section'> & { section?: DocsSection }
}

const exact = { exact: true } as const

/**
 * A link within the documentation. By default the router considers a link to the start current everywhere on the page.
 */
export function DocsLink(props: DocsLinkProps) {
  return <Link to="/app/pages/api" activeOptions={exact} resetScroll={false} {...props} />
}
