import { Link, type LinkProps } from '@tanstack/react-router'
import type { ComponentPropsWithRef, ReactElement } from 'react'

type PathLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { to: string }

// The shell takes paths as plain strings, because it doesn't depend on the product's routes.
const AnyLink: (props: PathLinkProps & Pick<LinkProps, 'activeOptions'>) => ReactElement = Link

/** A router link to an encoded path. The link is current only on exactly this path. */
export function PathLink(props: PathLinkProps) {
  return <AnyLink activeOptions={{ exact: true, includeSearch: false }} {...props} />
}
