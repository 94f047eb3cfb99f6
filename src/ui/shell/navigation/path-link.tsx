import { Link, type LinkProps } from '@tanstack/react-router'
import type { ComponentPropsWithRef, ReactElement } from 'react'

type PathLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { to: string }

// The shell takes paths as plain strings: which routes exist is the product's knowledge.
const AnyLink: (props: PathLinkProps & Pick<LinkProps, 'activeOptions'>) => ReactElement = Link

/** A router link to an encoded path; the current page only where it is exactly this one. */
export function PathLink(props: PathLinkProps) {
  return <AnyLink activeOptions={{ exact: true, includeSearch: false }} {...props} />
}
