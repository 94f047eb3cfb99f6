import { useMediaQuery } from '@mantine/hooks'

/** Mantine `lg`, 1200 px. */
export const WIDE_SCREEN = '(min-width: 75em)'

/** Whether the screen is wide enough for a side navigation. */
export function useWideScreen(): boolean {
  return useMediaQuery(WIDE_SCREEN, undefined, { getInitialValueInEffect: false })
}
