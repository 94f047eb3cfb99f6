import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useShortcuts } from './shortcuts'

/** Esc leads from a record to the list above it; with its filters, when the person came from there. */
export function useBackKey(parent: string | undefined): void {
  const { t } = useLingui()
  const router = useRouter()
  const before = useRef<string>(undefined)

  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
        if (pathChanged) before.current = fromLocation?.pathname
      }),
    [router],
  )

  const run = () => {
    // A record that carries the filters of its list knows the way better than its path.
    const up = document.querySelector<HTMLElement>('main a[rel~="up"]')
    if (before.current === parent) router.history.back()
    else if (up) up.click()
    else if (parent) router.history.push(parent)
  }
  useShortcuts(parent ? { Escape: { label: t`Back to the list`, run } } : {}, t`Everywhere`)
}
