import { useMediaQuery } from '@mantine/hooks'

/** From the large breakpoint (Mantine `lg`, 1200 px) on, the navigation stands beside the screen. */
export function useWideScreen(): boolean {
  return useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false }) ?? true
}
