import { Link, linkOptions } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { DocsSearch, DocsSection } from './docs-address'

type DocsLinkSearch = Omit<DocsSearch, 'section'> & { section?: DocsSection }

interface DocsLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  search: DocsLinkSearch
}

const exact = { exact: true } as const

export function DocsLink({ search, ...props }: DocsLinkProps) {
  return <Link {...toDocsLink(search)} {...props} />
}

/**
 * Builds a link within the documentation. Matches exactly, because otherwise the start link would be marked as current
 * in every part.
 */
export function toDocsLink(search: DocsLinkSearch) {
  return linkOptions({
    to: '/app/pages/api',
    search,
    activeOptions: exact,
    resetScroll: false,
  })
}
